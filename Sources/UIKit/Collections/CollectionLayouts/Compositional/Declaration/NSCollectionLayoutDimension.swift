public import Foundation
import TesseraCore

/// One extent of an item, a group or a supplementary item.
///
/// Subclasses are made by the functions below too, which is what the initializer is for.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  private(set) var value = CompositionalDimension.absolute(0)

  /// Creates an extent of no points; use the functions that say how long it is.
  public required override init() { super.init() }

  private static func making(_ value: CompositionalDimension) -> Self {
    let dimension = self.init()
    dimension.value = value
    return dimension
  }

  /// A multiple of the width of the container, for either extent.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    making(.fractionalWidth(Double(fractionalWidth)))
  }

  /// A multiple of the height of the container, for either extent.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    making(.fractionalHeight(Double(fractionalHeight)))
  }

  /// A number of points, whatever the container.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    making(.absolute(Double(absoluteDimension)))
  }

  /// A number of points that applies until the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    making(.estimated(Double(estimatedDimension)))
  }

  /// As estimated; then all siblings that say so have the largest extent among them.
  ///
  /// The group around them must be estimated or uniform along the same axis. On the group of a section
  /// it makes all groups of the section equally large.
  ///
  /// A sibling that was not in sight yet counts with the estimate: one that is too large holds until the last sibling was measured, one
  /// that is too small is left as soon as one was.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    making(.uniformAcrossSiblings(estimate: Double(estimate)))
  }

  /// A part of the container, less its part of the gaps, which the module Tessera declares.
  package static func gapAware(_ fraction: CGFloat) -> Self {
    making(.gapAwareFraction(Double(fraction)))
  }

  /// Whether the extent is such a part.
  package var isGapAware: Bool { if case .gapAwareFraction = value { true } else { false } }

  /// Whether the extent is a multiple of the width of the container.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// Whether the extent is a multiple of the height of the container.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// Whether the extent is a number of points.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// Whether the extent applies only until the view is measured.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// Whether siblings get the largest extent among them.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = value { true } else { false }
  }

  /// The multiple or the number of points.
  open var dimension: CGFloat {
    switch value {
    case .absolute(let number), .fractionalWidth(let number), .fractionalHeight(let number),
      .gapAwareFraction(let number), .estimated(let number), .uniformAcrossSiblings(let number):
      CGFloat(number)
    }
  }

  /// The dimension itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A width and a height, each of which is resolved by itself.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension
  /// The size as the solver reads it.
  let value: CompositionalSize

  /// The horizontal extent.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The vertical extent.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// Creates a size from its two extents.
  public required init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    value = CompositionalSize(width: width.value, height: height.value)
  }

  /// The size itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
