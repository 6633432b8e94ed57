import Foundation
import TesseraTestSupport
import Testing
import UIKit

@MainActor
@Suite("The headless backend")
struct HeadlessBackendTests {
  private let backend = HeadlessBackend()

  private var contract: BackendContract {
    BackendContract(of: backend) { [backend] condition in
      for _ in 0..<100 where !condition() {
        if backend.needsFrame { backend.advance(by: HeadlessBackend.frameInterval) }
      }
      return condition()
    }
  }

  @Test("makes frames when asked") func frames() { contract.checkFrames() }
  @Test("shows windows") func windows() throws { try contract.checkWindows() }
  @Test("takes windows of any size") func oddWindows() { contract.checkOddWindows() }
  @Test("keeps nobody alive") func references() { contract.checkReferences() }
  @Test("lays out text") func text() { contract.checkText() }
  @Test("decodes pictures") func pictures() throws { try contract.checkPictures() }
  @Test("has symbols") func symbols() { contract.checkSymbols() }
}
