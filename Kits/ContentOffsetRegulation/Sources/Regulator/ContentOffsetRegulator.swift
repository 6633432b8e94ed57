public import Foundation
import TesseraCore
public import UIKit

/// Keeps the visible items in place while the content of a layout changes; any layout can own one.
///
/// The regulator records the visible items before a change, follows them through the items of the update, and adjusts the offset so that
/// they keep their positions: once for each change, and again in the same frame when sizes are measured, so that the sum is exact. It
/// uses public API of UIKit alone. ``RegulatedFlowLayout`` and ``RegulatedCompositionalLayout`` own one; another layout passes on these
/// calls:
///
/// ```swift
/// final class ShelfLayout: UICollectionViewLayout {
///   lazy var regulator = ContentOffsetRegulator(for: self)
///
///   override func prepare() {
///     super.prepare()
///     // … places everything …
///     regulator.didPrepare()
///   }
///   override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
///     regulator.willInvalidate(with: context)
///     super.invalidateLayout(with: context)
///   }
///   // … and so on for the other methods, as the page of the library shows.
/// }
/// ```
///
/// A regulator works along one axis. Under Tessera an anchor that the app has chosen for the collection view comes
/// before it.
@preconcurrency @MainActor
public final class ContentOffsetRegulator {
  /// The anchor that is kept in place; ``ContentOffsetPolicy/firstVisible`` by default.
  public var policy: ContentOffsetPolicy = .firstVisible {
    didSet {
      if policy != oldValue, !regulated.isUpdating { regulated = .unknown }
      noteIdentities(of: [])
    }
  }
  /// The axis along which the offset is regulated; the vertical one by default.
  public var axis = NSLayoutConstraint.Axis.vertical {
    didSet { if axis != oldValue, !regulated.isUpdating { regulated = .unknown } }
  }
  /// The way in which items are recognised over `reloadData()`; `nil`, the default, for no recognition.
  public var identities: ItemIdentities? {
    didSet {
      seen.identities = [:]
      guard case .prepared = phase, let geometry else { return }
      noteIdentities(of: visibleAttributes(in: geometry))
    }
  }
  /// The attributes of cells that were visible when the regulator last recorded them, before a change.
  public private(set) var previousVisibleAttributes: [UICollectionViewLayoutAttributes] = [] {
    didSet { noteVisibleState() }
  }
  /// The first and the last item of ``previousVisibleAttributes``, and the one that is kept, after each update.
  public let visibleStateController = VisibleStateController()
  /// Says where elements are; the layout itself unless the app sets another one, which is not kept alive.
  public var layoutDataSource: (any RegulatedLayoutDataSource)? {
    get { source ?? layout }
    set { source = newValue }
  }

  private weak var source: (any RegulatedLayoutDataSource)?
  private(set) weak var layout: UICollectionViewLayout?
  var regulated = RegulatedOffset<RegulatedPlace>.unknown
  var phase = Phase.unknown
  var seen = SeenContent()
  /// The regulator's own work with the layout; calls that result from it are not the collection view's.
  private var activity = Activity.none

  /// The phases of the layout's validity.
  enum Phase {
    /// Nothing: it has not prepared yet.
    case unknown
    /// Everything.
    case prepared
    /// It prepares again before anything is shown.
    case invalid
    /// The counts have changed, and it is not known yet how.
    case counting
    /// Everything is asked for again.
    case reloading(FormerItems?)
  }

  private enum Activity {
    case none
    case reading
    case correcting
  }

  /// Creates a regulator for a layout, which owns it.
  public init(for layout: UICollectionViewLayout) { self.layout = layout }

  /// Whether a call comes from the collection view, and not from what the regulator does.
  var isCalled: Bool { activity == .none }

  /// The item that is kept in place; `nil` while none is.
  public var targetIndexPath: IndexPath? {
    switch regulated {
    case .held(let place, _, _), .updating(let place?, _, _):
      place.target.flatMap { seen.boundaries[$0] == nil ? $0 : nil }
    case .unknown, .updating(nil, _, _): nil
    }
  }

  private func noteVisibleState() {
    let paths = previousVisibleAttributes.map(\.indexPath)
    visibleStateController.state = VisibleItemsState(
      topIndexPath: paths.min(),
      bottomIndexPath: paths.max(),
      targetIndexPath: targetIndexPath
    )
  }

