public import CoreGraphics
public import UIKit

/// Shows an object by one cell, described by closures.
@preconcurrency @MainActor
open class ListSingleSectionController: ListSectionController {
  private let cellClass: UICollectionViewCell.Type
  private let configure: (Any, UICollectionViewCell) -> Void
  private let size: (Any, (any ListCollectionContext)?) -> CGSize
  private var item: Any?
  /// The delegate that is notified of the selection; a weak reference.
  public weak var selectionDelegate: (any ListSingleSectionControllerDelegate)?

  /// Creates a section controller of a cell class, what fills the cell in, and what says its size in points.
  public init(
    cellClass: UICollectionViewCell.Type,
    configureBlock: @escaping (_ item: Any, _ cell: UICollectionViewCell) -> Void,
    sizeBlock: @escaping (_ item: Any, _ context: (any ListCollectionContext)?) -> CGSize
  ) {
    self.cellClass = cellClass
    configure = configureBlock
    size = sizeBlock
    super.init()
  }

  open override func didUpdate(to object: Any) { item = object }

  /// Returns the size that the closure computes.
  open override func sizeForItem(at index: Int) -> CGSize {
    item.map { size($0, collectionContext) } ?? .zero
  }

  /// Returns a configured cell of the class.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let collectionContext else { return super.cellForItem(at: index) }
    let cell = collectionContext.dequeueReusableCell(of: cellClass, for: self, at: index)
    if let item { configure(item, cell) }
    return cell
  }

  open override func didSelectItem(at index: Int) {
    if let item { selectionDelegate?.didSelect(self, with: item) }
  }

  open override func didDeselectItem(at index: Int) {
    if let item { selectionDelegate?.didDeselect(self, with: item) }
  }
}

/// The delegate that is notified of the user's actions on the cell of a single section controller.
@preconcurrency @MainActor
public protocol ListSingleSectionControllerDelegate: AnyObject {
  /// Tells the delegate that the user has selected the cell.
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any)
  /// Tells the delegate that the user has deselected the cell.
  func didDeselect(_ sectionController: ListSingleSectionController, with object: Any)
}

extension ListSingleSectionControllerDelegate {
  /// Does nothing.
  public func didDeselect(_ sectionController: ListSingleSectionController, with object: Any) {}
}

/// Keeps its object, with its type: a value or an instance.
@preconcurrency @MainActor
open class ListGenericSectionController<Object>: ListSectionController {
  /// The object; nil until it has one of that type.
  public private(set) var object: Object?

  /// Creates a section controller without an object.
  public override init() { super.init() }

  /// Keeps the object.
  ///
  /// Overrides call `super` first.
  open override func didUpdate(to object: Any) { self.object = object as? Object }
}

/// Shows an object by one cell with their types.
///
/// Subclass it.
@preconcurrency @MainActor
open class ListBindingSingleSectionController<Object, Cell: UICollectionViewCell>:
  ListGenericSectionController<Object>
{
  /// Creates a section controller without an object.
  public override init() { super.init() }

  /// Whether the cell is on screen.
  public var isDisplayingCell: Bool {
    collectionContext?.cellForItem(at: 0, sectionController: self) != nil
  }

  /// Fills the cell in.
  ///
  /// Override it.
  open func configureCell(_ cell: Cell, with object: Object) {}

  /// The size of the cell in points; zero unless overridden.
  open func size(for object: Object) -> CGSize { .zero }

  /// Called when the user has selected the cell.
  open func didSelectItem(with object: Object) {}

  open override func numberOfItems() -> Int { 1 }

  open override func sizeForItem(at index: Int) -> CGSize {
    object.map { size(for: $0) } ?? .zero
  }

  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext?.dequeueReusableCell(of: Cell.self, for: self, at: index)
    guard let cell = cell as? Cell else { return super.cellForItem(at: index) }
    if let object { configureCell(cell, with: object) }
    return cell
  }

  open override func didSelectItem(at index: Int) {
    if let object { didSelectItem(with: object) }
  }
}
