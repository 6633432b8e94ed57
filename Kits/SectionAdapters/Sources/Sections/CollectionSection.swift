public import Foundation
public import UIKit

/// A section whose items have one type and one class of cells.
///
/// ```swift
/// let books = CollectionSection<Book, BookCell>(id: "books")
/// books.layout = { .listLayout(environment: $0, height: 90) }
/// books.cellShouldSelect = { [weak self] book, _ in self?.canTake(book) ?? false }
/// books.cellSelection = { [weak self] book, _ in self?.take(book) }
/// ```
///
/// An item that is `Identifiable` is the same one as long as its `id` is; when its content changes, its cell is configured again. Any
/// other is its own identity, so that other content is another item. ``itemIdentity`` replaces this.
@preconcurrency @MainActor
open class CollectionSection<T: Hashable, CollectionCell: Cell>: Section
where CollectionCell: UICollectionViewCell, CollectionCell.Object == T {
  /// The layout of the items; without one, below each other, as high as their cells request.
  open var layout: ((any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)? {
    didSet { pendingChanges.insert(.layout) }
  }
  /// Called with the item that the user has selected, and its index.
  open var cellSelection: ((T, Int) -> Void)?
  /// Whether a tap selects an item; without a closure it does.
  open var cellShouldSelect: ((T, Int) -> Bool)?
  /// Sets up a cell beyond what it shows, such as the closure of a button; called after `configure(with:)`.
  open var cellConfiguration: ((CollectionCell) -> Void)?
  /// A closure that returns the identity of an item, which stays when its content changes; `nil` uses that of the class.
  open var itemIdentity: ((T) -> AnyHashable)?
  /// The items of a section that is described; one that is asked for has those that its delegate gives.
  open var items: [T] = []
  /// Called with a cell that is about to be shown, and its item.
  open var cellWillDisplay: ((CollectionCell, T) -> Void)?
  /// Called with a cell that is not shown any more, and the item that it showed, which may have left the section.
  open var cellDidEndDisplaying: ((CollectionCell, T) -> Void)?
  /// The header, the footer and the view in place of no items.
  public final var boundaries = SectionBoundaries() {
    didSet { pendingChanges.formUnion(boundaries.changes(from: oldValue)) }
  }

  /// The kinds and classes of views that were registered.
  private var registeredViews: Set<String> = []

  /// Creates a section.
  public nonisolated override init(id: String) { super.init(id: id) }

  /// The items, for a list that describes its sections.
  open override var describedItems: [AnyHashable] { items.map { AnyHashable($0) } }

  /// The identity of an item, see ``itemIdentity``.
  open override func identity(of item: AnyHashable) -> AnyHashable {
    guard let value = item.base as? T, let identify else { return item }
    return identify(value)
  }

  private var identify: ((T) -> AnyHashable)? { itemIdentity ?? IdentityOfItems<T>.identify }

  /// The name of the cells' class with its module, so that equal names of two modules do not collide.
  final let reuseIdentifier = String(reflecting: CollectionCell.self)

  /// Registers the class of the cells.
  open override func registerCells(in collectionView: UICollectionView) {
    collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: reuseIdentifier)
  }

  /// A cell that shows an item; nil for an item of another type.
  open override func cell(
    for item: AnyHashable,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionViewCell? {
    guard let value = item.base as? T else {
      report("Section “\(id)” shows \(T.self), and has “\(item)” at \(indexPath.item).")
      return nil
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier,
      for: indexPath
    )
    guard let cell = cell as? CollectionCell else { return cell }
    cell.configure(with: value)
    cellConfiguration?(cell)
    return cell
  }

  /// The header, the footer or the view for an empty section.
  open override func supplementaryView(
    kind: String,
    for item: AnyHashable?,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView? {
    boundaries.makeView(kind, indexPath, collectionView, &registeredViews)
  }

  /// Shows the present values in a header, a footer or the view for an empty section.
  open override func updateSupplementaryView(_ view: UICollectionReusableView, kind: String) {
    boundaries[kind]?.configure(view)
  }

  /// The kinds of header, footer and empty view.
  open override var updatedKinds: [String] { boundaries.kinds }

  /// Returns the result of ``layout``, with header, footer and the view for an empty section at its edges.
  open override func layout(
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let section = layout?(environment) ?? .listLayout(environment: environment, height: 44)
    return boundaries.added(to: section, isEmpty: isEmpty)
  }

  /// Whether a tap selects an item, see ``cellShouldSelect``.
  open override func shouldSelect(item: AnyHashable, at index: Int) -> Bool {
    guard let value = item.base as? T else { return false }
    return cellShouldSelect?(value, index) ?? true
  }

  /// Calls ``cellSelection``.
  open override func didSelect(item: AnyHashable, at index: Int) {
    guard let value = item.base as? T else { return }
    cellSelection?(value, index)
  }

  /// Calls ``cellWillDisplay``.
  open override func willDisplay(
    cell: UICollectionViewCell,
    for item: AnyHashable,
    at index: Int
  ) {
    guard let cell = cell as? CollectionCell, let value = item.base as? T else { return }
    cellWillDisplay?(cell, value)
  }

  /// Calls ``cellDidEndDisplaying``.
  open override func didEndDisplaying(cell: UICollectionViewCell, for item: AnyHashable) {
    guard let cell = cell as? CollectionCell, let value = item.base as? T else { return }
    cellDidEndDisplaying?(cell, value)
  }

  /// Takes over closures, views and items.
  open override func takeValues(from other: Section) {
    super.takeValues(from: other)
    guard let other = other as? CollectionSection<T, CollectionCell> else { return }
    let changes = pendingChanges
    layout = other.layout
    // A closure cannot be compared; it is used when the layout is asked next.
    pendingChanges = changes.subtracting(.layout)
    cellSelection = other.cellSelection
    cellShouldSelect = other.cellShouldSelect
    cellConfiguration = other.cellConfiguration
    cellWillDisplay = other.cellWillDisplay
    cellDidEndDisplaying = other.cellDidEndDisplaying
    itemIdentity = other.itemIdentity
    items = other.items
    boundaries = other.boundaries
  }

  override func align(
    _ rows: (any SectionRows)?,
    asked: [AnyHashable]?,
    scope: String?
  ) -> RowAlignment {
    guard asked == nil else { return super.align(rows, asked: asked, scope: scope) }
    return align(items, with: rows, scope: scope, identity: identify)
  }
}

/// How the identity of a type's values is found, looked up once for the type.
@MainActor
private enum IdentityOfItems<Value: Hashable> {
  /// nil for values that are their own identities.
  static var identify: ((Value) -> AnyHashable)? {
    (Value.self as? any Identifiable.Type).map { opened($0) }
  }

  private static func opened<Known: Identifiable>(
    _ type: Known.Type
  ) -> (Value) -> AnyHashable {
    { value in (value as? Known).map { AnyHashable($0.id) } ?? AnyHashable(value) }
  }
}
