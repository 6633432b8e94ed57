import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

private final class Silent: NSObject, UIGestureRecognizerDelegate {}

private final class Complete: CallLog, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note(false)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note(true) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note(true) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note(true) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { note(false) }
}

@Suite("The methods of a gesture recogniser's delegate, called with `?`,")
@MainActor
struct GestureOptionalCallTests {
  private let fixture = Fixture()

  @Test("are called where there are any, and answer nil where there are none")
  func calls() {
    let tap = UITapGestureRecognizer()
    let other = UITapGestureRecognizer()
    let touch = UITouch(
      state: UITouch.State(
        phase: .began,
        windowLocation: .zero,
        previousWindowLocation: .zero,
        timestamp: 0,
        tapCount: 1,
        gestureRecognizers: []
      ),
      type: .direct,
      button: 1,
      window: fixture.window,
      view: nil
    )
    let cases: [OptionalCallCase<any UIGestureRecognizerDelegate>] = [
      .init("gestureRecognizerShouldBegin(_:)", "false") { $0.gestureRecognizerShouldBegin?(tap) },
      .init("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "true") {
        $0.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: other)
      },
      .init("gestureRecognizer(_:shouldRequireFailureOf:)", "true") {
        $0.gestureRecognizer?(tap, shouldRequireFailureOf: other)
      },
      .init("gestureRecognizer(_:shouldBeRequiredToFailBy:)", "true") {
        $0.gestureRecognizer?(tap, shouldBeRequiredToFailBy: other)
      },
      .init("gestureRecognizer(_:shouldReceive:)", "false") {
        $0.gestureRecognizer?(tap, shouldReceive: touch)
      },
    ]
    let complete = Complete()
    cases.check(leavingOut: Silent(), having: complete, log: complete)
  }
}
