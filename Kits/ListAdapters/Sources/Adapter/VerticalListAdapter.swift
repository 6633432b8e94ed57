public import CoreGraphics
public import UIKit

/// A list of rows below each other, whose cells say how high they are.
///
/// The width of a row is that of the list. Heights are computed by the class of the cells, or are all the same.
@preconcurrency @MainActor
open class VerticalListAdapter<
  Cell: UICollectionViewCell & AnimatedConfigurableView & RegistrableView & HeightMeasurableView
>: ListAdapter<Cell> {
  /// How high rows are.
  public enum HeightMode: Hashable, Sendable {
    /// As the class of the cells computes.
    case automatic
    /// So many points.
    case fixed(height: CGFloat)
  }

  /// How high rows are; `.automatic` by default.
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
    case .automatic: Cell.calculateHeight(model: model, width: crossExtent)
    case .fixed(let height): height
    }
  }
}

/// A list of rows beside each other, whose cells say how wide they are.
///
/// The height of a row is that of the list. Widths are computed by the class of the cells, or are all the same.
@preconcurrency @MainActor
open class HorizontalListAdapter<
  Cell: UICollectionViewCell & AnimatedConfigurableView & RegistrableView & WidthMeasurableView
>: ListAdapter<Cell> {
  /// How wide rows are.
  public enum WidthMode: Hashable, Sendable {
    /// As the class of the cells computes.
    case automatic
    /// So many points.
    case fixed(width: CGFloat)
  }

  /// How wide rows are; `.automatic` by default.
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
    case .automatic: Cell.calculateWidth(model: model, height: crossExtent)
    case .fixed(let width): width
    }
  }
}
