import CoreGraphics
public import Foundation

extension UIView {
  /// The size that asks `systemLayoutSizeFitting` for as little as possible.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The size that asks `systemLayoutSizeFitting` for as much as needed.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension UIView {
  func contentPriorityDidChange() {
    superview?.setNeedsLayout()
    spreadContentSizeChange {
      contentPriorityDidChangeInConstraints()
      // A stack may be as thick as another of its views now.
      tellSuperviewOfContentSize()
    }
  }
}

/// The priority of a requested size, 1…1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must be met: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button resists stretching: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view is drawn to the size it is measured for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders priorities from weak to strong.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority that is stronger by a number, as in `.defaultLow + 1`.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority that is weaker by a number, as in `.required - 1`.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Makes a priority stronger by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority = priority + number
  }

  /// Makes a priority weaker by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority = priority - number
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
