public import CoreGraphics
import Foundation

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another one, which constraints can compare with other lengths.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// Makes a constraint that this place is `multiplier` system distances below another one.
  ///
  /// Between two baselines that is the height of a line of the text at this one, and 8 points elsewhere.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Makes a constraint that this place is at least `multiplier` system distances below another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Makes a constraint that this place is at most `multiplier` system distances below another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard side.isBaseline, anchor.side.isBaseline, let label = side.item as? UILabel else {
      return SystemSpacing.betweenItems
    }
    return label.font.lineHeight
  }
}

/// The distances that the system keeps where none is given.
enum SystemSpacing {
  /// Between two items, in points.
  static let betweenItems: CGFloat = 8
}

extension ConstraintSide {
  fileprivate var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
}
