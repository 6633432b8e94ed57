public import CoreGraphics
import UIKit

/// A list of rows below each other, whose cells say how high they are.
///
/// The width of a row is that of the list. Heights are measured by a cell, computed by the class of the cells, or are all the
/// same.
@preconcurrency @MainActor
open class VerticalListAdapter<
  Cell: VerticalListAdapterCellConstraints
>: ListAdapter<Cell> {
  /// The ways in which the heights of rows are found.
  public enum HeightMode: Hashable, Sendable {
    /// As a cell measures, by its constraints unless it says something else.
    case automatic
    /// So many points, or as the class of the cells computes.
    case fixed(height: CGFloat? = nil)
  }

  /// The way in which the heights of rows are found; `.automatic` by default.
  public final var heightMode = HeightMode.automatic {
    didSet {
      guard heightMode != oldValue else { return }
      itemSizeCacher?.invalidate()
      collectionView?.collectionViewLayout.invalidateLayout()
    }
  }

  /// Creates a list without rows.
  public override init() { super.init() }

  /// The height of a row.
  open override func extent(of model: Cell.Model, crossExtent: CGFloat) -> CGFloat? {
    switch heightMode {
    case .automatic:
      MeasuringCells.cell(Cell.self).measureHeight(model: model, width: crossExtent)
    case .fixed(let height): height ?? Cell.calculateHeight(model: model, width: crossExtent)
    }
  }
}

/// A list of rows beside each other, whose cells say how wide they are.
///
/// The height of a row is that of the list. Widths are measured by a cell, computed by the class of the cells, or are all the
/// same.
@preconcurrency @MainActor
open class HorizontalListAdapter<
  Cell: HorizontalListAdapterCellConstraints
>: ListAdapter<Cell> {
  /// The ways in which the widths of rows are found.
  public enum WidthMode: Hashable, Sendable {
    /// As a cell measures, by its constraints unless it says something else.
    case automatic
    /// So many points, or as the class of the cells computes.
    case fixed(width: CGFloat? = nil)
  }

  /// The way in which the widths of rows are found; `.automatic` by default.
  public final var widthMode = WidthMode.automatic {
    didSet {
      guard widthMode != oldValue else { return }
      itemSizeCacher?.invalidate()
      collectionView?.collectionViewLayout.invalidateLayout()
    }
  }

  /// Creates a list without rows.
  public override init() { super.init() }

  /// Rows are beside each other.
  open override var isVertical: Bool { false }

  /// The width of a row.
  open override func extent(of model: Cell.Model, crossExtent: CGFloat) -> CGFloat? {
    switch widthMode {
    case .automatic:
      MeasuringCells.cell(Cell.self).measureWidth(model: model, height: crossExtent)
    case .fixed(let width): width ?? Cell.calculateWidth(model: model, height: crossExtent)
    }
  }
}
