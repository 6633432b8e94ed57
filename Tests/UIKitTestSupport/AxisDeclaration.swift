import CoreGraphics
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// Declarations with their heights along the axis of the layout.
@MainActor
struct AxisDeclaration {
  let axis: NSLayoutConstraint.Axis

  /// An extent along the direction of what it is the extent of.
  enum Extent {
    case fractional(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
    case uniform(CGFloat)
  }

  private func dimension(_ extent: Extent, isWidth: Bool) -> NSCollectionLayoutDimension {
    switch extent {
    case .fractional(let factor): isWidth ? .fractionalWidth(factor) : .fractionalHeight(factor)
    case .absolute(let length): .absolute(length)
    case .estimated(let length): .estimated(length)
    case .uniform(let length): .uniformAcrossSiblings(estimate: length)
    }
  }

  /// A size with its extents along the axis and across it.
  func size(along main: Extent, across cross: Extent) -> NSCollectionLayoutSize {
    let isVertical = axis == .vertical
    return NSCollectionLayoutSize(
      widthDimension: dimension(isVertical ? cross : main, isWidth: true),
      heightDimension: dimension(isVertical ? main : cross, isWidth: false)
    )
  }

  /// A group whose items follow each other across the axis.
  private func group(
    _ size: NSCollectionLayoutSize,
    _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    axis == .vertical
      ? .horizontal(layoutSize: size, subitems: items)
      : .vertical(layoutSize: size, subitems: items)
  }

  func row(_ extent: Extent) -> NSCollectionLayoutGroup {
    let size = size(along: extent, across: .fractional(1))
    return group(size, [NSCollectionLayoutItem(layoutSize: size)])
  }

  /// A group of one item that is a bit less wide than what shows.
  func card(_ extent: Extent) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(layoutSize: size(along: extent, across: .fractional(1)))
    return group(size(along: extent, across: .fractional(0.4)), [item])
  }

  /// Items beside each other.
  func line(_ extent: Extent, _ across: Extent, _ along: Extent) -> NSCollectionLayoutGroup {
    group(
      size(along: extent, across: .fractional(1)),
      [NSCollectionLayoutItem(layoutSize: size(along: along, across: across))]
    )
  }

  /// A large item beside two small ones.
  func nested() -> NSCollectionLayoutGroup {
    let half = NSCollectionLayoutItem(
      layoutSize: size(along: .fractional(0.5), across: .fractional(1))
    )
    let pairSize = size(along: .fractional(1), across: .fractional(0.4))
    let pair: NSCollectionLayoutGroup =
      axis == .vertical
      ? .vertical(layoutSize: pairSize, repeatingSubitem: half, count: 2)
      : .horizontal(layoutSize: pairSize, repeatingSubitem: half, count: 2)
    let large = NSCollectionLayoutItem(
      layoutSize: size(along: .fractional(1), across: .fractional(0.6))
    )
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    return group(size(along: .absolute(60), across: .fractional(1)), [large, pair])
  }

  /// Two items above each other with room between them, in frames of a provider.
  func custom() -> NSCollectionLayoutGroup {
    .custom(layoutSize: size(along: .absolute(60), across: .fractional(1))) { environment in
      let room = environment.container.effectiveContentSize
      return [
        CGRect(x: 0, y: 0, width: room.width / 2, height: room.height / 2),
        CGRect(x: room.width / 2, y: room.height / 2, width: room.width / 2, height: 20),
      ].map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
  }

  func boundary(
    _ kind: String,
    _ extent: CGFloat,
    isStart: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignment: NSRectAlignment =
      axis == .vertical ? (isStart ? .top : .bottom) : (isStart ? .leading : .trailing)
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(along: .absolute(extent), across: .fractional(1)),
      elementKind: kind,
      alignment: alignment
    )
  }

  /// A view beside the content.
  func sideBoundary(
    _ kind: String,
    _ extent: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(along: .absolute(extent), across: .absolute(10)),
      elementKind: kind,
      alignment: axis == .vertical ? .leading : .top
    )
  }
}
