import CoreGraphics
import Foundation

/// Everything about a layer that can be seen, as one value.
struct LayerProperties: Hashable {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var transform = CGAffineTransform.identity
  var opacity: CGFloat = 1
  var isHidden = false
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  /// A colour that was taken away stays as a clear version of itself, so that it can fade out.
  var backgroundColor = UIBackendColor.clear
  var border = Border()
  var shadow = Shadow()
  var zPosition: CGFloat = 0

  struct Border: Hashable {
    var width: CGFloat = 0
    var color = UIBackendColor(red: 0, green: 0, blue: 0)
  }

  /// Core Animation's defaults: a black shadow that is invisible until its opacity is raised.
  struct Shadow: Hashable {
    var color = UIBackendColor(red: 0, green: 0, blue: 0)
    var opacity: CGFloat = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
  }
}

extension LayerProperties {
  /// These properties in the form that a backend takes.
  var appearance: UIBackendAppearance {
    var appearance = UIBackendAppearance(bounds: bounds, position: position)
    appearance.transform = transform
    appearance.opacity = Double(min(max(opacity, 0), 1))
    appearance.isHidden = isHidden
    appearance.masksToBounds = masksToBounds
    appearance.cornerRadius = max(0, cornerRadius)
    appearance.maskedCorners = maskedCorners
    appearance.backgroundColor = backgroundColor.isClear ? nil : backgroundColor
    appearance.borderWidth = max(0, border.width)
    appearance.borderColor = border.color
    if shadow.opacity > 0, !shadow.color.isClear {
      var color = shadow.color
      color.alpha *= Double(min(shadow.opacity, 1))
      appearance.shadow = UIBackendShadow(
        color: color,
        offset: shadow.offset,
        radius: max(0, shadow.radius)
      )
    }
    return appearance
  }
}

extension UIBackendColor {
  var isClear: Bool { alpha <= 0 }

  /// The same colour, invisible.
  var cleared: UIBackendColor { UIBackendColor(red: red, green: green, blue: blue, alpha: 0) }
}
