public import CoreGraphics
public import Foundation

extension CALayer {
  /// The rectangle the layer shows, in its own coordinates.
  public var bounds: CGRect {
    get { model.bounds }
    set { if let view { view.bounds = newValue } else { place(bounds: newValue) } }
  }

  /// Where the anchor point of the layer stands, which is its middle by default, in the superlayer's coordinates.
  public var position: CGPoint {
    get { model.position }
    set { if let view { view.center = newValue } else { place(position: newValue) } }
  }

  /// The upright rectangle the layer fills in the superlayer's coordinates.
  ///
  /// Setting it with a transform other than the identity changes the size as if there were none and then the position.
  public var frame: CGRect {
    get { model.frame }
    set { if let view { view.frame = newValue } else { place(frame: newValue) } }
  }

  /// Which point of the layer stands at `position`, and about which it is transformed; the middle, (0.5, 0.5), by default.
  ///
  /// (0, 0) is the top left corner and (1, 1) the bottom right one. Setting it moves the layer, at once also in animation
  /// blocks. A point with a number that is not finite is reported and changes nothing.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      guard newValue.isFinite else {
        return Diagnostics.report(
          .geometry,
          "A layer was given the anchor point \(newValue); it keeps \(anchorPoint). Both numbers must be finite."
        )
      }
      updateDirectly { $0.anchorPoint = newValue }
      view?.observedPropertiesMayHaveChanged()
    }
  }

  /// What is applied about the anchor point; the identity by default.
  ///
  /// In space too: with `m34` set it has perspective. What the layer holds is seen in its plane; layers that cross in
  /// space do not cut each other, and stand in the order of `zPosition`.
  public var transform: CATransform3D {
    get { model.transform.matrix }
    set {
      update(.transform) { $0.transform = LayerTransform(newValue) }
      view?.observedPropertiesMayHaveChanged()
    }
  }

  /// What the transform does in the plane.
  public func affineTransform() -> CGAffineTransform { model.transform.affine }

  /// Sets the transform to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// What is applied to the sublayers after their own transforms, about the anchor point of this layer; the identity
  /// by default.
  ///
  /// A perspective set here has one vanishing point for all of them, and those with a larger `zPosition` look larger.
  public var sublayerTransform: CATransform3D {
    get { model.sublayerTransform.matrix }
    set { update(.sublayerTransform) { $0.sublayerTransform = LayerTransform(newValue) } }
  }

  /// Whether the layer is seen from behind too, when a transform has turned it over; `true` by default.
  public var isDoubleSided: Bool {
    get { model.isDoubleSided }
    set { updateDirectly { $0.isDoubleSided = newValue } }
  }

  /// The opacity of the layer with all it holds, 0…1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { update(.opacity) { $0.opacity = CGFloat(newValue) } }
  }

  /// Whether neither the layer nor anything in it is drawn.
  public var isHidden: Bool {
    get { model.isHidden }
    set {
      if let view { return view.isHidden = newValue }
      updateDirectly { $0.isHidden = newValue }
    }
  }

  /// Whether what the layer holds is cut off at its bounds and rounded corners.
  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set { updateDirectly { $0.masksToBounds = newValue } }
  }

  /// The colour behind everything.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor.isClear ? nil : CGColor(model.backgroundColor) }
    set {
      update(.backgroundColor) {
        $0.backgroundColor = newValue.map(UIBackendColor.init) ?? $0.backgroundColor.cleared
      }
    }
  }

  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { update(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// Which corners are rounded; all by default.
  public var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { updateDirectly { $0.maskedCorners = newValue } }
  }

  /// The width of the line just inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { model.border.width }
    set { update(.border) { $0.border.width = newValue } }
  }

  /// The colour of that line; opaque black by default.
  public var borderColor: CGColor? {
    get { CGColor(model.border.color) }
    set { update(.border) { $0.border.color = newValue.map(UIBackendColor.init) ?? .clear } }
  }

  /// The colour of the shadow; opaque black by default.
  public var shadowColor: CGColor? {
    get { CGColor(model.shadow.color) }
    set { update(.shadow) { $0.shadow.color = newValue.map(UIBackendColor.init) ?? .clear } }
  }

  /// The opacity of the shadow, 0…1; 0 by default, which casts none.
  public var shadowOpacity: Float {
    get { Float(model.shadow.opacity) }
    set { update(.shadow) { $0.shadow.opacity = CGFloat(newValue) } }
  }

  /// How far the shadow is moved; (0, −3) by default.
  public var shadowOffset: CGSize {
    get { model.shadow.offset }
    set { update(.shadow) { $0.shadow.offset = newValue } }
  }

  /// How soft the shadow is, in points; 3 by default.
  public var shadowRadius: CGFloat {
    get { model.shadow.radius }
    set { update(.shadow) { $0.shadow.radius = newValue } }
  }

  /// What casts the shadow, in the coordinates of the layer; `nil`, for its rounded bounds, by default.
  ///
  /// A copy of the path is kept. The shadow of a path is drawn inside of it too, behind the layer.
  public var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set {
      guard newValue != rare?.shadowPath else { return }
      ownRare.shadowPath = newValue?.copy()
      invalidateOwn()
    }
  }

  /// How far in front of its siblings the layer is; equal ones stand in their own order.
  public var zPosition: CGFloat {
    get { model.zPosition }
    set { updateDirectly { $0.zPosition = newValue } }
  }
}

extension CGColor {
  convenience init(_ color: UIBackendColor) {
    self.init(
      red: CGFloat(color.red),
      green: CGFloat(color.green),
      blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha)
    )
  }
}
