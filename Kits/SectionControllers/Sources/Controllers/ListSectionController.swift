import CoreGraphics
public import Foundation
public import UIKit

/// Shows one object of a list as the items of one section.
///
/// Subclass it.
///
/// A section controller is made once for each object and kept as long as the list has an object with that identifier,
/// through moves and updates. Indexes are those of items in the section; wrong ones are never passed.
@preconcurrency @MainActor
open class ListSectionController: NSObject {
  final var entry: SectionEntry? {
    get { standing.entry }
    set { standing.entry = newValue }
  }
  private var standing = Standing()
  private var metrics = Metrics()
  private var collaborators = Collaborators()

  /// Where a section controller belongs.
  private struct Standing {
    weak var entry: SectionEntry?
    weak var viewController: UIViewController?
    weak var context: (any ListCollectionContext)?
  }

  private struct Metrics {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var interitemSpacing: CGFloat = 0
  }

  private struct Collaborators {
    weak var supplementary: (any ListSupplementaryViewSource)?
    weak var display: (any ListDisplayDelegate)?
    weak var workingRange: (any ListWorkingRangeDelegate)?
    weak var scroll: (any ListScrollDelegate)?
    weak var transition: (any ListTransitionDelegate)?
  }

  /// Creates a section controller.
  ///
  /// Made inside `listAdapter(_:sectionControllerFor:)` it has its ``collectionContext`` and ``viewController``
  /// already; elsewhere they are nil until it is in a list.
  public override init() {
    super.init()
    guard let adapter = Self.makers.last else { return }
    standing.context = adapter
    standing.viewController = adapter.viewController
  }

  /// The adapters that make section controllers right now, one inside the other.
  private static var makers: [ListAdapter] = []

  static func creating(in adapter: ListAdapter, _ make: () -> ListSectionController)
    -> ListSectionController
  {
    makers.append(adapter)
    defer { makers.removeLast() }
    return make()
  }

  final func attach(to adapter: ListAdapter, _ entry: SectionEntry) {
    standing = Standing(
      entry: entry,
      viewController: adapter.viewController,
      context: adapter
    )
    noteScrollDelegate()
    didAttach()
  }

  final func attach(to context: any ListCollectionContext, _ entry: SectionEntry) {
    standing.entry = entry
    standing.viewController = context.viewController
    standing.context = context
    noteScrollDelegate()
    didAttach()
  }

  private func noteScrollDelegate() {
    guard collaborators.scroll != nil else { return }
    (standing.context as? ListAdapter)?.collaborators.hearScrolling = true
  }

  /// Called once it belongs to a list, before the object is handed to it.
  func didAttach() {}

  /// Takes the first object.
  func prepare(for object: any ListDiffable) { didUpdate(to: object) }

  /// Whether it asks for what it shows at every update, also of an equal value.
  var followsEveryUpdate: Bool { false }

  /// Returns the changes of an update to the rows, called once for each; nil for a section controller that only knows their number.
  func takeRowUpdate(_ change: ObjectChange) -> RowUpdate? { nil }

  // MARK: What it shows

  /// The number of items; 1 unless overridden.
  open func numberOfItems() -> Int { 1 }

  /// The size of an item, in points; zero unless overridden.
  ///
  /// Zero in a flow layout with an estimated size lets the cell find its size.
  open func sizeForItem(at index: Int) -> CGSize { .zero }

  /// The cell of an item, dequeued from ``collectionContext``.
  ///
  /// Override it.
  open func cellForItem(at index: Int) -> UICollectionViewCell {
    collectionContext?.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
      ?? UICollectionViewCell(frame: .zero)
  }

  /// The object is another value or instance; also called with the first one, before anything else is asked.
  ///
  /// ``section`` is that after the update. It is not called for the same instance, which may have been changed in place: then the items
  /// are counted, and the visible cells configured, again.
  open func didUpdate(to object: Any) {}

  /// Whether cells are made again, instead of being configured again, when the object has other content; `false` by default.
  open var reloadsWhenUpdated: Bool { false }

  // MARK: What a person does

