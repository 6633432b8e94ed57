import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A view of 300 × 300 points that writes down what it and recognisers on it are told.
@MainActor
final class GestureFixture {
  let fixture = Fixture()
  let view = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() { fixture.show(view) }

  /// Adds a recogniser whose states are written down under a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to other: UIView? = nil
  ) -> Recognizer {
    recognizer.addHandlerClosure { [unowned view] in view.notes.append("\(name) \($0.state)") }
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func touch(
    _ action: UIBackendPointerEvent.Action,
    _ x: CGFloat,
    _ y: CGFloat,
    finger: Int = 0,
    button: Int? = nil
  ) {
    let event = UIBackendPointerEvent(
      action,
      at: CGPoint(x: x, y: y),
      timestamp: fixture.backend.currentTime,
      device: button == nil ? .touch : .mouse,
      identifier: finger,
      button: button ?? 1
    )
    fixture.screen.send(.pointer(event))
  }

  func tap(_ x: CGFloat = 50, _ y: CGFloat = 50) {
    touch(.pressed, x, y)
    touch(.released, x, y)
  }

  func wait(_ duration: TimeInterval) { fixture.backend.advance(by: duration) }

  /// What was written down since the last call.
  func take() -> [String] {
    defer { view.notes = [] }
    return view.notes
  }
}

/// A view that writes down its touches.
@MainActor
final class TouchNotingView: UIView {
  var notes: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("view began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("view moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("view ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("view cancelled")
  }
}

/// Answers what a test wants of a delegate.
@MainActor
final class GestureRules: NSObject, UIGestureRecognizerDelegate {
  var letsBegin = true
  var runsTogether = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { letsBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsTogether }
}
