public import CoreGraphics
public import Foundation
public import UIKit

/// A layout in which sections go on in the line where the one before has ended.
///
/// 1. Items follow each other along a line, with the item spacing of their section behind each. A section begins behind
///    the last item of the one before it, with both insets between them.
/// 2. An item that does not fit begins a new line, below everything before it. Between lines of one section its line
///    spacing is added; a new section that does not fit begins right below.
/// 3. Items stand at the top of their line; those on the first line of a section are lower by its top inset. What
///    follows a section on a new line is below its bottom inset.
/// 4. A header or footer that is not empty begins a new line and fills it between the insets of its section.
/// 5. A section without items takes no room, and shows neither header nor footer unless ``showHeaderWhenEmpty``.
/// 6. An item is at most as wide as its section. With ``stretchToEdge`` one that ends within a point of the end of its
///    line reaches it, which hides the rounding of widths such as a third.
/// 7. With ``stickyHeaders`` the header of a section stays at the start of the visible area, ``topContentInset`` and
///    ``stickyHeaderYOffset`` below it, until the last item or footer of its section pushes it away.
///
/// Along a horizontal direction lines stand beside each other. Where reading goes from right to left, everything is
/// mirrored.
///
/// Sizes are those that the delegate says, which a ``ListAdapter`` asks section controllers for; cells do not find their
/// sizes. A pass asks for the sections from the first one that has changed on; finding what is visible costs the
/// logarithm of the sections.
///
/// Since each item is asked for its size before the first one shows, a list has at most ``largestItemCount`` items. A section
/// with which there would be more counts as one without items, and is reported. A flow or compositional layout of items
/// of one size costs the same for any number of them.
@preconcurrency @MainActor
open class ListCollectionViewLayout: UICollectionViewLayout {
  /// Whether headers stay visible while their sections are.
  public let stickyHeaders: Bool
  /// The direction in which lines follow each other.
  public let scrollDirection: UICollectionView.ScrollDirection
  /// The distance of sticky headers from the start of the visible area, in points.
  public let topContentInset: CGFloat
  /// Whether items that end within a point of the end of their line are made to reach it.
  public let stretchToEdge: Bool

  /// The additional distance of sticky headers, in points; 0 by default, and 0 for values that are not finite.
  public var stickyHeaderYOffset: CGFloat = 0 {
    didSet {
      guard stickyHeaderYOffset != oldValue else { return }
      invalidateLayout(with: noteHeaders(in: nil, ListInvalidationContext()))
    }
  }

  /// Whether sections without items have a header and a footer; false by default.
  public var showHeaderWhenEmpty = false {
    didSet { if showHeaderWhenEmpty != oldValue { invalidateLayout() } }
  }

  /// The largest number of items of a list: ten million.
  public static let largestItemCount = 10_000_000

  private var packing = ListPacking(room: 0, stretchesToEdge: false)
  /// The first section that is to be asked for again; `Int.max` for none.
  private var firstInvalid = 0
  /// The first section that the update being reported changes; nil if nothing was said.
  private var firstModified: Int?
  private var change = ChangedItems()

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - stickyHeaders: Whether headers stay visible.
  ///   - scrollDirection: The direction in which lines follow each other.
  ///   - topContentInset: How far below the start of the visible area sticky headers stay, in points.
  ///   - stretchToEdge: Whether items that end within a point of the end of their line are made to reach it.
  public init(
    stickyHeaders: Bool,
    scrollDirection: UICollectionView.ScrollDirection = .vertical,
    topContentInset: CGFloat = 0,
    stretchToEdge: Bool = false
  ) {
    self.stickyHeaders = stickyHeaders
    self.scrollDirection = scrollDirection
    self.topContentInset = topContentInset.isFinite ? topContentInset : 0
    self.stretchToEdge = stretchToEdge
    super.init()
  }

  /// Nil: layouts are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Says that an update changes the section with an index, before the update is reported to the collection view.
  ///
  /// The sections in front of the first one that was named are not asked for again. A ``ListAdapter`` says so by itself;
  /// an update of which nothing was said has all sections asked for.
  public func didModifySection(_ modifiedSection: Int) {
    firstModified = min(firstModified ?? .max, max(0, modifiedSection))
  }

  // MARK: Invalidating

  /// A context that knows whether headers alone move.
  open override class var invalidationContextClass: AnyClass { ListInvalidationContext.self }