  /// Whether the user may select an item; `true` by default.
  open func shouldSelectItem(at index: Int) -> Bool { true }
  /// Whether the user may deselect an item; `true` by default.
  open func shouldDeselectItem(at index: Int) -> Bool { true }
  /// Called when the user has selected an item.
  open func didSelectItem(at index: Int) {}
  /// Called when the user has deselected an item.
  open func didDeselectItem(at index: Int) {}
  /// Called when an item is highlighted.
  open func didHighlightItem(at index: Int) {}
  /// Called when an item is no longer highlighted.
  open func didUnhighlightItem(at index: Int) {}
  /// The context menu of an item at a point in the coordinates of the collection view; none by default.
  open func contextMenuConfiguration(forItemAt index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  // MARK: Interactive movement

  /// Whether the user may move an item; `false` by default.
  open func canMoveItem(at index: Int) -> Bool { false }
  /// Whether an item may be put down at an index of this section; `true` by default, as it may be moved.
  open func canMoveItem(at sourceIndex: Int, to destinationIndex: Int) -> Bool { true }
  /// Called when the user has moved an item within the section: move its content in the data.
  ///
  /// The view shows it there already.
  open func moveObject(from sourceIndex: Int, to destinationIndex: Int) {}
  /// Whether an item of another section may be put down at an index of this one; `false` by default.
  open func canInsertItem(
    from source: ListSectionController,
    at sourceIndex: Int,
    to index: Int
  ) -> Bool { false }
  /// Called when the user has moved an item out of this section: remove its content from the data and return it.
  open func removeObject(at index: Int) -> Any? { nil }
  /// Called when the user has moved an item into this section: insert what the other section returned into the data.
  open func insertObject(_ object: Any, at index: Int) {}

  // MARK: Where it is

  /// The section; `NSNotFound` outside of a list.
  ///
  /// It is up to date before ``didUpdate(to:)``.
  public var section: Int { collectionContext?.section(for: self) ?? NSNotFound }
  /// Whether it is the first section of its list.
  public var isFirstSection: Bool { section == 0 }
  /// Whether it is the last section of its list.
  public var isLastSection: Bool {
    guard let entry, entry.index >= 0 else { return false }
    return collectionContext?.numberOfSections == entry.index + 1
  }
  /// The controller of the screen.
  public var viewController: UIViewController? { standing.viewController }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, as far as it concerns a section; nil outside of a list.
  ///
  /// Nothing of a section controller is asked or called outside of a list, so that it is unwrapped where it is used.
  public var collectionContext: (any ListCollectionContext)! { standing.context }

  // MARK: Layout

  /// The distances of the items from the edges of the section, in points; zero by default.
  open var inset: UIEdgeInsets {
    get { metrics.inset }
    set { metrics.inset = newValue }
  }
  /// The distance between the lines of the section, in points; 0 by default.
  open var minimumLineSpacing: CGFloat {
    get { metrics.lineSpacing }
    set { metrics.lineSpacing = newValue }
  }
  /// The least distance between the items of a line, in points; 0 by default.
  open var minimumInteritemSpacing: CGFloat {
    get { metrics.interitemSpacing }
    set { metrics.interitemSpacing = newValue }
  }

  // MARK: Collaborators, all held weakly

  /// Makes headers, footers and other views of the section.
  open weak var supplementaryViewSource: (any ListSupplementaryViewSource)? {
    get { collaborators.supplementary }
    set { collaborators.supplementary = newValue }
  }
  /// Hears what of the section is on screen.
  open weak var displayDelegate: (any ListDisplayDelegate)? {
    get { collaborators.display }
    set { collaborators.display = newValue }
  }
  /// Hears that the section comes near what is on screen, and that it leaves again.
  open weak var workingRangeDelegate: (any ListWorkingRangeDelegate)? {
    get { collaborators.workingRange }
    set { collaborators.workingRange = newValue }
  }
  /// Hears that the list scrolls while the section is on screen.
  open weak var scrollDelegate: (any ListScrollDelegate)? {
    get { collaborators.scroll }
    set {
      collaborators.scroll = newValue
      noteScrollDelegate()
    }
  }
  /// Says how items come and go, in a ``ListTransitionFlowLayout``.
  open weak var transitionDelegate: (any ListTransitionDelegate)? {
    get { collaborators.transition }
    set { collaborators.transition = newValue }
  }
}
