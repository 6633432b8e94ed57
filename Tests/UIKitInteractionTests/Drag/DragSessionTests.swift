import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// The rules are those of Documentation/DragAndDrop.md.
@Suite("A drag")
@MainActor
struct DragSessionTests {
  @Test("begins with a mouse that is dragged 4 points, and follows it at once")
  func mouse() {
    let fixture = DragFixture()
    fixture.hand(.pressed, 40, 40)
    fixture.hand(.dragged, 43, 40)
    expectEqual(fixture.take(), [])
    fixture.hand(.dragged, 44, 40)
    expectEqual(fixture.take(), ["items", "lift", "begin", "move"])
    expectEqual(fixture.pictures.count, 1)
    fixture.hand(.dragged, 150, 100)
    // The middle of the view was 20 points to the right of where it was taken hold of.
    expectEqual(fixture.place, CGPoint(x: 170, y: 100))
    expectEqual(fixture.source.center, CGPoint(x: 60, y: 40), "the view itself stays")
    fixture.hand(.released, 150, 100)
    fixture.rest()
    #expect(fixture.pictures.isEmpty)
  }

  @Test("begins with a finger that has rested half a second, and then moves")
  func finger() {
    let fixture = DragFixture()
    fixture.hand(.pressed, 40, 40, .touch)
    fixture.wait(0.4)
    expectEqual(fixture.take(), [])
    fixture.wait(0.2)
    expectEqual(fixture.take(), ["items", "lift"])
    fixture.hand(.dragged, 41, 41, .touch)
    expectEqual(fixture.take(), [], "it has hardly moved")
    fixture.hand(.dragged, 60, 60, .touch)
    expectEqual(fixture.take(), ["begin", "move"])
    fixture.hand(.released, 60, 60, .touch)
    expectEqual(fixture.take(), ["will end cancel", "back"])
  }

  @Test("that never moves puts back what was picked up, without a word of a session")
  func putBack() {
    let fixture = DragFixture()
    fixture.hand(.pressed, 40, 40, .touch)
    fixture.wait(0.8)
    fixture.hand(.released, 40, 40, .touch)
    fixture.rest()
    expectEqual(fixture.take(), ["items", "lift", "lifted", "back"])
    #expect(fixture.pictures.isEmpty)
    #expect(UIApplication.shared.drag == nil)
  }

