import CoreGraphics
import Foundation

/// Everything about a layer that can be seen, as one value.
struct LayerProperties: Hashable {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  /// The point at `position` and about which the transform is applied; (1, 1) is the bottom right corner.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = LayerTransform.identity
  var sublayerTransform = LayerTransform.identity
  var opacity: CGFloat = 1
  var isHidden = false
  var isDoubleSided = true
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
  /// The point of the layer's own coordinates that stands at `position`.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y
    )
  }

  /// These properties in the form that a backend takes.
  var appearance: UIBackendAppearance {
    var appearance = UIBackendAppearance(bounds: bounds, position: position)
    appearance.anchorPoint = anchorPoint
    appearance.transform = transform.matrix
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

extension LayerProperties {
  /// What is applied about the anchor point at `position`, the transform of `outer`, the superlayer, for what is in it included.
  func transform(in outer: LayerProperties) -> LayerTransform {
    guard !outer.sublayerTransform.isIdentity else { return transform }
    let eye = outer.anchor
    let (x, y) = (position.x - eye.x, position.y - eye.y)
    let inner = CATransform3DConcat(transform.matrix, CATransform3DMakeTranslation(x, y, zPosition))
    let outer = CATransform3DConcat(inner, outer.sublayerTransform.matrix)
    return LayerTransform(CATransform3DConcat(outer, CATransform3DMakeTranslation(-x, -y, 0)))
  }
}

extension UIBackendColor {
  var isClear: Bool { alpha <= 0 }

  /// The same colour, invisible.
  var cleared: UIBackendColor { UIBackendColor(red: red, green: green, blue: blue, alpha: 0) }
}
