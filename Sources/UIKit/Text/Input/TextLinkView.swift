import CoreGraphics
import Foundation

/// The place of a link in a text: Tab stops there, the pointer is a pointing hand, and a screen reader reads it.
///
/// It draws nothing; the text does.
final class TextLinkView: UIView {
  /// Called when the link is followed.
  var follow: (() -> Void)?
  /// The words of the link.
  var words = ""
  private var lines: [CGRect] = []

  /// Puts the view around the lines of the link, in the coordinates of the text.
  func surround(_ lines: [CGRect]) {
    let all = lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
    self.lines = lines.map { $0.offsetBy(dx: -all.minX, dy: -all.minY) }
    frame = all
  }

  /// A link of several lines has room beside them that is no part of it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    lines.contains { $0.contains(point) }
  }

  override func pointerShape(at location: CGPoint) -> UIBackendPointerShape? { .hand }

  override var isKeyStop: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: words, traits: .link)
  }

  override func accessibilityActivate() -> Bool {
    follow?()
    return true
  }

  /// Follows the link with Return and Space.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let pressing: [UIKeyboardHIDUsage] = [
      .keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter,
    ]
    let isPressed = presses.contains { press in
      guard let key = press.key else { return false }
      return pressing.contains(key.keyCode)
        && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    }
    guard isPressed else { return super.pressesBegan(presses, with: event) }
    follow?()
  }
}
