import CoreGraphics
public import Foundation

/// The shadow that text casts, as a value of `NSAttributedString.Key.shadow`.
open class NSShadow: NSObject, NSCopying {
  private let header = FoundationHeader()
  private var shape = Shape()

  private struct Shape: Hashable {
    var offset = CGSize(width: 0, height: -3)
    var blurRadius: CGFloat = 3
    var color: UIColor? = UIColor(white: 0, alpha: 1 / 3.0)
  }

  /// Creates a shadow of black at a third of its strength, 3 points above what casts it.
  public override required init() {}

  /// The offset of the shadow to the right and down, in points; an offset that is not finite counts as zero.
  open var shadowOffset: CGSize {
    get { shape.offset }
    set { shape.offset = newValue.width.isFinite && newValue.height.isFinite ? newValue : .zero }
  }

  /// The blur radius of the shadow, in points; negative and infinite values count as 0.
  open var shadowBlurRadius: CGFloat {
    get { shape.blurRadius }
    set { shape.blurRadius = newValue.isFinite ? max(0, newValue) : 0 }
  }

  /// The colour, a `UIColor`; without one there is no shadow.
  open var shadowColor: Any? {
    get { shape.color }
    set { shape.color = newValue as? UIColor }
  }

  /// A shadow that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.shape = shape
    return copy
  }

  /// Whether two shadows look the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSShadow)?.shape == shape }

  /// A number that equal shadows share.
  open override var hash: Int { shape.hashValue }

  /// The shadow as a backend takes it; `nil` without a colour.
  func resolved(in surroundings: TextSurroundings) -> UIBackendShadow? {
    shape.color.map { color in
      UIBackendShadow(
        color: color.backendColor(in: surroundings),
        offset: shape.offset,
        // The blur radius of text is twice the deviation of the blur, which is what layers call a radius.
        radius: shape.blurRadius / 2
      )
    }
  }
}