  @Test("tells a destination that it comes, moves and goes, and asks once whether it cares")
  func destinations() {
    let fixture = DragFixture()
    fixture.drag(to: 250, 250)
    #expect(
      fixture.take()
        == ["items", "lift", "begin", "move", "can handle", "enter", "update 50 50"]
    )
    fixture.hand(.dragged, 260, 250)
    expectEqual(fixture.take(), ["move", "update 60 50"])
    fixture.hand(.dragged, 150, 150)
    expectEqual(fixture.take(), ["move", "exit"])
    fixture.hand(.dragged, 210, 210)
    expectEqual(fixture.take(), ["move", "enter", "update 10 10"])
  }

  @Test("is performed where it is dropped, and ends when what was dropped is in its place")
  func drop() {
    let fixture = DragFixture()
    fixture.rules.landing = UITargetedDragPreview(
      view: fixture.source,
      parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: fixture.destination,
        center: CGPoint(x: 50, y: 50)
      )
    )
    fixture.drag(to: 210, 210)
    _ = fixture.take()
    fixture.hand(.released, 210, 210)
    expectEqual(fixture.take(), ["update 10 10", "will end copy", "drop", "land"])
    expectEqual(fixture.place, CGPoint(x: 230, y: 210))
    fixture.wait(0.15)
    // Halfway to the middle of the destination, at (250, 250).
    expectEqual(fixture.place, CGPoint(x: 240, y: 230))
    fixture.rest()
    expectEqual(fixture.take(), ["lifted", "conclude", "drop end", "did end copy"])
    #expect(fixture.pictures.isEmpty)
  }

  @Test("that is not taken flies back to where it was picked up")
  func flyingBack() {
    let fixture = DragFixture()
    fixture.drag(to: 140, 120)
    fixture.wait(0.3)
    _ = fixture.take()
    fixture.hand(.released, 140, 120)
    expectEqual(fixture.take(), ["will end cancel", "back"])
    expectEqual(fixture.place, CGPoint(x: 160, y: 120))
    fixture.wait(0.15)
    expectEqual(fixture.place, CGPoint(x: 110, y: 80), "halfway to (60, 40)")
    fixture.rest()
    expectEqual(fixture.take(), ["did end cancel"])
    #expect(fixture.pictures.isEmpty)
  }

  @Test(
    "is not performed where that is forbidden, cancelled, or a move of what may not be moved",
    arguments: [UIDropOperation.forbidden, .cancel, .move]
  )
  func forbidden(operation: UIDropOperation) {
    let fixture = DragFixture()
    fixture.rules.operation = operation
    fixture.rules.allowsMove = false
    fixture.drag(to: 250, 250)
    expectEqual(fixture.badge, (operation == .cancel ? nil : "⊘"))
    _ = fixture.take()
    fixture.hand(.released, 250, 250)
    fixture.rest()
    #expect(
      fixture.take()
        == [
          "update 50 50", "will end cancel", "exit", "back", "lifted", "drop end", "did end cancel",
        ]
    )
  }

  @Test("moves where that is allowed, and says so at its end")
  func moving() {
    let fixture = DragFixture()
    fixture.rules.operation = .move
    fixture.drag(to: 250, 250)
    #expect(fixture.badge == nil)
    fixture.hand(.released, 250, 250)
    fixture.rest()
    expectEqual(fixture.take().suffix(1), ["did end move"])
  }

  @Test("goes back at Escape, and other keys do nothing meanwhile")
  func keys() {
    let fixture = DragFixture()
    fixture.drag(to: 250, 250)
    _ = fixture.take()
    fixture.fixture.screen.press(.keyboardDeleteOrBackspace)
    fixture.fixture.screen.press(.keyboardTab)
    expectEqual(fixture.take(), [])
    #expect(UIApplication.shared.drag != nil)
    fixture.fixture.screen.press(.keyboardEscape)
    expectEqual(fixture.take(), ["will end cancel", "exit", "back"])
    fixture.hand(.dragged, 260, 250)
    fixture.hand(.released, 260, 250)
    fixture.rest()
    expectEqual(fixture.take(), ["lifted", "drop end", "did end cancel"])
  }

  @Test("goes back when the desktop takes the pointer away")
  func cancelled() {
    let fixture = DragFixture()
    fixture.drag(to: 250, 250)
    fixture.hand(.cancelled, 250, 250)
    fixture.rest()
    expectEqual(fixture.take().suffix(1), ["did end cancel"])
    // The next one begins as usual.
    fixture.drag(to: 250, 250)
    expectEqual(fixture.pictures.count, 1)
  }

  @Test("goes on when the view that it began in leaves, and fades at its end")
  func sourceGone() {
    let fixture = DragFixture()
    fixture.drag(to: 150, 150)
    fixture.source.removeFromSuperview()
    fixture.hand(.dragged, 160, 150)
    expectEqual(fixture.place, CGPoint(x: 180, y: 150))
    _ = fixture.take()
    fixture.hand(.released, 160, 150)
    expectEqual(fixture.pictures.first?.alpha, 0)
    fixture.rest()
    expectEqual(fixture.take(), ["will end cancel", "lifted", "did end cancel"])
  }

  @Test("goes back when its destination leaves under it, even while that is asked")
  func destinationGone() {
    let fixture = DragFixture()
    fixture.drag(to: 250, 250)
    fixture.rules.whileUpdating = { fixture.destination.removeFromSuperview() }
    fixture.hand(.dragged, 251, 250)
    _ = fixture.take()
    fixture.hand(.released, 251, 250)
    fixture.rest()
    #expect(
      fixture.take()
        == ["exit", "will end cancel", "back", "lifted", "drop end", "did end cancel"]
    )
  }

  @Test("goes back when its window closes")
  func windowCloses() {
    let fixture = DragFixture()
    fixture.drag(to: 250, 250)
    fixture.fixture.screen.close()
    #expect(UIApplication.shared.drag == nil)
    #expect(fixture.take().contains("will end cancel"))
  }

  @Test("cannot begin where there is nothing to drag, and a click is a click then")
  func nothing() {
    let fixture = DragFixture()
    fixture.rules.items = []
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandlerClosure { _ in taps += 1 }
    fixture.source.addGestureRecognizer(tap)
    fixture.hand(.pressed, 40, 40)
    fixture.hand(.dragged, 46, 40)
    #expect(fixture.pictures.isEmpty)
    fixture.hand(.released, 46, 40)
    expectEqual(taps, 1)
  }

  @Test("cannot begin on a control, or while the interaction is off")
  func controls() {
    let fixture = DragFixture()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    fixture.source.addSubview(button)
    fixture.hand(.pressed, 30, 30)
    fixture.hand(.dragged, 90, 30)
    fixture.hand(.released, 90, 30)
    expectEqual(fixture.take(), [])
    fixture.interaction.isEnabled = false
    fixture.drag(to: 90, 90)
    expectEqual(fixture.take(), [])
    #expect(UIDragInteraction.isEnabledByDefault)
    #expect(fixture.interaction.delegate === fixture.rules)
    let other: UIDropInteraction = fixture.dropInteraction
    #expect(other.delegate === fixture.rules)
  }

  @Test("takes in what another finger taps")
  func adding() {
    let fixture = DragFixture()
    fixture.rules.added = [UIDragItem(itemProvider: NSItemProvider(object: "more"))]
    fixture.hand(.pressed, 40, 40, .touch)
    fixture.wait(0.6)
    fixture.hand(.dragged, 150, 150, .touch)
    _ = fixture.take()
    #expect(fixture.badge == nil)
    fixture.hand(.pressed, 50, 50, .touch, finger: 1)
    fixture.hand(.released, 50, 50, .touch, finger: 1)
    expectEqual(fixture.take(), ["add at 30 30", "move"])
    expectEqual(fixture.badge, "2")
    expectEqual(UIApplication.shared.drag?.session.items.count, 2)
    // The same one cannot be added twice.
    fixture.hand(.pressed, 50, 50, .touch, finger: 1)
    fixture.hand(.released, 50, 50, .touch, finger: 1)
    expectEqual(UIApplication.shared.drag?.session.items.count, 2)
    fixture.wait(0.3)
    expectEqual(fixture.pictures.map(\.center), [CGPoint(x: 174, y: 154), CGPoint(x: 170, y: 150)])
  }

  @Test("shows what an item says, or nothing of it")
  func previews() {
    let fixture = DragFixture()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    fixture.rules.items[0].previewProvider = { UIDragPreview(view: label) }
    fixture.drag(to: 150, 150)
    expectEqual(fixture.pictures.first?.bounds.size, CGSize(width: 30, height: 10))
    fixture.hand(.released, 150, 150)
    fixture.rest()
    fixture.rules.items[0].previewProvider = { nil }
    fixture.drag(to: 150, 150)
    #expect(fixture.pictures.isEmpty)
    fixture.hand(.released, 150, 150)
    fixture.rest()
    fixture.rules.items[0].previewProvider = nil
    fixture.rules.isUnseen = true
    fixture.drag(to: 150, 150)
    #expect(fixture.pictures.isEmpty)
    fixture.hand(.released, 150, 150)
  }

  @Test("moves nothing that need not move where motion is reduced")
  func reducedMotion() {
    let fixture = DragFixture(environment: UIBackendEnvironment(reducesMotion: true))
    fixture.drag(to: 150, 150)
    fixture.hand(.released, 150, 150)
    expectEqual(fixture.place, CGPoint(x: 60, y: 40))
    fixture.wait(0.05)
    #expect(fixture.pictures.isEmpty)
    expectEqual(fixture.take().suffix(1), ["did end cancel"])
  }
}

