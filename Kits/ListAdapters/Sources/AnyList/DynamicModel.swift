public import CoreGraphics
public import Foundation
public import UIKit

/// A model with the class of the cells that show it, for lists of several.
public struct DynamicModel {
  /// The model without its type.
  fileprivate class Erased {
    var cellClass: AnyClass { UICollectionViewCell.self }
    @MainActor func identifier() -> String { "" }
    @MainActor func register(in collectionView: UICollectionView) {}
    @MainActor func configure(_ cell: UICollectionViewCell, _ animated: Bool) {}
    @MainActor func calculate(_ otherDimension: CGFloat) -> CGFloat { 0 }
    @MainActor func measure(_ otherDimension: CGFloat) -> CGFloat { 0 }
  }

  private let erased: Erased
  /// Whether the cells are rows of a vertical list.
  public let isVertical: Bool

  /// A model that cells of a vertical list show.
  public init<
    Cell: VerticalListAdapterCellConstraints
  >(model: Cell.Model, cell: Cell.Type) {
    erased = HighModel<Cell>(model)
    isVertical = true
  }

  /// A model that cells of a horizontal list show.
  public init<
    Cell: HorizontalListAdapterCellConstraints
  >(model: Cell.Model, cell: Cell.Type) {
    erased = WideModel<Cell>(model)
    isVertical = false
  }

  /// The class of the cells.
  public var cellClass: AnyClass { erased.cellClass }

  /// Returns a cell of the class, registered on its first use and not configured yet.
  @MainActor
  public func dequeueReusableCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = erased.identifier()
    if RegisteredCells.of(collectionView).insert(identifier) {
      erased.register(in: collectionView)
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Shows the model in a cell, animated or at once; a cell of another class stays as it is.
  @MainActor
  public func configure(cell: UICollectionViewCell, animated: Bool = false) {
    erased.configure(cell, animated)
  }

  /// Returns the extent of the row along the list, in points, as the class of the cells computes
  /// it.
  @MainActor
  public func calculateDimension(otherDimension: CGFloat) -> CGFloat {
    erased.calculate(otherDimension)
  }

  /// Returns the extent of the row along the list, in points, as a cell measures it.
  @MainActor
  public func measureDimension(otherDimension: CGFloat) -> CGFloat {
    erased.measure(otherDimension)
  }

  /// The model in a typed box: one object for each row, and no closure.
  private class TypedModel<
    Cell: ListAdapterCellConstraints
  >: Erased {
    let model: Cell.Model

    init(_ model: Cell.Model) { self.model = model }

    override var cellClass: AnyClass { Cell.self }
    override func identifier() -> String { CellNames.name(of: Cell.self) }
    override func register(in collectionView: UICollectionView) {
      _ = collectionView.registerCell(Cell.self)
    }
    override func configure(_ cell: UICollectionViewCell, _ animated: Bool) {
      (cell as? Cell)?.configure(model: model, animated: animated, completion: nil)
    }
  }

  private final class HighModel<
    Cell: VerticalListAdapterCellConstraints
  >: TypedModel<Cell> {
    override func calculate(_ otherDimension: CGFloat) -> CGFloat {
      Cell.calculateHeight(model: model, width: otherDimension)
    }
    override func measure(_ otherDimension: CGFloat) -> CGFloat {
      MeasuringCells.cell(Cell.self).measureHeight(model: model, width: otherDimension)
    }
  }

  private final class WideModel<
    Cell: HorizontalListAdapterCellConstraints
  >: TypedModel<Cell> {
    override func calculate(_ otherDimension: CGFloat) -> CGFloat {
      Cell.calculateWidth(model: model, height: otherDimension)
    }
    override func measure(_ otherDimension: CGFloat) -> CGFloat {
      MeasuringCells.cell(Cell.self).measureWidth(model: model, height: otherDimension)
    }
  }
}

/// The full names of classes, each made once.
@MainActor
enum CellNames {
  private static var names: [ObjectIdentifier: String] = [:]

  static func name(of cellClass: AnyClass) -> String {
    if let name = names[ObjectIdentifier(cellClass)] { return name }
    let name = String(reflecting: cellClass)
    names[ObjectIdentifier(cellClass)] = name
    return name
  }
}

/// One cell of each class that measures, and is never shown.
@MainActor
enum MeasuringCells {
  private static var cells: [ObjectIdentifier: UICollectionViewCell] = [:]

  static func cell<Cell: UICollectionViewCell>(_ cellClass: Cell.Type) -> Cell {
    if let cell = cells[ObjectIdentifier(cellClass)] as? Cell { return cell }
    let cell = Cell(frame: .zero)
    cells[ObjectIdentifier(cellClass)] = cell
    return cell
  }
}

/// The classes that were registered with a collection view.
@MainActor
final class RegisteredCells {
  private weak var view: UICollectionView?
  private var names: Set<String> = []
  private static var all: [ObjectIdentifier: RegisteredCells] = [:]

  private init(_ view: UICollectionView) { self.view = view }

  static func of(_ view: UICollectionView) -> RegisteredCells {
    if let known = all[ObjectIdentifier(view)], known.view === view { return known }
    all = all.filter { $0.value.view != nil }
    let made = RegisteredCells(view)
    all[ObjectIdentifier(view)] = made
    return made
  }

  /// Notes a name; returns whether it is new.
  func insert(_ name: String) -> Bool { names.insert(name).inserted }
}
