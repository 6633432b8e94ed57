import CGTK
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

extension OnDisplay {
  @MainActor
  @Suite("The GTK backend")
  struct GTKBackendTests {
    private let backend: GTKBackend

    init() throws { backend = try GTKBackend(style: .pinned) }

    /// Lets GTK's loop run until the condition holds, or there was time for some hundred frames.
    private var contract: BackendContract {
      BackendContract(of: backend) { condition in
        let end = g_get_monotonic_time() + 5_000_000
        while !condition(), g_get_monotonic_time() < end {
          if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
        }
        return condition()
      }
    }

    @Test("makes frames when asked") func frames() { contract.checkFrames() }
    @Test("shows windows") func windows() throws { try contract.checkWindows() }
    @Test("takes windows of any size") func oddWindows() { contract.checkOddWindows() }
    @Test("keeps no client alive") func references() { contract.checkReferences() }
    @Test("lays out text") func text() { contract.checkText() }
    @Test("decodes pictures") func pictures() throws { try contract.checkPictures() }
    @Test("has symbols") func symbols() { contract.checkSymbols() }
  }
}

@MainActor
@Suite("GTK's resources on the headless clock")
struct OffscreenContractTests {
  private let backend = HeadlessBackend(resources: GTKResources(style: .pinned))

  private var contract: BackendContract {
    BackendContract(of: backend) { [backend] condition in
      for _ in 0..<100 where !condition() { backend.advance(by: HeadlessBackend.frameInterval) }
      return condition()
    }
  }

  @Test("make frames when asked") func frames() { contract.checkFrames() }
  @Test("lay out text") func text() { contract.checkText() }
  @Test("decode pictures") func pictures() throws { try contract.checkPictures() }
  @Test("have symbols") func symbols() { contract.checkSymbols() }
}
