import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A program that starts with no backend")
@MainActor
struct NoBackendTests {
  @Test("has the headless one where that is linked")
  func headless() {
    UIApplication.end()
    #expect(UIApplication.shared.backend is HeadlessBackend)
  }

  @Test("ends with a message that says which modules have one, where none is linked")
  func absence() throws {
    let program = Process()
    program.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "NoBackendProgram")
    program.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let errors = Pipe()
    program.standardError = errors
    try program.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()

    #expect(program.terminationReason == .uncaughtSignal)
    for part in ["has no backend", "GTKApplication.run", "TesseraGTK", "TesseraHeadless"] {
      #expect(message.contains(part), "\(message)")
    }
  }
}
