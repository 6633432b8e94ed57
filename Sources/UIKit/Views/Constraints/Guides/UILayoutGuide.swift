import CoreGraphics
public import Foundation

/// A rectangle in a view that constraints can place, and place other things by.
///
/// A guide takes part once it was added to a view with `addLayoutGuide(_:)`. Views have guides of their own, such
/// as `layoutMarginsGuide`, which they place themselves.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What places a guide.
  enum Kind: Hashable {
    /// Constraints.
    case constrained
    /// The layout margins of its view.
    case margins
    /// The safe area of its view.
    case safeArea
    /// The layout margins of its view, in the middle of them and no wider than lines should be.
    case readable
    /// The content of its view, which scrolls.
    case content
    /// What its view shows of its content.
    case frame
    /// Its view, which says a frame.
    case derived
    /// Constraints, and where they say nothing its view, which says a frame.
    case adjustable
  }

  let kind: Kind
  private let derivedFrame: (() -> CGRect)?
  final weak var owner: UIView?
  final var layoutBox: LayoutBox?
  /// Where the last layout has put the guide.
  final var placedFrame = CGRect.zero

  /// A name for the guide in diagnostics; empty by default.
  open var identifier = ""

  /// Creates a guide that is in no view.
  public override init() {
    kind = .constrained
    derivedFrame = nil
    super.init()
  }

  /// Creates a guide whose view says where it is, or where it is unless constraints move its edges.
  init(in view: UIView, isAdjustable: Bool = false, frame: @escaping () -> CGRect) {
    kind = isAdjustable ? .adjustable : .derived
    derivedFrame = frame
    owner = view
    super.init()
  }

  /// Creates one of the guides that views have.
  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    derivedFrame = nil
    owner = view
    super.init()
  }

  /// The view that the rectangle is in.
  ///
  /// Setting it is the same as adding the guide to another view.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The rectangle, in the coordinates of the owning view, which is laid out first if it must be.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    owner.layoutIfNeeded()
    return currentFrame
  }

  /// Whether constraints leave the guide another place or size than the one it has; see `UIView.hasAmbiguousLayout`.
  open var hasAmbiguousLayout: Bool { kind == .constrained && isAmbiguous }

  /// The active constraints that the guide's place and size along an axis depend on.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraints(affecting: axis)
  }

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .leading))
  }
  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .trailing))
  }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .bottom))
  }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .height)) }
  /// The middle of the width.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .centerX))
  }
  /// The middle of the height.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .centerY))
  }

  /// Whether the guide is as far inside of its view as the safe area says.
  var followsSafeArea: Bool { kind == .margins || kind == .safeArea }

  /// Whether the view says a frame for the guide.
  var saysFrame: Bool { kind == .derived || kind == .adjustable }

  /// The view of the guide, if that scrolls.
  var scrollView: UIScrollView? { owner as? UIScrollView }

  /// Where the guide is now, in the coordinates of its view.
  var currentFrame: CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .constrained: return placedFrame
    case .margins: return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .readable: return owner.bounds.inset(by: owner.readableInsets(inWidth: owner.bounds.width))
    case .content: return CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero)
    case .frame: return owner.bounds
    case .derived: return derivedFrame?() ?? .zero
    case .adjustable: return layoutBox == nil ? derivedFrame?() ?? .zero : placedFrame
    }
  }
}

extension UILayoutGuide {
  /// How far the frame that the guide's view says is from the edges of the view.
  var derivedInsets: UIEdgeInsets {
    guard let owner, let frame = derivedFrame?() else { return .zero }
    let bounds = owner.bounds
    return UIEdgeInsets(
      top: frame.minY - bounds.minY,
      left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX
    )
  }

  /// Invalidates the constraints on the guide if its view reports another frame than before; returns whether it does.
  @discardableResult
  func noteDerivedFrame() -> Bool {
    guard let box = layoutBox, box.insets != derivedInsets else { return false }
    box.engine?.itemDidChange(box)
    return true
  }
}

extension UILayoutGuide: LayoutItem {
  var itemView: UIView? { owner }
}
