public import Foundation
package import TesseraCore

/// A supplementary view that is anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked with.
  open private(set) var elementKind = ""
  /// The point of the host at which the view is placed.
  open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
  /// The point of the view that is put there; the same edges as those of the host for `nil`.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// The depth of the element: the one with the larger value is in front where two overlap; 1 by
  /// default.
  open var zIndex = 1

  /// Creates a view whose own point is at the same edges as that of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  /// Creates a view whose own point is put on that of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }

  override func takeProperties(of item: NSCollectionLayoutItem) {
    super.takeProperties(of: item)
    guard let item = item as? NSCollectionLayoutSupplementaryItem else { return }
    elementKind = item.elementKind
    containerAnchor = item.containerAnchor
    itemAnchor = item.itemAnchor
    zIndex = item.zIndex
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
  /// The edge, or the corner, at which the view is placed.
  open private(set) var alignment = NSRectAlignment.none
  /// The distance that the view is moved by.
  open private(set) var offset = CGPoint.zero

  /// Whether room is made for the view; `true` by default.
  ///
  /// Otherwise it covers the content.
  open var extendsBoundary = true

  /// Whether the view stays visible while its section is; `false` by default.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges)
    )
    self.alignment = alignment
  }

  /// Creates a view at an edge, moved by a distance.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    offset = absoluteOffset
  }

  override func takeProperties(of item: NSCollectionLayoutItem) {
    super.takeProperties(of: item)
    guard let item = item as? NSCollectionLayoutBoundarySupplementaryItem else { return }
    alignment = item.alignment
    offset = item.offset
    extendsBoundary = item.extendsBoundary
    pinToVisibleBounds = item.pinToVisibleBounds
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
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the class is registered with.
  open private(set) var elementKind = ""

  /// The depth of the element: the one with the larger value is in front where two overlap; 0 by
  /// default.
  ///
  /// In a section with a background at 0 or above, all other elements are at 1 or above.
  open var zIndex = 0

  /// What the view spans before its content insets, which the module Tessera declares.
  package var span = CompositionalBackground.Span.section

  /// What the view is to show, which the module Tessera declares.
  package var payload: AnyHashable?

  /// A view behind the whole section, headers and footers included, less its content insets.
  open class func background(elementKind: String) -> Self {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let item = self.init(layoutSize: size, supplementaryItems: [])
    item.elementKind = elementKind
    return item
  }

  override func takeProperties(of item: NSCollectionLayoutItem) {
    super.takeProperties(of: item)
    guard let item = item as? NSCollectionLayoutDecorationItem else { return }
    elementKind = item.elementKind
    zIndex = item.zIndex
    span = item.span
    payload = item.payload
  }

  /// What the item declares to the solver.
  var background: CompositionalBackground {
    CompositionalBackground(span: span, contentInsets: Insets(contentInsets))
  }
}
