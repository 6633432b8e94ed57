public import Foundation
public import UIKit

/// A part of a list: what its items look like, how they are placed, and what a tap on one does.
///
/// Sections are equal when their `id` is. A list keeps the first object of an `id` that it is given; of later ones it takes the
/// values over by ``takeValues(from:)``. So sections can be made anew for each update, or once. One whose class is another than
/// before takes the place of the one before it, and all its views are made anew.
///
/// Subclasses override what they need. ``CollectionSection`` has closures instead.
@preconcurrency @MainActor
open class Section: Hashable {
  /// Names the section in its list.
  public nonisolated let id: String
  /// Whether the section has no items; set by the list before an update is shown, on the object that it keeps.
  open var isEmpty = true

  /// The changes other than those of items since the last update.
  var pendingChanges: SectionChanges = []
  /// The list that shows the section.
  weak var adapter: CollectionAdapter?

  /// Creates a section.
  public nonisolated init(id: String) { self.id = id }

  /// Whether two sections have the same `id`.
  public nonisolated static func == (first: Section, second: Section) -> Bool {
    first === second || first.id == second.id
  }

  /// Hashes the `id`.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  // MARK: For subclasses

  /// The items of a section that is described, and not asked for; none unless overridden.
  open var describedItems: [AnyHashable] { [] }

  /// Returns the identity of an item, which stays when its content changes.
  ///
  /// The `id` of an `Identifiable` item, together with its type, and the item itself of any other. Items that are equal must have
  /// equal identities, and an identity must not change while the item is in the list.
  open func identity(of item: AnyHashable) -> AnyHashable {
    (item.base as? any Identifiable).map { IdentityOfType($0).erased } ?? item
  }

  /// Registers classes of cells and views; called once for an object that is kept.
  open func registerCells(in collectionView: UICollectionView) {}

  /// Returns a configured cell for an item; nil, which is reported, shows an empty one.
  open func cell(
    for item: AnyHashable,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionViewCell? { nil }

  /// A view beside the items that the layout places; nil, which is reported, shows an empty one.
  ///
  /// The item is the one at `indexPath`, nil if there is none, as in an empty section.
  open func supplementaryView(
    kind: String,
    for item: AnyHashable?,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView? { nil }

  /// Shows the present values in a view on screen that stays; called after each update of the list.
  open func updateSupplementaryView(_ view: UICollectionReusableView, kind: String) {}

  /// The kinds of views that ``updateSupplementaryView(_:kind:)`` is called for; none unless overridden.
  open var updatedKinds: [String] { [] }

  /// Returns the layout of the items; `nil` gives the section no extent.
  open func layout(
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { nil }

  /// Whether a tap selects an item; `true` unless overridden.
  ///
  /// `false` refuses: the item is not selected, and ``didSelect(item:at:)`` is not called.
  open func shouldSelect(item: AnyHashable, at index: Int) -> Bool { true }

  /// Called when the user has selected an item.
  open func didSelect(item: AnyHashable, at index: Int) {}

  /// Called when the user has deselected an item.
  open func didDeselect(item: AnyHashable, at index: Int) {}

  /// Called when a cell that shows an item comes on screen.
  open func willDisplay(cell: UICollectionViewCell, for item: AnyHashable, at index: Int) {}

  /// Called when a cell has left the screen, with the item that it showed, which may have been deleted from the section.
  open func didEndDisplaying(cell: UICollectionViewCell, for item: AnyHashable) {}

  /// Takes over what another object of the same `id` and class says; overrides call `super`.
  ///
  /// Not ``isEmpty``, which belongs to the object that is kept.
  open func takeValues(from other: Section) { pendingChanges.formUnion(other.pendingChanges) }

  /// Reports wrong input.
  final func report(_ message: String) { adapter?.diagnosticHandler(message) }

  // MARK: Rows

  /// Compares the items with those of before; `asked` are those that a delegate has given.
  func align(_ rows: (any SectionRows)?, asked: [AnyHashable]?, scope: String?) -> RowAlignment {
    align(asked ?? describedItems, with: rows, scope: scope) { [unowned self] in
      identity(of: $0)
    }
  }

  final func align<Value: Hashable>(
    _ values: [Value],
    with rows: (any SectionRows)?,
    scope: String?,
    identity: ((Value) -> AnyHashable)?
  ) -> RowAlignment {
    let known = rows as? TypedRows<Value>
    let typed = known ?? TypedRows<Value>()
    var alignment = typed.align(with: values, scope: scope, identity: identity)
    if known == nil { alignment.removed = rows?.items ?? [] }
    return alignment
  }
}

/// The kinds of changes other than those of items.
struct SectionChanges: OptionSet {
  let rawValue: Int

  /// The layout is asked again.
  static let layout = Self(rawValue: 1)
  /// Views of other classes are needed.
  static let views = Self(rawValue: 2)
}

/// The `id` of a value, told apart from those of other types.
private struct IdentityOfType: Hashable {
  let type: ObjectIdentifier
  let id: AnyHashable

  init<Value: Identifiable>(_ value: Value) {
    type = ObjectIdentifier(Value.self)
    id = AnyHashable(value.id)
  }

  var erased: AnyHashable { AnyHashable(self) }
}
