import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor
private final class GestureTarget: NSObject {
  var calls: [String] = []

  func tapped() { calls.append("tapped") }
  func recognized(_ recognizer: UITapGestureRecognizer) {
    calls.append("\(recognizer.state)")
  }
  func moved(_ recognizer: UIGestureRecognizer) { calls.append("\(recognizer.state)") }
}

/// A recogniser as it is written for iOS, with an initialiser of its own.
private final class NamedTap: UITapGestureRecognizer {
  let title: String

  init(title: String, target: Any?, action: Selector?) {
    self.title = title
    super.init(target: target, action: action)
  }
}

@Suite("A method that a gesture calls")
@MainActor
final class GestureTargetTests {
  // Made by the test itself: suites are made one after the other, and a fixture starts a program of its own.
  private lazy var fixture = {
    let fixture = Fixture()
    fixture.show(view)
    return fixture
  }()
  private let target = GestureTarget()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let place = CGPoint(x: 50, y: 50)

  private func tap() {
    fixture.screen.tap(at: place)
    fixture.backend.advance(by: 1)
  }

  @Test("is called with the recogniser, in the order in which they were added")
  func tapped() {
    let tap = UITapGestureRecognizer(target: target, action: Selector(GestureTarget.tapped))
    tap.addTarget(target, action: Selector(GestureTarget.recognized(_:)))
    view.addGestureRecognizer(tap)
    self.tap()
    expectEqual(target.calls, ["tapped", "ended"])
  }

  @Test("is called by a subclass with an initialiser of its own")
  func subclass() {
    let tapped = Selector(GestureTarget.tapped)
    view.addGestureRecognizer(NamedTap(title: "A", target: target, action: tapped))
    tap()
    expectEqual(target.calls, ["tapped"])
  }

  @Test("is called for each state of a movement")
  func moved() {
    let moved = Selector(GestureTarget.moved(_:))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: moved))
    fixture.screen.pointer(.pressed, at: place)
    fixture.screen.pointer(.dragged, at: CGPoint(x: 50, y: 80))
    fixture.screen.pointer(.dragged, at: CGPoint(x: 50, y: 90))
    fixture.screen.pointer(.released, at: CGPoint(x: 50, y: 90))
    expectEqual(target.calls.first, "began")
    expectEqual(target.calls.dropFirst().first, "changed")
    expectEqual(target.calls.last, "ended")
  }

  @Test("is not called once it is removed")
  func removal() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    tap.addTarget(target, action: Selector(GestureTarget.tapped))
    tap.addTarget(target, action: Selector(GestureTarget.recognized(_:)))
    tap.removeTarget(target, action: Selector(GestureTarget.tapped))
    self.tap()
    expectEqual(target.calls, ["ended"])
    tap.removeTarget(nil, action: nil)
    self.tap()
    expectEqual(target.calls, ["ended"])
  }

  @Test("does not keep its target")
  func weakTarget() {
    weak var gone: GestureTarget?
    let tap: UITapGestureRecognizer
    do {
      let target = GestureTarget()
      gone = target
      tap = UITapGestureRecognizer(target: target, action: Selector(GestureTarget.tapped))
    }
    #expect(gone == nil)
    view.addGestureRecognizer(tap)
    self.tap()
  }
}
