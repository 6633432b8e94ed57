import CGTK
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

extension OnDisplay {
  @MainActor
  @Suite("The clipboard of the desktop")
  struct GTKPasteboardTests {
    private static let text = "text/plain;charset=utf-8"
    private let board: any UIBackendPasteboard

    init() throws { board = try GTKBackend(style: .pinned).pasteboard }

    @Test("gives back what was written, and tells whether it is still there")
    func writing() {
      let before = board.changeCount
      board.write([Self.text: Data("Lima".utf8), "image/png": Data([1, 2, 3])])
      #expect(board.isOwn)
      #expect(board.changeCount > before)
      #expect(board.types.contains("image/png"))
      expectEqual(board.data(ofType: Self.text), Data("Lima".utf8))
      expectEqual(board.data(ofType: "image/png"), Data([1, 2, 3]))
      #expect(board.data(ofType: "text/html") == nil)
    }

    @Test("has what GTK's own widgets have copied")
    func widgets() {
      board.write([Self.text: Data("mine".utf8)])
      gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), "theirs")
      #expect(!board.isOwn)
      expectEqual(board.data(ofType: Self.text), Data("theirs".utf8))
    }

    @Test("is emptied")
    func emptying() {
      board.write([Self.text: Data("mine".utf8)])
      board.write([:])
      expectEqual(board.types, [])
      #expect(board.isOwn)
    }
  }
}
