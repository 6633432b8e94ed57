public import CoreGraphics
public import Foundation
public import UIKit

/// A part of a list of several kinds of rows.
public typealias AnyListSliceAdapter = ListSliceAdapter<AnyListCell>

/// A cell that shows a model in a vertical list.
public typealias VerticalListCell = VerticalListAdapterCellConstraints

/// A cell that shows a model in a horizontal list.
public typealias HorizontalListCell = HorizontalListAdapterCellConstraints

/// A list of several kinds of rows: views of the app, and models with the classes of their cells.
///
/// ```swift
/// let list = AnyListAdapter(dynamicCellTypes: (AccountCell.self, OperationCell.self))
/// list.reload(items: [
///   .static(searchField),
///   .dynamic(DynamicModel(model: account, cell: AccountCell.self)),
/// ])
/// ```
@preconcurrency @MainActor
public final class AnyListAdapter: ListAdapter<AnyListCell> {
  /// The axis along which the rows are arranged.
  public enum Axis: Hashable, Sendable {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// The ways in which the extents of rows along the list are found.
  public enum DimensionCalculationMode: Hashable, Sendable {
    /// As a cell measures, or as the view of a static row asks for.
    case automatic
    /// So many points, or as the class of the cells computes.
    case fixed(constant: CGFloat? = nil)
  }

  /// The axis along which the rows are arranged.
  public let axis: Axis

  /// The way in which the extents of rows along the list are found; `.automatic` by default.
  public var dimensionCalculationMode = DimensionCalculationMode.automatic {
    didSet {
      guard dimensionCalculationMode != oldValue else { return }
      itemSizeCacher?.invalidate()
      collectionView?.collectionViewLayout.invalidateLayout()
    }
  }

  /// The views that are in several rows, which was reported.
  private var sharedViews: Set<ObjectIdentifier> = []

  private init(axis: Axis) {
    self.axis = axis
    super.init()
  }

  /// Creates a vertical list of static rows, and of any dynamic ones of a vertical list.
  public override convenience init() { self.init(axis: .vertical) }

  /// Creates a vertical list.
  public convenience init<Cell: VerticalListCell>(dynamicCellType: Cell.Type) {
    self.init(axis: .vertical)
  }

  /// Creates a vertical list of cells of two classes.
  public convenience init<C1: VerticalListCell, C2: VerticalListCell>(
    dynamicCellTypes: (C1.Type, C2.Type)
  ) { self.init(axis: .vertical) }

  /// Creates a vertical list of cells of three classes.
  public convenience init<C1: VerticalListCell, C2: VerticalListCell, C3: VerticalListCell>(
    dynamicCellTypes: (C1.Type, C2.Type, C3.Type)
  ) { self.init(axis: .vertical) }

  /// Creates a horizontal list.
  public convenience init<Cell: HorizontalListCell>(dynamicCellType: Cell.Type) {
    self.init(axis: .horizontal)
  }

  /// Creates a horizontal list of cells of two classes.
  public convenience init<C1: HorizontalListCell, C2: HorizontalListCell>(
    dynamicCellTypes: (C1.Type, C2.Type)
  ) { self.init(axis: .horizontal) }

  /// Creates a horizontal list of cells of three classes.
  public convenience init<
    C1: HorizontalListCell,
    C2: HorizontalListCell,
    C3: HorizontalListCell
  >(dynamicCellTypes: (C1.Type, C2.Type, C3.Type)) { self.init(axis: .horizontal) }

  /// Creates a vertical list of cells of any number of classes.
  public convenience init<each Cell: VerticalListCell>(verticalCells: repeat (each Cell).Type) {
    self.init(axis: .vertical)
  }

  /// Creates a horizontal list of cells of any number of classes.
  public convenience init<each Cell: HorizontalListCell>(
    horizontalCells: repeat (each Cell).Type
  ) { self.init(axis: .horizontal) }

  /// Whether the rows are below each other.
  public override var isVertical: Bool { axis == .vertical }

  /// Returns the extent of a row.
  public override func extent(of model: AnyListCell.Model, crossExtent: CGFloat) -> CGFloat? {
    if case .fixed(let constant?) = dimensionCalculationMode { return constant }
    switch model {
    case .static(let view): return extent(of: view, crossExtent)
    case .dynamic(let model):
      guard model.isVertical == isVertical else {
        rows.engine.report(
          "A row of \(model.cellClass) is meant for a list of the other axis; it has no extent."
        )
        return 0
      }
      return dimensionCalculationMode == .automatic
        ? model.measureDimension(otherDimension: crossExtent)
        : model.calculateDimension(otherDimension: crossExtent)
    }
  }

  /// The size that the constraints of a view require, or else its own size.
  private func extent(of view: UIView, _ crossExtent: CGFloat) -> CGFloat {
    // A view may make its constraints when they are updated, which it was never asked to do before it is shown.
    if view.superview == nil { view.setNeedsUpdateConstraints() }
    view.updateConstraintsIfNeeded()
    let fitting = view.systemLayoutSizeFitting(
      isVertical ? CGSize(width: crossExtent, height: 0) : CGSize(width: 0, height: crossExtent),
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required
    )
    let asked = isVertical ? fitting.height : fitting.width
    guard view.constraints.isEmpty else { return asked }
    let size = view.sizeThatFits(
      isVertical
        ? CGSize(width: crossExtent, height: .greatestFiniteMagnitude)
        : CGSize(width: .greatestFiniteMagnitude, height: crossExtent)
    )
    let said = isVertical ? size.height : size.width
    return said > 0 ? said : asked
  }

  override func checkRows() {
    var places: [ObjectIdentifier: [Int]] = [:]
    for (row, model) in items.enumerated() {
      if case .static(let view) = model { places[ObjectIdentifier(view), default: []].append(row) }
    }
    let shared = places.filter { $0.value.count > 1 }
    for (view, rows) in shared.sorted(by: { $0.value[0] < $1.value[0] })
    where !sharedViews.contains(view) {
      let numbers = rows.map(String.init).joined(separator: ", ")
      self.rows.engine.report(
        "One view is in rows \(numbers) and can be shown in one of them; give each row a view of its own."
      )
    }
    sharedViews = Set(shared.keys)
  }

  /// The cell of a row: of the class of its model, or one that hosts its view.
  public override func cell(
    for model: AnyListCell.Model,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    guard case .dynamic(let dynamic) = model else {
      return super.cell(for: model, at: indexPath, in: collectionView)
    }
    let cell = dynamic.dequeueReusableCell(from: collectionView, for: indexPath)
    dynamic.configure(cell: cell, animated: screen.fillsAnimated)
    return cell
  }

  /// Whether both are shown by cells of one class.
  public override func canReuseCell(
    of model: AnyListCell.Model,
    for other: AnyListCell.Model
  ) -> Bool {
    switch (model, other) {
    case (.static, .static): true
    case (.dynamic(let one), .dynamic(let other)): one.cellClass == other.cellClass
    case (.static, .dynamic), (.dynamic, .static): false
    }
  }
}