  /// Records the items that are visible now; the collection view's calls do it whenever it is needed.
  public func refreshVisibleAttributes() {
    guard isCalled, let geometry else { return }
    previousVisibleAttributes = visibleAttributes(in: geometry).cells
  }

  /// Returns the distance of the element of `attributes` from its position in ``previousVisibleAttributes``, along the axis, in the
  /// coordinates of the layout; zero for one that was not visible.
  public func offsetDifference(for attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    let former = previousVisibleAttributes.first { $0.indexPath == attributes.indexPath }
    return former.map { attributes.frame.origin[axis] - $0.frame.origin[axis] } ?? 0
  }

  /// The visible geometry; nil without a collection view.
  var geometry: RegulatedGeometry? { geometry(insets: nil) }

  func geometry(insets: UIEdgeInsets?) -> RegulatedGeometry? {
    guard let layout, let view = layout.collectionView else { return nil }
    return RegulatedGeometry(
      of: layout,
      in: view,
      along: axis,
      insets: insets ?? view.adjustedContentInset
    )
  }

  /// The attributes of the elements in sight, as the layout has them.
  func visibleAttributes(
    in geometry: RegulatedGeometry
  ) -> [UICollectionViewLayoutAttributes] {
    let activity = activity
    self.activity = .reading
    defer { self.activity = activity }
    let rect = geometry.visibleRect
    let answer = layoutDataSource?.layoutAttributesForElements(in: rect) ?? []
    return answer.filter { !$0.isHidden && $0.frame.overlaps(rect) }
  }

  /// Remembers what is in sight; returns the items that may be kept, and the one that the app has chosen.
  func rememberItems(
    among visible: [UICollectionViewLayoutAttributes],
    in geometry: RegulatedGeometry
  ) -> [(candidate: AnchorCandidate, frame: CGRect)] {
    previousVisibleAttributes = visible.cells
    var items = previousVisibleAttributes.filter { !$0.floats(among: previousVisibleAttributes) }
    if case .item(let path, _) = policy { items = attributes(at: path).map { [$0] } ?? [] }
    return items.map {
      let path = OldPath(section: $0.indexPath.section, item: $0.indexPath.item)
      return (AnchorCandidate(path, geometry.span(of: $0.frame)), $0.frame)
    }
  }

  /// The attributes of an item in the data that the layout has prepared for, or of a view beside items that is kept.
  func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let boundary = seen.boundaries[path] { return attributes(of: boundary) }
    return hasItem(at: path) ? layoutDataSource?.layoutAttributesForItem(at: path) : nil
  }

  /// Whether the data that the layout has prepared for has such an item.
  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && seen.counts.contains(NewPath(section: path.section, item: path.item))
  }

  /// Leads the offset back to where the last correction has led it.
  ///
  /// The layout is not invalid, so nothing is asked again that is known; what moves by itself is not stopped.
  func returnTo(_ offset: CGFloat) {
    guard let view = layout?.collectionView else { return }
    guard !isInMotion else { return adjust(by: offset - view.contentOffset[axis]) }
    activity = .correcting
    defer { activity = .none }
    view.contentOffset[axis] = offset
  }

  /// Moves the offset of the collection view along its axis, and applies the size of the layout.
  func adjust(by distance: CGFloat) {
    guard distance.isFinite, distance.magnitude > 1e-9, let layout,
      let view = layout.collectionView
    else { return }
    activity = .correcting
    defer { activity = .none }
    // This context leaves sizes, and what is declared, as they are.
    let context = layout.invalidationContext(forBoundsChange: view.bounds)
    context.contentOffsetAdjustment[axis] += distance
    let size = layout.collectionViewContentSize
    context.contentSizeAdjustment = CGSize(
      width: size.width - view.contentSize.width,
      height: size.height - view.contentSize.height
    )
    layout.invalidateLayout(with: context)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether it is in front of another one, as pinned items are.
  fileprivate func floats(among others: [UICollectionViewLayoutAttributes]) -> Bool {
    others.contains { $0.zIndex < zIndex && $0.frame.overlaps(frame) }
  }
}

@MainActor
extension [UICollectionViewLayoutAttributes] {
  fileprivate var cells: Self { filter { $0.representedElementCategory == .cell } }
}
