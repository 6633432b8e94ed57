import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("A pasteboard")
@MainActor
struct PasteboardTests {
  private let utf8 = "public.utf8-plain-text"

  @Test("gives back the text that was copied, to fields and other programs as well")
  func text() {
    let fixture = Fixture()
    let board = UIPasteboard.general
    let before = board.changeCount
    board.string = "Lima"
    expectEqual(board.string, "Lima")
    #expect(board.hasStrings)
    #expect(!board.hasImages)
    #expect(board.changeCount > before)
    expectEqual(fixture.backend.clipboard, "Lima")
    board.string = nil
    #expect(board.string == nil)
    expectEqual(board.numberOfItems, 0)
    expectEqual(fixture.backend.clipboard, "")
  }

  @Test("has what a field has copied, and what another program has")
  func others() {
    let fixture = Fixture()
    UIPasteboard.general.string = "mine"
    fixture.backend.clipboard = "theirs"
    expectEqual(UIPasteboard.general.string, "theirs")
    expectEqual(UIPasteboard.general.types, [utf8])
  }

  @Test("has texts of several items, whose lines other programs get")
  func texts() {
    let fixture = Fixture()
    UIPasteboard.general.strings = ["Lima", "Oslo"]
    expectEqual(UIPasteboard.general.strings, ["Lima", "Oslo"])
    expectEqual(UIPasteboard.general.numberOfItems, 2)
    expectEqual(fixture.backend.clipboard, "Lima\nOslo")
  }

  @Test("has an address, which is a text too")
  func addresses() throws {
    let fixture = Fixture()
    let board = UIPasteboard.general
    let address = try #require(URL(string: "https://example.org/a"))
    board.url = address
    expectEqual(board.url, address)
    #expect(board.hasURLs)
    expectEqual(board.string, "https://example.org/a")
    board.urls = [address, address]
    expectEqual(board.urls, [address, address])
    fixture.backend.clipboard = "https://example.org/b"
    expectEqual(board.url?.path, "/b")
    fixture.backend.clipboard = "no address"
    #expect(board.url == nil)
    #expect(board.urls == nil)
  }

  @Test("has data and values by their types")
  func types() throws {
    _ = Fixture()
    let board = UIPasteboard.general
    board.setData(Data([1, 2]), forPasteboardType: "org.example.own")
    expectEqual(board.data(forPasteboardType: "org.example.own"), Data([1, 2]))
    #expect(board.value(forPasteboardType: "org.example.own") as? Data == Data([1, 2]))
    #expect(board.contains(pasteboardTypes: ["org.example.own"]))
    #expect(!board.contains(pasteboardTypes: [utf8]))
    board.setValue("text", forPasteboardType: utf8)
    #expect(board.value(forPasteboardType: utf8) as? String == "text")
    #expect(board.contains(pasteboardTypes: ["public.text"]))
    let address = try #require(URL(string: "https://example.org"))
    board.setValue(address, forPasteboardType: "public.url")
    #expect(board.value(forPasteboardType: "public.url") as? URL == address)
  }

  @Test("of a name belongs to the program, and goes when it is removed")
  func names() throws {
    let fixture = Fixture()
    let name = UIPasteboard.Name("own")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let board = try #require(UIPasteboard(name: name, create: true))
    board.string = "inside"
    expectEqual(UIPasteboard(name: name, create: false)?.string, "inside")
    expectEqual(board.name, name)
    expectEqual(board.changeCount, 1)
    expectEqual(fixture.backend.clipboard, "")
    var removed = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { removed += 1 } }
    UIPasteboard.remove(withName: name)
    NotificationCenter.default.removeObserver(token)
    expectEqual(removed, 1)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }

  @Test("notifies of its changes")
  func notification() {
    _ = Fixture()
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: UIPasteboard.general,
      queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    UIPasteboard.general.string = "a"
    UIPasteboard.general.string = "b"
    NotificationCenter.default.removeObserver(token)
    expectEqual(changes, 2)
  }

  @Test("without pictures has none, and takes none that has no pixels")
  func pictures() {
    _ = Fixture()
    // The headless backend encodes no pictures.
    UIPasteboard.general.image = UIImage()
    #expect(UIPasteboard.general.image == nil)
    UIPasteboard.general.images = [UIImage()]
    #expect(UIPasteboard.general.images == nil)
  }
}
