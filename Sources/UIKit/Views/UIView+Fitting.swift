import CoreGraphics
public import Foundation

extension UIView {
  /// The size that asks `systemLayoutSizeFitting` for as little as possible.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The size that asks `systemLayoutSizeFitting` for as much as needed.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// How strongly the view refuses to be larger than its content along `axis`.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.huggingPriorities[axis]
  }

  /// Says how strongly the view refuses to be larger than its content; 250 by default.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.huggingPriorities[axis] = priority
    superview?.setNeedsLayout()
  }

  /// How strongly the view refuses to be smaller than its content along `axis`.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.compressionResistancePriorities[axis]
  }

  /// Says how strongly the view refuses to be smaller than its content; 750 by default.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.compressionResistancePriorities[axis] = priority
    superview?.setNeedsLayout()
  }
}

extension UIView {
  /// The size the view asks for when it is `width` points wide, or as wide as it likes for `nil`.
  ///
  /// The intrinsic size counts and, in a direction in which that is `noIntrinsicMetric`, the
  /// `sizeThatFits` of a subclass. The one of `UIView`, which answers the size the view has, does not:
  /// a layout would depend on the one before it. What no one asks for stays `noIntrinsicMetric`.
  func declaredContentSize(fittingWidth width: CGFloat?) -> CGSize {
    var size = intrinsicContentSize
    // Values that are not finite or below zero count as no request.
    if !size.width.isFinite { size.width = Self.noIntrinsicMetric }
    if !size.height.isFinite { size.height = Self.noIntrinsicMetric }
    guard size.width < 0 || size.height < 0 else { return size }
    layoutState.fitsByCurrentSize = false
    let fitting = sizeThatFits(
      CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    )
    guard !layoutState.fitsByCurrentSize, fitting.isFinite else { return size }
    if size.width < 0 { size.width = fitting.width }
    if size.height < 0 { size.height = fitting.height }
    return size
  }
}

/// Where the first and the last line of text stand, in points below the top of a view.
struct TextBaselines: Hashable {
  var first: CGFloat
  var last: CGFloat
}

/// How strongly a requested size counts, 1…1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must be met: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button refuses to be cut: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a button refuses to be stretched: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view is drawn to the size it is measured for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders priorities from weak to strong.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The home of the directions that views are arranged in.
public enum NSLayoutConstraint {
  /// A direction that views are arranged in.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }
}

/// One value for each direction.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