@Suite("The session of a drag")
@MainActor
struct DragContentTests {
  @Test("finds what the source has put into it, in the same program")
  func local() {
    let fixture = DragFixture()
    fixture.rules.isRestricted = true
    fixture.rules.items[0].localObject = 7
    expectEqual(fixture.rules.items[0].itemProvider.registeredTypeIdentifiers.count, 1)
    var found: [String] = []
    fixture.rules.whilePerforming = { (session: any UIDropSession) in
      session.localDragSession?.localContext = "context"
      let hasText = session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
      let hasPicture = session.hasItemsConforming(toTypeIdentifiers: ["public.image"])
      found = [
        "\(session.items.map { $0.localObject as? Int })",
        "\(session.localDragSession?.localContext ?? "none")",
        "\(session.isRestrictedToDraggingApplication) \(session.allowsMoveOperation)",
        "\(hasText) \(hasPicture)",
        "\(session.canLoadObjects(ofClass: String.self))",
      ]
    }
    fixture.drag(to: 250, 250)
    fixture.hand(.released, 250, 250)
    expectEqual(found, ["[Optional(7)]", "context", "true true", "true false", "true"])
  }

  @Test("loads objects in the order of the items, and leaves out what fails")
  func loading() {
    let fixture = DragFixture()
    let failing = NSItemProvider()
    failing.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { provide in
      provide(nil, NSItemProvider.error(.unknownError, "It fails."))
      return nil
    }
    let providers = [NSItemProvider(object: "a"), failing, NSItemProvider(object: "b")]
    fixture.rules.items = providers.map { UIDragItem(itemProvider: $0) }
    var texts: [String] = []
    var progress: Progress?
    fixture.rules.whilePerforming = { session in
      progress = session.loadObjects(ofClass: String.self) {
        texts = $0.compactMap { $0 as? String }
      }
    }
    fixture.drag(to: 250, 250)
    fixture.hand(.released, 250, 250)
    expectEqual(texts, ["a", "b"])
    #expect(progress?.isFinished == true)
  }

  @Test("ends although an item never answers")
  func silence() {
    let fixture = DragFixture()
    let silent = NSItemProvider()
    silent.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { _ in nil }
    fixture.rules.items = [UIDragItem(itemProvider: silent)]
    var isLoaded = false
    fixture.rules.whilePerforming = {
      $0.loadObjects(ofClass: String.self) { _ in isLoaded = true }
    }
    fixture.drag(to: 250, 250)
    fixture.hand(.released, 250, 250)
    fixture.rest()
    #expect(!isLoaded)
    expectEqual(fixture.take().suffix(1), ["did end copy"])
  }
}
