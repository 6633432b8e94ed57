public import Foundation
import TesseraCore

/// A distance between items: an exact one, or the least one.
///
/// Subclasses are made by the functions below too, which is what the initializer is for.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  private(set) var value = CompositionalSpacing.fixed(0)

  /// Creates no distance; use the functions that say how long it is.
  public required override init() { super.init() }

  private static func making(_ value: CompositionalSpacing) -> Self {
    let spacing = self.init()
    spacing.value = value
    return spacing
  }

  /// At least this distance; what is left over is shared by all flexible distances.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    making(.flexible(Double(flexibleSpacing)))
  }

  /// Exactly this distance.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    making(.fixed(Double(fixedSpacing)))
  }

  /// The distance, or the least one, in points.
  open var spacing: CGFloat { CGFloat(value.distance) }

  /// Whether the distance grows with what is left over.
  open var isFlexible: Bool { value.isFlexible }

  /// Whether the distance is exact.
  open var isFixed: Bool { !value.isFlexible }

  /// The spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an item, which move its neighbours and leave its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance in front of the leading edge; none for `nil`.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance above the top edge; none for `nil`.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance behind the trailing edge; none for `nil`.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance below the bottom edge; none for `nil`.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates distances around an item.
  public required init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The distances themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var value: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.value ?? .fixed(0),
      top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0),
      bottom: bottom?.value ?? .fixed(0)
    )
  }
}
