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

  /// Whether the pointer is a pointing hand over the button, while it is enabled; `false` by default, as on a desktop buttons have arrows.
  public var isPointerInteractionEnabled: Bool {
    get { setup.pointer.isEnabled }
    set {
      setup.pointer.isEnabled = newValue
      window?.pointer.update()
    }
  }

  /// Says how the pointer looks over the button; setting it turns `isPointerInteractionEnabled` on.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { setup.pointer.provider }
    set {
      setup.pointer.provider = newValue
      if newValue != nil { setup.pointer.isEnabled = true }
      window?.pointer.update()
    }
  }

  /// The style of the pointer over the button; `nil` leaves it to the view around.
  var pointerStyle: UIPointerStyle? {
    guard setup.pointer.isEnabled, isEnabled, superview != nil else { return nil }
    guard let provider = setup.pointer.provider else { return .pressable }
    let preview = UITargetedPreview(view: self)
    return provider(self, .automatic(preview), .roundedRect(bounds)) ?? .system()
  }
}
