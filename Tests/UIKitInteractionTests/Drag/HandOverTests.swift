import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A drag that leaves its window")
@MainActor
struct HandOverTests {
  @Test("goes on as one of the desktop's, which sees what others may have")
  func leaving() throws {
    let fixture = DragFixture()
    fixture.rules.items = ["one", "two"].map {
      UIDragItem(itemProvider: NSItemProvider(object: $0))
    }
    fixture.drag(to: 250, 250)
    #expect(fixture.fixture.backend.drag == nil)
    _ = fixture.take()
    fixture.hand(.dragged, 250, 401)
    let drag = try #require(fixture.fixture.backend.drag)
    expectEqual(fixture.take(), ["exit"])
    expectEqual(drag.types, ["text/plain;charset=utf-8", "text/plain"])
    expectEqual(drag.read("text/plain"), Data("one\ntwo".utf8))
    #expect(drag.read("image/png") == nil)
    #expect(fixture.pictures.allSatisfy { $0.isHidden }, "the desktop shows it now")
    fixture.hand(.dragged, 250, 250)
    expectEqual(fixture.take(), [], "the pointer is the desktop's")
    drag.end(.copy)
    let heard = fixture.take().filter { $0 != "lifted" }
    expectEqual(heard, ["will end copy", "drop end", "did end copy"])
    #expect(fixture.pictures.isEmpty)
  }

  @Test("comes back to its own window, and is dropped there")
  func returning() throws {
    let fixture = DragFixture()
    fixture.drag(to: 250, 250)
    fixture.hand(.dragged, 250, 401)
    let drag = try #require(fixture.fixture.backend.drag)
    _ = fixture.take()
    expectEqual(drag.move(to: CGPoint(x: 220, y: 220), in: fixture.fixture.screen), .copy)
    expectEqual(fixture.take(), ["move", "enter", "update 20 20"])
    expectEqual(drag.move(to: CGPoint(x: 20, y: 220), in: fixture.fixture.screen), .none)
    expectEqual(fixture.take(), ["move", "exit"])
    drag.move(to: CGPoint(x: 220, y: 220), in: fixture.fixture.screen)
    _ = fixture.take()
    expectEqual(drag.drop(), .copy)
    #expect(fixture.pictures.first?.isHidden == false)
    fixture.rest()
    #expect(
      fixture.take()
        == [
          "move", "update 20 20", "will end copy", "drop", "land", "lifted", "conclude", "drop end",
          "did end copy",
        ]
    )
  }

  @Test("is dropped in another window of the program, which finds it in the session")
  func otherWindow() throws {
    let fixture = DragFixture()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let list = DragList(["a b c"], MovementFixture.list(), x: 0)
    other.addSubview(list.view)
    other.makeKeyAndVisible()
    fixture.fixture.backend.makeFrame()
    list.operation = .copy
    fixture.rules.items[0].localObject = "text"
    fixture.drag(to: 250, 250)
    fixture.hand(.dragged, 500, 250)
    let drag = try #require(fixture.fixture.backend.drag)
    drag.move(to: CGPoint(x: 50, y: 70), in: fixture.fixture.backend.windows[1])
    expectEqual(list.shown, "a _ b c")
    expectEqual(drag.drop(), .copy)
    fixture.rest()
    expectEqual(list.shown, "a text b c")
    #expect(list.coordinator?.session.localDragSession != nil)
    expectEqual(fixture.take().suffix(1), ["did end copy"])
  }

  @Test("flies back when nothing has taken it")
  func nothing() throws {
    let fixture = DragFixture()
    fixture.drag(to: 250, 250)
    fixture.hand(.dragged, 250, 401)
    let drag = try #require(fixture.fixture.backend.drag)
    drag.cancel()
    #expect(fixture.pictures.first?.isHidden == false)
    fixture.rest()
    expectEqual(fixture.take().suffix(1), ["did end cancel"])
    #expect(fixture.pictures.isEmpty)
  }

  @Test("shows other programs nothing where it is restricted to its own")
  func restricted() {
    let fixture = DragFixture()
    fixture.rules.isRestricted = true
    fixture.drag(to: 250, 250)
    fixture.hand(.dragged, 250, 401)
    expectEqual(fixture.fixture.backend.drag?.types, [])
  }
}