  /// Takes note of the first section whose elements have become invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      if let bounds = collectionView?.bounds {
        change = ChangedItems(layoutAttributesForElements(in: bounds) ?? [])
      }
      firstInvalid = min(firstInvalid, firstModified ?? 0)
      firstModified = nil
    }
    if context.invalidateEverything {
      firstInvalid = 0
    } else if !context.invalidateDataSourceCounts {
      firstInvalid = min(firstInvalid, firstSection(madeInvalidBy: context))
    }
    super.invalidateLayout(with: context)
  }

  /// The first section that a context of an unchanged list makes invalid; all if it names nothing.
  private func firstSection(
    madeInvalidBy context: UICollectionViewLayoutInvalidationContext
  ) -> Int {
    if (context as? ListInvalidationContext)?.isOfStickyHeadersAlone == true { return .max }
    let views = context.invalidatedSupplementaryIndexPaths?.values.flatMap(\.self) ?? []
    return ((context.invalidatedItemIndexPaths ?? []) + views).map(\.section).min() ?? 0
  }

  /// Whether lines reach elsewhere, or headers move.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds) != packing.room || (stickyHeaders && packing.hasHeaders)
  }

  /// A context that names the headers alone if only they move.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    return room(in: newBounds) == packing.room ? noteHeaders(in: newBounds, context) : context
  }

  /// Invalidates the headers that are visible in the bounds, or in new ones, and nothing else.
  private func noteHeaders(
    in newBounds: CGRect?,
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    (context as? ListInvalidationContext)?.isOfStickyHeadersAlone = true
    let bounds = collectionView?.bounds ?? .zero
    let (top, bottom) = stretch(of: bounds.union(newBounds ?? bounds))
    let paths = packing.sections(from: top, to: bottom)
      .filter { packing.header(ofSection: $0) != nil }
      .map { IndexPath(item: 0, section: $0) }
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: paths
    )
    return context
  }

  // MARK: Coming and going

  /// Takes note of what comes and goes.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems { change.note(update) }
  }

  /// Forgets what came and went.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    change = ChangedItems()
  }

  /// Returns the delegate's attributes of an item that was inserted; see ``ListCollectionViewDelegateLayout``.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change.initialAttributes(
      at: itemIndexPath,
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath),
      in: self
    )
  }

  /// Returns the delegate's attributes of an item that was deleted; see ``ListCollectionViewDelegateLayout``.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change.finalAttributes(
      at: itemIndexPath,
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath),
      in: self
    )
  }

  // MARK: Placing

  /// Asks for the sections that have become invalid, and packs them.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else {
      packing = ListPacking(room: 0, stretchesToEdge: stretchToEdge)
      return firstInvalid = 0
    }
    let room = room(in: view.bounds)
    if packing.room != room || packing.stretchesToEdge != stretchToEdge || firstInvalid == 0 {
      packing = ListPacking(room: room, stretchesToEdge: stretchToEdge)
    }
    let count = view.numberOfSections
    packing.truncate(to: min(firstInvalid, count))
    firstInvalid = .max
    for section in packing.count..<count {
      let items = view.numberOfItems(inSection: section)
      let fits = items <= Self.largestItemCount - packing.itemCount
      if !fits { reportRefused(section, items, in: view) }
      packing.append(input(ofSection: section, count: fits ? items : 0, in: view))
    }
  }

  /// The extent of all lines.
  open override var collectionViewContentSize: CGSize {
    turned(CGRect(x: 0, y: 0, width: packing.room, height: packing.height)).size
  }

  /// Everything that overlaps `rect`.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (top, bottom) = stretch(of: rect)
    var found: [UICollectionViewLayoutAttributes?] = []
    for section in packing.sections(from: top, to: bottom) {
      for item in packing.items(ofSection: section, from: top, to: bottom) {
        found.append(layoutAttributesForItem(at: IndexPath(item: item, section: section)))
      }
      for kind in [Self.header, Self.footer] {
        let path = IndexPath(item: 0, section: section)
        found.append(layoutAttributesForSupplementaryView(ofKind: kind, at: path))
      }
    }
    // A line holds items that end above its lowest one, and a sticky header is where its section is seen.
    return found.compactMap(\.self).filter { attributes in
      let own = stretch(of: attributes.frame)
      return own.bottom >= top && own.top <= bottom
    }
  }

  /// Returns the attributes of an item; `nil` if there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2,
      let frame = packing.frame(ofItem: indexPath.item, inSection: indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = turned(frame)
    return attributes
  }

  /// Returns the attributes of the header or footer of a section; `nil` if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    let section = indexPath.section
    let frame: CGRect?
    switch elementKind {
    case Self.header where stickyHeaders:
      frame = packing.header(ofSection: section, stickingTo: stickingHeight)
    case Self.header: frame = packing.header(ofSection: section)
    case Self.footer: frame = packing.footer(ofSection: section)
    default: frame = nil
    }
    guard let frame else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = turned(frame)
    if elementKind == Self.header, stickyHeaders { attributes.zIndex = Self.stickyDepth }
    return attributes
  }

  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter
  /// Headers that stay in sight are in front of what moves below them.
  private static let stickyDepth = 10

  /// Where sticky headers stay.
  private var stickingHeight: CGFloat {
    let offset = stickyHeaderYOffset.isFinite ? stickyHeaderYOffset : 0
    return stretch(of: collectionView?.bounds ?? .zero).top + topContentInset + offset
  }

  /// Whether the layout is mirrored where reading goes from right to left; it is.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Left to right; see ``flipsHorizontallyInOppositeLayoutDirection``.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// What has become invalid of a list layout.
final class ListInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sections are as they were, and headers stick elsewhere.
  var isOfStickyHeadersAlone = false
}
