public import Foundation

/// An element that is not a view, such as a part of what a view draws.
///
/// Return such elements in `accessibilityElements` of the view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The container of the element; a weak reference.
  open weak var accessibilityContainer: AnyObject?

  private var containerRect: CGRect?

  /// Creates an element in a container, which is an object such as a view.
  ///
  /// A container that is a value is not held: the element then has none.
  public init(accessibilityContainer container: Any) {
    super.init()
    if type(of: container) is AnyClass { accessibilityContainer = container as AnyObject }
  }

  /// The identifier that tests find the element by; `nil` by default.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// The frame of the element, in points in the coordinates of a container that is a view; empty by default.
  ///
  /// Once set, `accessibilityFrame` follows the container. Numbers that are not finite are reported and not taken.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { containerRect ?? .zero }
    set {
      guard newValue.origin.x.isFinite, newValue.origin.y.isFinite, newValue.width.isFinite,
        newValue.height.isFinite
      else {
        return Diagnostics.report(
          .geometry,
          "An accessibility frame of \(newValue) was set in \(type(of: self)); it is not finite."
        )
      }
      containerRect = newValue
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  override var defaultAccessibilityFrame: CGRect {
    guard let containerRect, let view = accessibilityContainer as? UIView else { return .zero }
    return view.convert(containerRect, to: nil)
  }
}
