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
  /// A control of 100 × 100 in the middle of a stage of 400 × 400.
  private func stage() -> (Stage, RecordingControl) {
    let stage = Stage(width: 400, height: 400)
    let control = RecordingControl(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    return (stage, stage.show(control))
  }

  private let middle = CGPoint(x: 200, y: 200)

  @Test("tells of a touch that goes down and up")
  func tellsOfTaps() {
    let (stage, control) = stage()
    stage.screen.pointer(.pressed, at: middle)
    #expect(control.isTracking)
    #expect(control.state == .highlighted)
    stage.screen.pointer(.released, at: middle)
    #expect(control.isTracking == false)
    #expect(control.state == .normal)
    #expect(control.log == ["down", "end", "up inside"])
    stage.screen.tap(at: middle)
    #expect(control.log.dropFirst(3) == ["down", "repeat", "end", "up inside"])
  }

  @Test("tells of a touch that is dragged out, back in, and out again")
  func tellsOfDrags() {
    let (stage, control) = stage()
    let out = CGPoint(x: 200, y: 380)
    stage.screen.pointer(.pressed, at: middle)
    stage.screen.pointer(.dragged, at: CGPoint(x: 210, y: 200))
    stage.screen.pointer(.dragged, at: out)
    #expect(control.isHighlighted == false)
    stage.screen.pointer(.dragged, at: out)
    stage.screen.pointer(.dragged, at: middle)
    #expect(control.isHighlighted)
    stage.screen.pointer(.dragged, at: out)
    stage.screen.pointer(.released, at: out)
    #expect(
      control.log == [
        "down", "inside", "exit", "outside", "outside", "enter", "inside", "exit", "outside",
        "end", "up outside",
      ]
    )
  }

  @Test("reaches further for a finger than for a mouse")
  func reachesForFingers() {
    let (stage, control) = stage()
    let near = CGPoint(x: 200, y: 310)
    for device in [UIBackendPointerEvent.Device.touch, .mouse] {
      stage.screen.pointer(.pressed, at: middle, device: device)
      stage.screen.pointer(.released, at: near, device: device)
    }
    #expect(control.log.filter { $0.hasPrefix("up") } == ["up inside", "up outside"])
  }

  @Test("gives up a touch that is taken away, when it is disabled and when it leaves the window")
  func cancels() {
    let (stage, control) = stage()
    stage.screen.pointer(.pressed, at: middle)
    stage.screen.pointer(.cancelled, at: middle)
    #expect(control.log == ["down", "cancel tracking", "cancel"])
    stage.screen.pointer(.pressed, at: middle)
    control.isEnabled = false
    #expect(control.state == .disabled)
    #expect(control.log.suffix(2) == ["cancel tracking", "cancel"])
    stage.screen.pointer(.released, at: middle)
    control.isEnabled = true
    control.log = []
    stage.screen.pointer(.pressed, at: middle)
    control.removeFromSuperview()
    stage.screen.pointer(.released, at: middle)
    #expect(control.log.last == "cancel")
    #expect(control.state == .normal)
  }

  @Test("takes no touch while it is disabled, and lets none through")
  func isDisabled() {
    let (stage, control) = stage()
    control.isEnabled = false
    #expect(stage.window.hitTest(middle, with: nil) === control)
    stage.screen.tap(at: middle)
    #expect(control.log == [])
  }

  @Test("takes only the primary button")
  func ignoresOtherButtons() {
    let (stage, control) = stage()
    for action in [UIBackendPointerEvent.Action.pressed, .released] {
      stage.screen.send(
        .pointer(UIBackendPointerEvent(action, at: middle, timestamp: 0, device: .mouse, button: 2))
      )
    }
    #expect(control.log == [])
  }

  @Test("asks before it follows a touch, and at each step")
  func asksBeforeFollowing() {
    let (stage, control) = stage()
    control.followsFrom = false
    stage.screen.tap(at: middle)
    #expect(control.log == [])
    control.followsFrom = true
    control.followsOn = false
    stage.backend.advance(by: 1)
    stage.screen.pointer(.pressed, at: middle)
    stage.screen.pointer(.dragged, at: middle)
    stage.screen.pointer(.released, at: middle)
    #expect(control.log == ["down"])
    #expect(control.state == .normal)
  }

  @Test("is pressed by space and return once it has the keys")
  func takesKeys() {
    let (stage, control) = stage()
    stage.screen.press(.keyboardSpacebar)
    #expect(control.log == [])
    #expect(control.becomeFirstResponder())
    stage.screen.press(.keyboardSpacebar)
    #expect(control.log == ["down", "up inside"])
    stage.screen.press(.keyboardReturnOrEnter)
    #expect(control.log.count == 4)
    stage.screen.press(.keyboardReturnOrEnter, modifiers: .control)
    stage.screen.press(.keyboardEscape)
    #expect(control.log.count == 4)
    control.isEnabled = false
    #expect(control.canBecomeFirstResponder == false)
    stage.screen.press(.keyboardSpacebar)
    #expect(control.log.count == 4)
  }

  @Test("gets the keys of the window when it is pressed")
  func getsKeys() {
    let (stage, control) = stage()
    #expect(control.isFirstResponder == false)
    stage.screen.tap(at: middle)
    #expect(control.isFirstResponder)
  }

  @Test("performs its actions in their order, each identifier once for an event")
  func performsActions() {
    _ = Stage()
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
    #expect(log == ["a", "c"])
    log = []
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(log == ["a", "b", "c"])
    log = []
    control.removeAction(identifiedBy: shared, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(log == ["a", "c"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test("says where its content stands by the reading direction")
  func alignsContent() {
    _ = Stage()
    let control = UIControl()
    #expect(control.effectiveContentHorizontalAlignment == .center)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }
}
