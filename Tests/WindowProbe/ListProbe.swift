import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a hundred rows of 40 points in a collection view, and prints what becomes of it.
@MainActor
final class ListProbe: UIViewController {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera list", size: CGSize(width: 400, height: 300)) {
      ListProbe()
    }
  }

  override func loadView() {
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    view = list
    Commands.read { [list] _ in say("offset \(Int(list.contentOffset.y))") }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }
}

extension ListProbe: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.label.text = "Row \(indexPath.item)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    say("selected \(indexPath.item)")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    say("dragged to \(Int(scrollView.contentOffset.y))\(decelerate ? ", and on" : "")")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    say("came to rest at \(Int(scrollView.contentOffset.y))")
  }
}

/// Rows of 40 points, as wide as the view.
final class RowLayout: UICollectionViewLayout {
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * 40)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int(rect.minY / 40))
    let last = min(count, Int((rect.maxY / 40).rounded(.up)))
    guard first < last else { return [] }
    return (first..<last).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let width = collectionView?.bounds.width ?? 0
    attributes.frame = CGRect(x: 0, y: indexPath.item * 40, width: Int(width), height: 40)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// A row with a line of text.
final class RowCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    let background = UIView()
    background.backgroundColor = .systemBlue
    selectedBackgroundView = background
  }

  required init?(coder: NSCoder) { nil }
}
