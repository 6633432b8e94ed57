import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("A localized text")
struct LocalizedTextTests {
  @Test("is its key where the program has no other words for it, or what is given for that")
  func withoutTable() {
    expectEqual(String(localized: "Delete"), "Delete")
    let count = 3
    expectEqual(String(localized: "\(count) items", comment: "How many there are"), "3 items")
    expectEqual(String(localized: "delete.title", defaultValue: "Delete"), "Delete")
  }

  @Test("is what a bundle has for its key")
  func table() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let file = language.appendingPathComponent("Actions.strings")
    try Data("\"delete\" = \"Remove\";".utf8).write(to: file)
    let bundle = try #require(Bundle(url: language))
    expectEqual(String(localized: "delete", table: "Actions", bundle: bundle), "Remove")
  }

  @Test("A second has as many nanoseconds as on Apple's platforms")
  func nanoseconds() {
    expectEqual(NSEC_PER_SEC, 1_000_000_000)
    expectEqual(NSEC_PER_SEC, 1_000 * NSEC_PER_MSEC)
    expectEqual(NSEC_PER_MSEC, 1_000 * NSEC_PER_USEC)
    expectEqual(USEC_PER_SEC, 1_000_000)
  }
}
