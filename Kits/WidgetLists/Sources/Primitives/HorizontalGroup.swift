public import CoreGraphics
public import Foundation
public import UIKit

/// Widgets beside each other in one row, which scrolls by itself.
///
/// Only visible ones have cells and are measured, so there may be thousands. With an identifier, `HorizontalGroup(…).id(…)`, the row
/// keeps its identity when its widgets change; without one it is another row.
public struct HorizontalGroup: Hashable, WidgetHashable, WidgetPresentable {
  /// The widgets.
  public let widgets: [Widget]
  /// The height of the row, in points.
  public let height: CGFloat
  /// The width that each widget is asked for its size in, in points; nil for that of the row.
  public let itemWidth: CGFloat?

  /// A row of widgets, each as high as the row and as wide as it asks for in a width.
  public init(
    height: CGFloat,
    itemWidth: CGFloat? = nil,
    @WidgetBuilder content: () -> [Widget]
  ) {
    self.height = height
    self.itemWidth = itemWidth
    widgets = content()
  }

  /// A cell with a collection view.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: HorizontalGroupCell = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.show(self, id: collectionView.widget(at: indexPath)?.id)
    return cell
  }

  /// The height, and as wide as the container.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: containerWidth, height: height)
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }

  /// Hands the widgets on to the row.
  @preconcurrency @MainActor
  public func widgetRefresh(_ cell: UICollectionViewCell) {
    (cell as? HorizontalGroupCell)?.refresh(self)
  }
}

/// Pictures of equal height beside each other, in a row that scrolls by itself.
public struct Gallery: Hashable, WidgetHashable, WidgetPresentable {
  /// The row.
  public let group: HorizontalGroup

  /// A row of pictures.
  ///
  /// - Parameters:
  ///   - images: The pictures; an image that is there twice is shown twice.
  ///   - height: The height of all of them, in points; each is as wide as follows from that.
  ///   - spacing: The distance between them, in points.
  ///   - cornerRadius: How round their corners are, in points.
  public init(
    _ images: [UIImage],
    height: CGFloat,
    spacing: CGFloat = 8,
    cornerRadius: CGFloat = 0
  ) {
    group = HorizontalGroup(height: height) {
      for (number, image) in images.enumerated() {
        if number > 0 { GallerySpace(width: spacing) }
        GalleryPicture(picture: Picture(image, cornerRadius: cornerRadius), height: height)
      }
    }
  }

  /// A cell with a collection view.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    group.widgetCell(collectionView: collectionView, indexPath: indexPath)
  }

  /// The height, and as wide as the container.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    group.widgetSize(containerWidth: containerWidth)
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

/// A picture whose width follows from its height.
private struct GalleryPicture: Hashable, WidgetHashable, WidgetPresentable {
  var picture: Picture
  var height: CGFloat

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    picture.widgetCell(collectionView: collectionView, indexPath: indexPath)
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize {
    let size = picture.image.size
    let aspect = size.height > 0 ? size.width / size.height : 0
    return CGSize(width: (height * aspect).rounded(.up), height: height)
  }

  @MainActor
  func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

/// Free space of a width.
private struct GallerySpace: Hashable, WidgetHashable, WidgetPresentable {
  var width: CGFloat

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.cellDequeueSafely(PassedCell<UIView>.self, indexPath: indexPath)
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: width, height: 0) }

  @MainActor
  func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

extension UICollectionView {
  /// The widget of a row, if widgets are bound to the view.
  fileprivate func widget(at indexPath: IndexPath) -> Widget? {
    (dataSource as? WidgetBinding)?.widget(at: indexPath)
  }
}

/// A cell with a collection view that scrolls horizontally.
private final class HorizontalGroupCell: UICollectionViewCell {
  private let layout = WidgetLayout()
  private let row: UICollectionView
  private var shown: WidgetID?

  override init(frame: CGRect) {
    layout.scrollDirection = .horizontal
    row = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    row.showsHorizontalScrollIndicator = false
    row.backgroundColor = .clear
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a group: another state of the one that it shows, or another one from its start.
  func show(_ group: HorizontalGroup, id: WidgetID?) {
    if layout.itemWidth != group.itemWidth { layout.itemWidth = group.itemWidth }
    let isSame = id != nil && id == shown
    shown = id
    if !isSame {
      WidgetBinding.of(row).show([WidgetSection](), animated: false)
      row.contentOffset = .zero
    }
    group.widgets.bind(to: row, animated: isSame)
  }

  func refresh(_ group: HorizontalGroup) { group.widgets.bind(to: row) }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
