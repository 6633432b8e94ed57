public import CoreGraphics
import Foundation
public import UIKit

/// A cell that holds one view, which the first widget that it shows gives it, and which is used again after that.
///
/// ```swift
/// let cell: WidgetCell<PriceView> = collectionView.cellDequeueSafely(indexPath: indexPath)
/// if cell.view == nil { cell.view = PriceView() }
/// cell.view?.show(price)
/// ```
///
/// Widgets of different types that show views of one class share its cells: each sets all that any of them changes, or has a
/// subclass of its own.
@preconcurrency @MainActor
open class WidgetCell<View: UIView>: UICollectionViewCell {
  /// The view, which fills the cell; nil until it is set.
  ///
  /// Setting another one, or nil, takes the former out.
  open var view: View? {
    didSet {
      guard view !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let view else { return }
      view.frame = contentView.bounds
      contentView.addSubview(view)
    }
  }

  /// The view of the cell, which is made now if there is none.
  ///
  /// - Parameter make: Makes the view; its class does by `init(frame:)` unless something else is said.
  /// - Returns: The view.
  public final func makeViewIfNeeded(
    _ make: () -> View = { View(frame: .zero) }
  ) -> View {
    if let view { return view }
    let made = make()
    view = made
    return made
  }

  /// Gives the view the size of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    view?.frame = contentView.bounds
  }

  /// The size that the layout has found: a widget knows its size, so its cell is not measured.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The cell of what stands between other widgets or behind them, which keys pass.
final class PassedCell<View: UIView>: WidgetCell<View> {
  override var canBecomeFocused: Bool { false }
}

extension UICollectionView {
  /// A cell of a class, which is registered with this collection view before its first use.
  ///
  /// Classes are registered under their full names. The same class may be used by any number of collection views.
  public func cellDequeueSafely<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type = Cell.self,
    indexPath: IndexPath
  ) -> Cell {
    let name = WidgetRegistrations.name(of: cellClass, in: self)
    let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("Cells named \(name) are registered as \(type(of: cell))")
    }
    return cell
  }
}

/// Which classes of cells each collection view has been given.
@MainActor
private enum WidgetRegistrations {
  private struct Known {
    weak var view: UICollectionView?
    /// The names of the classes: making and hashing one costs more than looking it up.
    var names: [ObjectIdentifier: String] = [:]
  }

  private static var known: [ObjectIdentifier: Known] = [:]

  /// The name of a class, under which it is registered with the collection view, now if not before.
  static func name(of cellClass: AnyClass, in view: UICollectionView) -> String {
    let (key, type) = (ObjectIdentifier(view), ObjectIdentifier(cellClass))
    if let entry = known[key], entry.view === view, let name = entry.names[type] { return name }
    if known[key]?.view !== view {
      known = known.filter { $0.value.view != nil }
      known[key] = Known(view: view)
    }
    let name = String(reflecting: cellClass)
    known[key]?.names[type] = name
    view.register(cellClass, forCellWithReuseIdentifier: name)
    return name
  }
}
