import CoreGraphics
public import Foundation

/// The shapes of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// A filled outline, with the place that is pointed at in its origin.
  case path(UIBezierPath)
  /// A filled rectangle with round corners, with the place that is pointed at in its origin.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A bar between the letters of lines that run across; as long as the desktop makes it.
  case verticalBeam(length: CGFloat)
  /// A bar between the letters of lines that run down; as long as the desktop makes it.
  case horizontalBeam(length: CGFloat)

  /// The radius of the corners of a rectangle that has no other.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  /// The shape for the backend; the standard one for an outline that is empty or not finite.
  var backendShape: UIBackendPointerShape {
    switch self {
    case .path(let path): Self.outline(path)
    case .roundedRect(let rect, let radius):
      Self.outline(UIBezierPath(roundedRect: rect, cornerRadius: max(0, radius)))
    case .verticalBeam: .verticalBeam
    case .horizontalBeam: .horizontalBeam
    }
  }

  private static func outline(_ path: UIBezierPath) -> UIBackendPointerShape {
    UIBackendPath(path.cgPath).map { .outline($0) } ?? .standard
  }
}

/// The effects that the pointer has on what it is over; here each is a pointing hand.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The one that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes a mark behind the view.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The view is tinted, or grows.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The places of a tint.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none
    /// In front of the view.
    case overlay
    /// Behind the view.
    case underlay
  }

  /// The view that the effect is for.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The appearance of the pointer over a region of a view.
///
/// A desktop draws one small picture: a shape, a pointing hand for an effect, or nothing. Effects change nothing in the view, and the pointer is
/// nowhere held fast.
@preconcurrency @MainActor
public final class UIPointerStyle: NSObject {
  let backendShape: UIBackendPointerShape

  private init(_ backendShape: UIBackendPointerShape) {
    self.backendShape = backendShape
    super.init()
  }

  /// Creates a style for what can be pressed: a pointing hand, or a beam where `shape` is one.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    switch shape?.backendShape {
    case .verticalBeam: self.init(.verticalBeam)
    case .horizontalBeam: self.init(.horizontalBeam)
    default: self.init(.hand)
    }
  }

  /// Creates a style with a shape; axes hold nothing fast here.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(shape.backendShape)
  }

  /// Returns a style that hides the pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// Returns the style of the desktop.
  public static func system() -> UIPointerStyle { UIPointerStyle(.standard) }

  /// The style of what can be pressed.
  static var pressable: UIPointerStyle { UIPointerStyle(.hand) }
}
