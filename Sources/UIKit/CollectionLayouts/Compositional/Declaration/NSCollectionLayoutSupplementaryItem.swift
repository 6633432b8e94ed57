public import Foundation
import TesseraCore

/// A supplementary view that is anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked with.
  public let elementKind: String
  /// The point of the host that the view stands at.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is put there; the same edges as those of the host for `nil`.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Which of two overlapping elements is in front: the one with the larger number; 1 by default.
  open var zIndex = 1

  /// Creates a view whose own point is at the same edges as that of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a view whose own point is put on that of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A copy that can be changed without this item.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize,
      elementKind,
      containerAnchor,
      itemAnchor
    )
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }

  /// What the item declares to the solver.
  var supplementary: CompositionalSupplementary {
    CompositionalSupplementary(
      size: layoutSize.value,
      containerAnchor: containerAnchor.value,
      itemAnchor: itemAnchor?.value,
      contentInsets: Insets(contentInsets)
    )
  }
}

/// A supplementary view at the edge of a section or of the whole layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge, or the corner, that the view stands at.
  public let alignment: NSRectAlignment
  /// The distance that the view is moved by.
  public let offset: CGPoint

  /// Whether room is made for the view; `true` by default.
  ///
  /// Otherwise it covers the content.
  open var extendsBoundary = true

  /// Whether the view stays in sight while its section is; `false` by default.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) { self.init(layoutSize, elementKind, alignment, .zero) }

  /// Creates a view at an edge, moved by a distance.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize, elementKind, alignment, absoluteOffset) }

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ alignment: NSRectAlignment,
    _ offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// A copy that can be changed without this item.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize,
      elementKind,
      alignment,
      offset
    )
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  /// What the item declares to the solver.
  var boundary: CompositionalBoundary {
    CompositionalBoundary(
      size: layoutSize.value,
      edges: CompositionalEdges(alignment),
      offset: Point(offset),
      extendsBoundary: extendsBoundary,
      isPinned: pinToVisibleBounds,
      contentInsets: Insets(contentInsets)
    )
  }
}

extension NSRectAlignment {
  fileprivate var edges: NSDirectionalRectEdge {
    let edges = CompositionalEdges(self)
    var named: NSDirectionalRectEdge = []
    if edges.contains(.top) { named.insert(.top) }
    if edges.contains(.leading) { named.insert(.leading) }
    if edges.contains(.bottom) { named.insert(.bottom) }
    if edges.contains(.trailing) { named.insert(.trailing) }
    return named
  }
}

/// A view behind a whole section; its class is registered with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the class is registered with.
  public let elementKind: String

  /// Which of two overlapping elements is in front: the one with the larger number; 0 by default.
  ///
  /// In a section with a background all other elements stand at 1 or above.
  public var zIndex = 0

  required init(kind: String) {
    elementKind = kind
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A view behind the whole section, headers and footers included, less its content insets.
  public class func background(elementKind: String) -> Self { self.init(kind: elementKind) }

  /// A copy that can be changed without this item.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
