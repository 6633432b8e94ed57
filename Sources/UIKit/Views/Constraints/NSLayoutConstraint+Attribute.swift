import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// A length or a place of a view or a layout guide.
  public enum Attribute: Int, Sendable {
    /// None: a constraint to a number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which reading begins.
    case leading
    /// The edge at which reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle of the width.
    case centerX
    /// The middle of the height.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge inside the layout margins.
    case leftMargin
    /// The right edge inside the layout margins.
    case rightMargin
    /// The top edge inside the layout margins.
    case topMargin
    /// The bottom edge inside the layout margins.
    case bottomMargin
    /// The edge at which reading begins, inside the layout margins.
    case leadingMargin
    /// The edge at which reading ends, inside the layout margins.
    case trailingMargin
    /// The middle between the left and the right layout margin.
    case centerXWithinMargins
    /// The middle between the top and the bottom layout margin.
    case centerYWithinMargins
  }
}

/// What kind of number an attribute is; only numbers of one kind can be compared.
enum AttributeKind {
  case length
  case horizontalPlace
  case verticalPlace
}

extension NSLayoutConstraint.Attribute {
  var kind: AttributeKind? {
    switch withoutMargin {
    case .width, .height: .length
    case .left, .right, .leading, .trailing, .centerX: .horizontalPlace
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .verticalPlace
    default: nil
    }
  }

  /// The attribute of the rectangle inside the layout margins that a margin attribute stands for.
  var withoutMargin: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute is another edge in the other reading direction.
  var followsDirection: Bool { withoutMargin == .leading || withoutMargin == .trailing }

  /// Whether the attribute is the same edge in both reading directions.
  var isPhysicalEdge: Bool { withoutMargin == .left || withoutMargin == .right }

  /// The edge that the attribute is when reading begins at the left, or at the right if `isMirrored`.
  func resolved(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }
}
