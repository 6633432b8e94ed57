import CoreGraphics
import Foundation

extension UIButton {
  struct PointerSetup {
    var isEnabled = false
    var provider: PointerStyleProvider?
  }

  /// A closure that says how the pointer looks over a button, from what would be shown; the desktop's pointer for `nil`.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// The style of the pointer over the button; `nil` leaves it to the view around.
  var pointerStyle: UIPointerStyle? {
    guard isPointerInteractionEnabled, isEnabled, superview != nil else { return nil }
    guard let provider = pointerStyleProvider else { return .pressable }
    let preview = UITargetedPreview(view: self)
    return provider(self, .automatic(preview), .roundedRect(bounds)) ?? .system()
  }
}
