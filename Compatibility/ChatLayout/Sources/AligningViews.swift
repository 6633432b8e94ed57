public import CoreGraphics
public import UIKit

/// A view around another one that reaches some of its edges and may keep away from others.
@preconcurrency @MainActor
public final class EdgeAligningView<CustomView: UIView>: UIView {
  /// The edges of a view.
  public enum Edge: CaseIterable, Sendable {
    /// The upper one.
    case top
    /// The one where reading begins.
    case leading
    /// The one where reading ends.
    case trailing
    /// The lower one.
    case bottom
  }

  /// The edges that the content may keep away from; between two that are opposite it is in the middle.
  public var flexibleEdges: Set<Edge> = [] {
    didSet { if flexibleEdges != oldValue { align() } }
  }

  /// The content.
  public var customView: CustomView {
    didSet {
      guard customView !== oldValue else { return }
      oldValue.removeFromSuperview()
      show()
    }
  }

  /// The priority at which the edges are reached; required by default.
  public var preferredPriority = UILayoutPriority.required {
    didSet { if preferredPriority != oldValue { align() } }
  }

  private var edges: [NSLayoutConstraint] = []

  /// Creates a view around another one.
  public init(
    with customView: CustomView,
    flexibleEdges: Set<Edge> = [.top],
    preferredPriority: UILayoutPriority = .required
  ) {
    self.customView = customView
    self.flexibleEdges = flexibleEdges
    self.preferredPriority = preferredPriority
    super.init(frame: customView.frame)
    show()
  }

  /// Creates a view around a new one of the class.
  public init(
    frame: CGRect,
    flexibleEdges: Set<Edge> = [],
    preferredPriority: UILayoutPriority = .required
  ) {
    customView = CustomView(frame: frame)
    self.flexibleEdges = flexibleEdges
    self.preferredPriority = preferredPriority
    super.init(frame: frame)
    show()
  }

  /// Creates a view around a new one of the class, which reaches all edges.
  public override init(frame: CGRect) {
    customView = CustomView(frame: frame)
    super.init(frame: frame)
    show()
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = .zero
    customView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(customView)
    align()
  }

  private func align() {
    NSLayoutConstraint.deactivate(edges)
    let guide = layoutMarginsGuide
    edges = [
      edge(.top, customView.topAnchor, guide.topAnchor, isStart: true),
      edge(.bottom, customView.bottomAnchor, guide.bottomAnchor, isStart: false),
      edge(.leading, customView.leadingAnchor, guide.leadingAnchor, isStart: true),
      edge(.trailing, customView.trailingAnchor, guide.trailingAnchor, isStart: false),
    ]
    if flexibleEdges.isSuperset(of: [.top, .bottom]) {
      edges.append(customView.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
    }
    if flexibleEdges.isSuperset(of: [.leading, .trailing]) {
      edges.append(customView.centerXAnchor.constraint(equalTo: guide.centerXAnchor))
    }
    for constraint in edges { constraint.priority = preferredPriority }
    NSLayoutConstraint.activate(edges)
  }

  private func edge<Axis>(
    _ edge: Edge,
    _ anchor: NSLayoutAnchor<Axis>,
    _ other: NSLayoutAnchor<Axis>,
    isStart: Bool
  ) -> NSLayoutConstraint {
    guard flexibleEdges.contains(edge) else { return anchor.constraint(equalTo: other) }
    return isStart
      ? anchor.constraint(greaterThanOrEqualTo: other)
      : anchor.constraint(lessThanOrEqualTo: other)
  }
}

/// A view and an accessory beside it or above it, whose order can be changed.
@preconcurrency @MainActor
public final class SwappingContainerView<CustomView: UIView, AccessoryView: UIView>: UIView {
  /// The axes along which the two stand.
  public enum Axis: Hashable, Sendable {
    /// Beside each other.
    case horizontal
    /// One above the other.
    case vertical
  }

  /// The orders of the two.
  public enum Distribution: Hashable, Sendable {
    /// The accessory comes first.
    case accessoryFirst
    /// The accessory comes last.
    case accessoryLast
  }

  /// The order of the two; the accessory comes first by default.
  public var distribution = Distribution.accessoryFirst {
    didSet { if distribution != oldValue { arrange() } }
  }

  /// The axis along which the two stand; horizontal by default.
  public var axis = Axis.horizontal {
    didSet { stack.axis = axis == .horizontal ? .horizontal : .vertical }
  }

  /// The gap between the two, in points; 0 by default.
  public var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }

  /// The accessory.
  public var accessoryView: AccessoryView {
    didSet { replace(oldValue, by: accessoryView) }
  }

  /// The view.
  public var customView: CustomView {
    didSet { replace(oldValue, by: customView) }
  }

  private let stack = UIStackView()

  /// Creates a view of two new ones of its classes.
  public init(
    frame: CGRect,
    axis: Axis = .horizontal,
    distribution: Distribution = .accessoryFirst,
    spacing: CGFloat
  ) {
    customView = CustomView(frame: frame)
    accessoryView = AccessoryView(frame: frame)
    super.init(frame: frame)
    show()
    self.spacing = spacing
    self.axis = axis
    self.distribution = distribution
  }

  /// Creates a view of two new ones of its classes, beside each other.
  public override init(frame: CGRect) {
    customView = CustomView(frame: frame)
    accessoryView = AccessoryView(frame: frame)
    super.init(frame: frame)
    show()
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    translatesAutoresizingMaskIntoConstraints = false
    fill(with: stack)
    arrange()
  }

  private func replace(_ former: UIView, by view: UIView) {
    guard former !== view else { return }
    former.removeFromSuperview()
    arrange()
  }

  private func arrange() {
    let views: [UIView] =
      distribution == .accessoryFirst ? [accessoryView, customView] : [customView, accessoryView]
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      stack.insertArrangedSubview(view, at: index)
    }
  }
}

/// A view whose corners are round.
@preconcurrency @MainActor
public final class RoundedCornersContainerView<CustomView: UIView>: UIView {
  /// The radius of the corners, in points; nil, as by default, for half of the height.
  public var cornerRadius: CGFloat? { didSet { setNeedsLayout() } }
  /// The view.
  public lazy var customView = CustomView(frame: bounds)

  /// Creates a view around a new one of the class.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    clipsToBounds = true
    fill(with: customView)
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = cornerRadius ?? bounds.height / 2
  }
}

/// The ways in which a picture masks a view.
public enum ImageMaskedViewTransformation: Hashable, Sendable {
  /// As it is, mirrored where reading goes from right to left.
  case asIs
  /// The other way round.
  case flippedVertically
}

/// A view of which shows what a picture covers, such as a bubble with a tail.
@preconcurrency @MainActor
public final class ImageMaskedView<CustomView: UIView>: UIView {
  /// The view.
  public lazy var customView = CustomView(frame: bounds)

  /// The picture; all of the view shows without one.
  public var maskingImage: UIImage? {
    didSet {
      picture.image = maskingImage
      mask = maskingImage == nil ? nil : picture
    }
  }

  /// The way in which the picture masks the view; as it is by default.
  public var maskTransformation = ImageMaskedViewTransformation.asIs {
    didSet { setNeedsLayout() }
  }

  private let picture = UIImageView()

  /// Creates a view around a new one of the class.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    fill(with: customView)
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFlipped = maskTransformation == .flippedVertically
    UIView.performWithoutAnimation {
      picture.transform = .identity
      picture.frame = bounds
      picture.transform = CGAffineTransform(scaleX: isMirrored == isFlipped ? 1 : -1, y: 1)
    }
  }
}
