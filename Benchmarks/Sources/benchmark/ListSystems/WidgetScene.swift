import BenchmarkSupport
import CoreGraphics
import Foundation
import TesseraHeadless
import UIKit
import WidgetLists

/// A number as a widget.
private struct NumberWidget: Hashable, WidgetHashable, WidgetPresentable {
  let number: Int

  func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: NumberWidgetCell = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.number = number
    return cell
  }

  func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: containerWidth, height: 20) }

  func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

/// The same cell, which has the size that its widget knows, as the cells of the kit have.
private final class NumberWidgetCell: NumberRowCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// One widget for each number; the app changes its array.
@MainActor
final class WidgetListScene: ListSystemScene {
  private var widgets: [Widget] = []

  init(count: Int, in backend: HeadlessBackend) {
    super.init(count: count, in: backend, layout: UICollectionViewFlowLayout())
  }

  override func setUp() {
    widgets = numbers.map { NumberWidget(number: $0).widget }
    view.collectionViewLayout = WidgetLayout()
    widgets.bind(to: view, animated: false)
  }

  override func show() {
    widgets.remove(at: widgets.count / 3)
    let middle = widgets.count / 2
    widgets.insert(NumberWidget(number: numbers[middle]).widget, at: middle)
    widgets.bind(to: view, animated: false)
  }
}

/// Posts of nine widgets each.
@MainActor
final class PostScene {
  private let widgets: [Widget]
  private let layout = WidgetLayout()
  private let view: UICollectionView
  private let window = UIWindow(frame: CGRect(origin: .zero, size: CollectionScene.size))
  private let backend: HeadlessBackend

  private struct Post: Identifiable {
    let id: Int
    var words: String { "Post \(id): " + String(repeating: "some words of it ", count: id % 7 + 1) }
  }

  init(count: Int, in backend: HeadlessBackend) {
    self.backend = backend
    widgets = Widgets((0..<count).map { Post(id: $0) }) { post in
      WidgetGroup(margins: WidgetMargins(16), background: Background(.systemBackground)) {
        Title(object: "Title \(post.id)")
        Spacing(height: 4)
        Text(post.words)
        Spacing(height: 4)
        Text("\(post.id) likes", style: .footnote)
        Separator()
        Text("First comment on \(post.id)", style: .subheadline)
        Spacing(height: 8)
      }
    }
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: CollectionScene.size),
      collectionViewLayout: layout
    )
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  /// Shows the posts from nothing, and reads ten screens of them.
  func showAndRead() {
    layout.sizes = WidgetSizeCache()
    [Widget]().bind(to: view, animated: false)
    widgets.bind(to: view, animated: false)
    view.contentOffset.y = 0
    backend.makeFrame()
    for screen in 1...10 {
      view.contentOffset.y = CGFloat(screen) * CollectionScene.size.height
      backend.makeFrame()
    }
  }

  /// Computes the sizes of all widgets on the main thread.
  func computeAll() {
    var height: CGFloat = 0
    for widget in widgets {
      height += widget.widgetSize(containerWidth: CollectionScene.size.width - 32).height
    }
    keep(height)
  }

  /// How many widgets are in sight.
  var shownCount: Int { view.visibleCells.count }
}

/// A bare data source of numbers in a layout of an app.
@MainActor
final class AppLayoutScene: ListSystemScene, UICollectionViewDataSource {
  init(count: Int, in backend: HeadlessBackend) { super.init(count: count, in: backend) }

  override func setUp() {
    view.register(NumberWidgetCell.self, forCellWithReuseIdentifier: "cell")
    view.collectionViewLayout = AppLayout()
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberRowCell)?.number = numbers[indexPath.item]
    return cell
  }
}

/// Rows of equal height: the least that a layout can be.
private final class AppLayout: UICollectionViewLayout {
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  private let row = CollectionScene.rowSize

  override var collectionViewContentSize: CGSize {
    CGSize(width: row.width, height: row.height * CGFloat(count))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int(rect.minY / row.height))
    let end = min(count, Int((rect.maxY / row.height).rounded(.up)))
    return (first..<max(first, end)).compactMap { layoutAttributesForItem(at: [0, $0]) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0,
      y: CGFloat(indexPath.item) * row.height,
      width: row.width,
      height: row.height
    )
    return attributes
  }
}