@Suite("A drag of another program")
@MainActor
struct IncomingDragTests {
  @Test("is taken like one of the program's own, and cannot be moved unless it says so")
  func text() {
    let fixture = DragFixture()
    var texts: [String] = []
    fixture.rules.whilePerforming = { session in
      #expect(session.localDragSession == nil)
      session.loadObjects(ofClass: String.self) { texts = $0.compactMap { $0 as? String } }
    }
    let drag = HeadlessDrag([("text/plain;charset=utf-8", Data("hello".utf8))])
    fixture.rules.operation = .move
    expectEqual(drag.move(to: CGPoint(x: 250, y: 250), in: fixture.fixture.screen), .none)
    fixture.rules.operation = .copy
    expectEqual(drag.move(to: CGPoint(x: 251, y: 250), in: fixture.fixture.screen), .copy)
    expectEqual(drag.drop(), .copy)
    expectEqual(texts, ["hello"])
    fixture.rest()
    expectEqual(fixture.take().suffix(2), ["conclude", "drop end"])
    let mover = HeadlessDrag([("text/plain", Data("hello".utf8))], allowsMove: true)
    fixture.rules.operation = .move
    expectEqual(mover.move(to: CGPoint(x: 250, y: 250), in: fixture.fixture.screen), .move)
    mover.leave()
    expectEqual(fixture.take().suffix(2), ["exit", "drop end"])
  }

  @Test("brings files, one item for each, whatever their names")
  func files() {
    let fixture = DragFixture()
    let files = ["/tmp/two\nlines.txt", "/tmp/a b"].map { URL(fileURLWithPath: $0) }
    let list = files.map(\.absoluteString).joined(separator: "\r\n") + "\r\n"
    var found: [URL] = []
    fixture.rules.whilePerforming = { session in
      session.loadObjects(ofClass: URL.self) { found = $0.compactMap { $0 as? URL } }
    }
    let drag = HeadlessDrag([("text/uri-list", Data("# files\r\n\(list)".utf8))])
    drag.move(to: CGPoint(x: 250, y: 250), in: fixture.fixture.screen)
    expectEqual(drag.drop(), .copy)
    expectEqual(found.map(\.path), ["/tmp/two\nlines.txt", "/tmp/a b"])
  }

  @Test("whose program never answers, or dies, harms nothing")
  func silence() {
    let fixture = DragFixture()
    let silent = HeadlessDrag([("text/uri-list", nil)])
    silent.move(to: CGPoint(x: 250, y: 250), in: fixture.fixture.screen)
    #expect(silent.drop() == nil, "what it has is still being read")
    fixture.rest()
    #expect(!fixture.take().contains("drop"))
    let next = HeadlessDrag([("text/plain", Data("x".utf8))])
    expectEqual(next.move(to: CGPoint(x: 250, y: 250), in: fixture.fixture.screen), .copy)
    next.cancel()
    expectEqual(fixture.take().suffix(2), ["exit", "drop end"])
    // One that has gone without a word gives way to the next.
    let lost = HeadlessDrag([("text/plain", Data("x".utf8))])
    lost.move(to: CGPoint(x: 250, y: 250), in: fixture.fixture.screen)
    let last = HeadlessDrag([("text/plain", Data("x".utf8))])
    expectEqual(last.move(to: CGPoint(x: 250, y: 250), in: fixture.fixture.screen), .copy)
    expectEqual(fixture.take().filter { $0 == "exit" }.count, 1)
    last.cancel()
  }

  @Test(
    "has died with its program when the mouse is back: at a press, and at a move a second after it was last heard of"
  )
  func died() {
    let fixture = ListDragFixture(["a b c"])
    let list = fixture.left
    list.operation = .copy
    let place = CGPoint(x: 50, y: 70)
    let screen = fixture.fixture.screen
    // Nothing says that these leave.
    HeadlessDrag([("text/plain", Data("new".utf8))]).move(to: place, in: screen)
    fixture.wait(0.5)
    fixture.hand(.hovered, 50, 71)
    expectEqual(list.shown, "a _ b c", "a program may say that it drops after the mouse is back")
    fixture.wait(0.6)
    fixture.hand(.hovered, 50, 72)
    expectEqual(list.shown, "a b c")
    HeadlessDrag([("text/plain", Data("new".utf8))]).move(to: place, in: screen)
    fixture.hand(.pressed, 50, 71, .touch)
    fixture.hand(.released, 50, 71, .touch)
    expectEqual(list.shown, "a _ b c", "a finger is not the mouse that drags")
    fixture.hand(.pressed, 50, 71)
    expectEqual(list.shown, "a b c")
    fixture.hand(.released, 50, 71)
    fixture.end()
  }

  @Test("opens a gap in a list, and is inserted there")
  func list() {
    let fixture = ListDragFixture(["a b c"])
    let list = fixture.left
    list.operation = .copy
    list.perform = { coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else {
        return
      }
      list.insert(["new"], at: path.item)
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    let drag = HeadlessDrag([("text/plain", Data("new".utf8))])
    drag.move(to: CGPoint(x: 50, y: 70), in: fixture.fixture.screen)
    expectEqual(list.shown, "a _ b c")
    drag.leave()
    expectEqual(list.shown, "a b c")
    drag.move(to: CGPoint(x: 50, y: 70), in: fixture.fixture.screen)
    expectEqual(drag.drop(), .copy)
    fixture.rest()
    expectEqual(list.shown, "a new b c")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }
}
