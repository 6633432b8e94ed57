import TesseraTestSupport
import Testing

@testable import UIKit

/// A control that writes down what it is told, in the words of `UIControl.Event`.
@MainActor
final class RecordingControl: UIControl {
  var log: [String] = []
  var followsFrom = true
  var followsOn = true

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  static func record(_ control: UIControl, _ write: @escaping (String) -> Void) {
    for (event, name) in names {
      control.addAction(UIAction { _ in write(name) }, for: event)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.record(self) { [unowned self] in self.log.append($0) }
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { followsFrom }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { followsOn }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel tracking") }
}

@Suite("A control")
@MainActor
struct UIControlTests {
  /// A control of 100 × 100 in the middle of a fixture of 400 × 400.
  private func fixture() -> (Fixture, RecordingControl) {
    let fixture = Fixture(width: 400, height: 400)
    let control = RecordingControl(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    return (fixture, fixture.show(control))
  }

  private let middle = CGPoint(x: 200, y: 200)

  @Test("tells of a touch that goes down and up")
  func tellsOfTaps() {
    let (fixture, control) = fixture()
    fixture.screen.pointer(.pressed, at: middle)
    #expect(control.isTracking)
    expectEqual(control.state, .highlighted)
    fixture.screen.pointer(.released, at: middle)
    #expect(control.isTracking == false)
    expectEqual(control.state, .normal)
    expectEqual(control.log, ["down", "end", "up inside"])
    fixture.screen.tap(at: middle)
    expectEqual(control.log.dropFirst(3), ["down", "repeat", "end", "up inside"])
  }

  @Test("tells of a touch that is dragged out, back in, and out again")
  func tellsOfDrags() {
    let (fixture, control) = fixture()
    let out = CGPoint(x: 200, y: 380)
    fixture.screen.pointer(.pressed, at: middle)
    fixture.screen.pointer(.dragged, at: CGPoint(x: 210, y: 200))
    fixture.screen.pointer(.dragged, at: out)
    #expect(control.isHighlighted == false)
    fixture.screen.pointer(.dragged, at: out)
    fixture.screen.pointer(.dragged, at: middle)
    #expect(control.isHighlighted)
    fixture.screen.pointer(.dragged, at: out)
    fixture.screen.pointer(.released, at: out)
    expectEqual(
      control.log,
      [
        "down", "inside", "exit", "outside", "outside", "enter", "inside", "exit", "outside",
        "end", "up outside",
      ]
    )
  }

  @Test("reaches further for a finger than for a mouse")
  func reachesForFingers() {
    let (fixture, control) = fixture()
    let near = CGPoint(x: 200, y: 310)
    for device in [UIBackendPointerEvent.Device.touch, .mouse] {
      fixture.screen.pointer(.pressed, at: middle, device: device)
      fixture.screen.pointer(.released, at: near, device: device)
    }
    expectEqual(control.log.filter { $0.hasPrefix("up") }, ["up inside", "up outside"])
  }

  @Test("gives up a touch that is taken away, when it is disabled and when it leaves the window")
  func cancels() {
    let (fixture, control) = fixture()
    fixture.screen.pointer(.pressed, at: middle)
    fixture.screen.pointer(.cancelled, at: middle)
    expectEqual(control.log, ["down", "cancel tracking", "cancel"])
    fixture.screen.pointer(.pressed, at: middle)
    control.isEnabled = false
    expectEqual(control.state, .disabled)
    expectEqual(control.log.suffix(2), ["cancel tracking", "cancel"])
    fixture.screen.pointer(.released, at: middle)
    control.isEnabled = true
    control.log = []
    fixture.screen.pointer(.pressed, at: middle)
    control.removeFromSuperview()
    fixture.screen.pointer(.released, at: middle)
    expectEqual(control.log.last, "cancel")
    expectEqual(control.state, .normal)
  }

  @Test("takes no touch while it is disabled, and lets none through")
  func isDisabled() {
    let (fixture, control) = fixture()
    control.isEnabled = false
    #expect(fixture.window.hitTest(middle, with: nil) === control)
    fixture.screen.tap(at: middle)
    expectEqual(control.log, [])
  }

  @Test("takes only the primary button")
  func ignoresOtherButtons() {
    let (fixture, control) = fixture()
    for action in [UIBackendPointerEvent.Action.pressed, .released] {
      fixture.screen.send(
        .pointer(UIBackendPointerEvent(action, at: middle, timestamp: 0, device: .mouse, button: 2))
      )
    }
    expectEqual(control.log, [])
  }

  @Test("asks before it follows a touch, and at each step")
  func asksBeforeFollowing() {
    let (fixture, control) = fixture()
    control.followsFrom = false
    fixture.screen.tap(at: middle)
    expectEqual(control.log, [])
    control.followsFrom = true
    control.followsOn = false
    fixture.backend.advance(by: 1)
    fixture.screen.pointer(.pressed, at: middle)
    fixture.screen.pointer(.dragged, at: middle)
    fixture.screen.pointer(.released, at: middle)
    expectEqual(control.log, ["down"])
    expectEqual(control.state, .normal)
  }

  @Test("is pressed by space and return once it has the keys")
  func takesKeys() {
    let (fixture, control) = fixture()
    fixture.screen.press(.keyboardSpacebar)
    expectEqual(control.log, [])
    #expect(control.becomeFirstResponder())
    fixture.screen.press(.keyboardSpacebar)
    expectEqual(control.log, ["down", "up inside"])
    fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(control.log.count, 4)
    fixture.screen.press(.keyboardReturnOrEnter, modifiers: .control)
    fixture.screen.press(.keyboardEscape)
    expectEqual(control.log.count, 4)
    control.isEnabled = false
    #expect(control.canBecomeFirstResponder == false)
    fixture.screen.press(.keyboardSpacebar)
    expectEqual(control.log.count, 4)
  }

  @Test("gets the keys of the window when it is pressed")
  func getsKeys() {
    let (fixture, control) = fixture()
    #expect(control.isFirstResponder == false)
    fixture.screen.tap(at: middle)
    #expect(control.isFirstResponder)
  }

  @Test("performs its actions in their order, each identifier once for an event")
  func performsActions() {
    _ = Fixture()
    let control = UIControl()
    var log: [String] = []
    func action(_ word: String, _ identifier: UIAction.Identifier? = nil) -> UIAction {
      UIAction(title: word, identifier: identifier) {
        log.append($0.title)
        #expect($0.sender as? UIControl === control)
      }
    }
    let shared = UIAction.Identifier("shared")
    control.addAction(action("a"), for: [.touchDown, .valueChanged])
    control.addAction(action("b", shared), for: [.touchDown, .valueChanged])
    control.addAction(action("c", shared), for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(log, ["a", "c"])
    log = []
    control.sendActions(for: [.touchDown, .valueChanged])
    expectEqual(log, ["a", "b", "c"])
    log = []
    control.removeAction(identifiedBy: shared, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    expectEqual(log, ["a", "c"])
    expectEqual(control.allControlEvents, [.touchDown, .valueChanged])
  }

  @Test("says where its content stands by the reading direction")
  func alignsContent() {
    _ = Fixture()
    let control = UIControl()
    expectEqual(control.effectiveContentHorizontalAlignment, .center)
    control.contentHorizontalAlignment = .leading
    expectEqual(control.effectiveContentHorizontalAlignment, .left)
    control.semanticContentAttribute = .forceRightToLeft
    expectEqual(control.effectiveContentHorizontalAlignment, .right)
    control.contentHorizontalAlignment = .trailing
    expectEqual(control.effectiveContentHorizontalAlignment, .left)
  }

  @Test("knows whether its touch is inside, while it is down and when it was lifted")
  func touchInside() {
    let (fixture, control) = fixture()
    let out = CGPoint(x: 200, y: 390)
    #expect(!control.isTouchInside)
    fixture.screen.pointer(.pressed, at: middle, device: .mouse)
    #expect(control.isTouchInside)
    fixture.screen.pointer(.dragged, at: out, device: .mouse)
    #expect(!control.isTouchInside)
    fixture.screen.pointer(.dragged, at: middle, device: .mouse)
    fixture.screen.pointer(.released, at: middle, device: .mouse)
    #expect(control.isTouchInside)
  }

  @Test("gives actions up by themselves, by their identifiers, and for many events at once")
  func removesActions() {
    _ = Fixture()
    var log: [String] = []
    let first = UIAction { _ in log.append("first") }
    let second = UIAction { _ in log.append("second") }
    let control = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: first)
    expectEqual(control.frame.origin, CGPoint(x: 1, y: 2))
    control.sendActions(for: .primaryActionTriggered)
    expectEqual(log, ["first"])
    control.removeAction(first, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    expectEqual(log, ["first"])
    control.addAction(first, for: .allTouchEvents)
    control.addAction(second, for: .allEditingEvents)
    log = []
    for event in [UIControl.Event.touchDown, .touchCancel, .touchUpInside] {
      control.sendActions(for: event)
    }
    expectEqual(log, ["first", "first", "first"])
    log = []
    for event in [UIControl.Event.editingDidBegin, .editingDidEndOnExit, .valueChanged] {
      control.sendActions(for: event)
    }
    expectEqual(log, ["second", "second"])
    control.removeAction(first, for: .allEvents)
    control.removeAction(identifiedBy: second.identifier, for: .allEvents)
    expectEqual(control.allControlEvents, [])
  }
}
