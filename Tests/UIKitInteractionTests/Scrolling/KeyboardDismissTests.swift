import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Editing while the content is dragged")
@MainActor
struct KeyboardDismissTests {
  @Test(
    "ends where the mode of the scroll view says so",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true),
      (.onDragWithAccessory, false), (.interactiveWithAccessory, true),
    ]
  )
  func modes(mode: UIScrollView.KeyboardDismissMode, goesOn: Bool) {
    let drag = Drag(mode)
    drag.field.becomeFirstResponder()
    drag.drag()
    #expect(drag.scrollView.contentOffset.y > 0)
    expectEqual(drag.field.isFirstResponder, goesOn)
  }

  @Test("goes on where a text field refuses to end it")
  func refused() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Stubborn()
    let drag = Drag(.onDrag)
    drag.field.delegate = delegate
    drag.field.becomeFirstResponder()
    drag.drag()
    #expect(drag.field.isFirstResponder)
  }

  @Test("leaves the keys with a first responder that edits no text")
  func noText() {
    final class KeyView: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let drag = Drag(.onDrag)
    let view = KeyView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))
    drag.fixture.show(view)
    view.becomeFirstResponder()
    drag.drag()
    #expect(view.isFirstResponder)
  }

  /// A scroll view above a text field, in one window.
  @MainActor
  private struct Drag {
    let fixture = Fixture()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let field = UITextField(frame: CGRect(x: 0, y: 320, width: 200, height: 40))

    init(_ mode: UIScrollView.KeyboardDismissMode) {
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      scrollView.keyboardDismissMode = mode
      fixture.show(scrollView)
      fixture.show(field)
    }

    /// Drags the content up by 60 points with two fingers on a touchpad.
    func drag() {
      for movement in [
        UIBackendScrollEvent.Movement.fingersBegan, .fingersMoved(CGVector(dx: 0, dy: 60)),
        .fingersEnded(velocity: .zero),
      ] {
        fixture.screen.send(
          .scroll(
            UIBackendScrollEvent(
              movement,
              at: CGPoint(x: 100, y: 100),
              timestamp: fixture.backend.currentTime
            )
          )
        )
        fixture.backend.advance(by: 0.02)
      }
    }
  }
}
