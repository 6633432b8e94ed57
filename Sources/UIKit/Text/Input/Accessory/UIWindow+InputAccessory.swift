import CoreGraphics
import Foundation

extension UIWindow {
  /// The keys go elsewhere: what stands at the bottom is shown, or goes, with the next layout.
  ///
  /// Not before: the keys may be on their way to a field in it.
  func inputAccessoryMayHaveChanged() {
    if inputAccessory?.accessory !== wantedInputAccessory { setNeedsLayout() }
  }

  /// Shows what the first responder wants at the bottom, in the size that it asks for; or nothing.
  func placeInputAccessory() {
    let wanted = wantedInputAccessory
    if inputAccessory?.accessory !== wanted {
      inputAccessory?.removeFromSuperview()
      inputAccessory = wanted.map { InputAccessoryHost($0) }
      if let inputAccessory { addSubview(inputAccessory) }
      safeAreaDidChangeForSubviews()
    }
    guard let host = inputAccessory else { return }
    let height = min(host.height(inWidth: bounds.width), bounds.height)
    let frame = CGRect(
      x: bounds.minX,
      y: bounds.maxY - height,
      width: bounds.width,
      height: height
    )
    guard host.frame != frame else { return }
    host.frame = frame
    host.setNeedsLayout()
    safeAreaDidChangeForSubviews()
  }

  private func safeAreaDidChangeForSubviews() {
    for subview in subviews where !(subview is InputAccessoryHost) { subview.setNeedsLayout() }
  }

  /// The accessory of the first responder, or of the next one in the chain that has any.
  private var wantedInputAccessory: UIView? {
    if let host = inputAccessory, let view = firstResponder as? UIView, view.isDescendant(of: host)
    {
      return host.accessory
    }
    var responder: UIResponder? = firstResponder
    while let current = responder {
      if let accessory = current.inputAccessoryView { return accessory }
      responder = current.next
    }
    return nil
  }
}
