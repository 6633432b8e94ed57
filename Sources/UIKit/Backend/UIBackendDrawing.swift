import CoreGraphics
public import Foundation

/// One thing that a layer shows by itself, over its background and under its sublayers.
///
/// Coordinates are the layer's own: the space of its bounds, before the bounds' origin is taken off.
public enum UIBackendDrawing {
  /// A paragraph with its top left corner at `origin`.
  case text(any UIBackendTextLayout, origin: CGPoint)
  /// A picture stretched over `rect`; with a tint only its opacity counts.
  case image(any UIBackendImage, rect: CGRect, tint: UIBackendColor?)
  /// A gradient that fills `rect`, cut off at the rounded bounds.
  case gradient(UIBackendGradient, rect: CGRect)
  /// A path that is filled, drawn along, or both; it may reach out of the bounds.
  case shape(UIBackendShape)
  /// A recorded drawing, with its bounds stretched over `rect`; with a tint only its opacity is used.
  case list(UIBackendDisplayList, rect: CGRect, tint: UIBackendColor?)
}

/// The appearance and the position of a layer at the time of the frame, animations included.
public struct UIBackendAppearance: Hashable, Sendable {
  /// The rectangle the layer shows, in its own coordinates; its origin is a scroll offset.
  public var bounds: CGRect
  /// The position of the anchor point, in the superlayer's coordinates.
  public var position: CGPoint
  /// The point of `bounds` that lies at `position`, in unit coordinates; (1, 1) is the bottom right corner.
  public var anchorPoint: CGPoint
  /// The transform about the anchor point; its projection to the plane of the layer is displayed in that of the superlayer.
  public var transform: CATransform3D
  /// The opacity of the layer with all it holds, 0…1.
  public var opacity: Double
  /// Whether neither the layer nor anything in it is drawn.
  public var isHidden: Bool
  /// Whether sublayers and drawings are cut off at the (rounded) bounds.
  public var masksToBounds: Bool
  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat
  /// The corners that are rounded.
  public var maskedCorners: CACornerMask
  /// The colour behind everything, if any.
  public var backgroundColor: UIBackendColor?
  /// The width of the line just inside the bounds, drawn over the sublayers, in points.
  public var borderWidth: CGFloat
  /// The colour of that line.
  public var borderColor: UIBackendColor
  /// The shadow outside the rounded bounds, if any.
  public var shadow: UIBackendShadow?

  /// Creates the appearance of a layer that fills `bounds` and draws nothing.
  public init(bounds: CGRect, position: CGPoint) {
    self.bounds = bounds
    self.position = position
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    transform = CATransform3DIdentity
    opacity = 1
    isHidden = false
    masksToBounds = false
    cornerRadius = 0
    maskedCorners = .all
    backgroundColor = nil
    borderWidth = 0
    borderColor = UIBackendColor(red: 0, green: 0, blue: 0)
    shadow = nil
  }

  /// The transform from the layer's coordinates to its superlayer's, in the plane of each.
  public var transformToSuperlayer: CATransform3D {
    let x = bounds.minX + bounds.width * anchorPoint.x
    let y = bounds.minY + bounds.height * anchorPoint.y
    let inner = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform)
    return CATransform3DConcat(inner, CATransform3DMakeTranslation(position.x, position.y, 0))
      .flattened
  }
}

/// A shadow that a layer casts.
public struct UIBackendShadow: Hashable, Sendable {
  /// The colour, its opacity included.
  public var color: UIBackendColor
  /// The offset of the shadow, in points.
  public var offset: CGSize
  /// The blur radius of the shadow, in points.
  public var radius: CGFloat
  /// The shape that casts the shadow, in the coordinates of the layer; its rounded bounds if this is `nil`.
  ///
  /// The shadow of a path is drawn inside of it too, behind the layer.
  public var path: UIBackendPath?

  /// Creates a shadow.
  public init(color: UIBackendColor, offset: CGSize, radius: CGFloat) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// The pictures that a backend caches with a layer between frames.
///
/// UIKit empties `own` when the contents of the layer itself change inside its bounds, and `subtree` also when those of one of its
/// sublayers do, or when a sublayer moves or fades. A layer's place in its superlayer (position, transform, opacity, hidden) is in
/// neither: it belongs to the superlayer's `subtree`. A backend that fills `subtree` fills it in all visible layers below too.
public struct UIBackendLayerCache {
  /// The picture of the layer alone.
  public var own: AnyObject?
  /// The picture of the layer with all its sublayers.
  public var subtree: AnyObject?

  /// Creates an empty cache.
  public init() {}
}
