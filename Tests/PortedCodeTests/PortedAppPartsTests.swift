import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// An owner that counts what it is told.
private final class Owner: NoteCoordinatorOwner {
  private(set) var ends = 0

  func coordinatorDidEnd(_ coordinator: NoteCoordinator) { ends += 1 }
}

@Suite("The parts of an app that was ported")
@MainActor
struct PortedAppPartsTests {
  private func badge(_ number: Int) -> NoteBadge {
    let badge = NoteBadge(frame: NoteSizes.frame(ofBadge: number))
    badge.number = number
    return badge
  }

  @Test("lay out by overrides that were in an extension")
  func layout() {
    let fixture = Fixture(width: 320, height: 480)
    let badge = badge(1)
    fixture.show(badge)
    #expect(badge.frame == CGRect(x: 70, y: 20, width: 40, height: 24))
    #expect(badge.label.frame == CGRect(x: 8, y: 2, width: 24, height: 20))
    #expect(badge.layer.cornerRadius == 12)
    #expect(badge.intrinsicContentSize == NoteSizes.badge)
  }

  @Test("compare rectangles as on Apple's platforms: those that touch do not overlap")
  func rectangles() {
    _ = Fixture()
    let badges = (0..<3).map(badge(_:))
    badges[1].frame.origin.x = badges[0].frame.maxX
    badges[2].frame.origin.x = badges[1].frame.maxX - 5
    #expect(NoteFrames.overlapping(badges) == [1, 2])
  }

  @Test("hear of a notification, and tell an owner that has no optional members")
  func notification() {
    _ = Fixture()
    let owner = Owner()
    let coordinator = NoteCoordinator(badge(0))
    coordinator.owner = owner
    coordinator.start()
    NotificationCenter.default.post(name: Notification.Name("NoteCoordinatorEnd"), object: nil)
    #expect(owner.ends == 1)
  }

  @Test("count a press that rests")
  func longPress() {
    let fixture = Fixture(width: 320, height: 480)
    let badge = badge(0)
    fixture.show(badge)
    let coordinator = NoteCoordinator(badge)
    coordinator.start()
    fixture.screen.pointer(.pressed, at: CGPoint(x: 40, y: 32))
    fixture.backend.advance(by: 1)
    #expect(badge.number == 1)
    fixture.screen.pointer(.released, at: CGPoint(x: 40, y: 32))
  }

  @Test("count frames, and do later what was asked for")
  func clock() {
    let fixture = Fixture()
    let clock = NoteClock()
    clock.start()
    clock.remind(of: "bread")
    fixture.backend.advance(by: 1)
    _ = RunLoop.current.run(mode: .default, before: Date())
    clock.stop()
    #expect(clock.frames > 10)
    #expect(clock.reminders == ["bread"])
  }

  @Test("load rows again for a list that is pulled")
  func refreshing() {
    let fixture = Fixture(width: 320, height: 480)
    let store = NoteStore()
    let notes = NotesController(store: store)
    fixture.window.rootViewController = notes
    fixture.backend.advanceUntilIdle()
    let refresh = NoteRefresh(notes)
    store.sort(by: .title)
    refresh.control.sendActions(for: .valueChanged)
    #expect(notes.shown.map(\.title) == ["Bread", "Milk"])
  }

  @Test("send commands along the chain of responders, and say which are possible")
  func commands() {
    _ = Fixture()
    let controller = NoteCommandController()
    #expect(controller.menu.children.map(\.title) == ["Archive", "Share"])
    controller.archiveByChain()
    #expect(controller.done == ["archive"])
    let share = (controller.menu.children[1] as? UICommand)?.action
    #expect(share.map { controller.canPerformAction($0, withSender: nil) } == true)
    controller.share()
    #expect(share.map { controller.canPerformAction($0, withSender: nil) } == false)
  }

  @Test("know a network, and the platform that they are on")
  func platform() {
    _ = Fixture()
    let download = NoteDownload()
    download.prepare(Note(title: "http://localhost/note"))
    #expect(download.address == "http://localhost/note")
    download.cancel()
    #expect(NotePlatform.name == "list")
    #expect(NotePlatform.isWide(UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 10))))
  }
}
