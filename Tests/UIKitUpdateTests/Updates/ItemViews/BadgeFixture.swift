import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// A collection view of 320 × 400 whose items have badges that say which item they are of.
@MainActor
final class BadgeFixture: NSObject, UICollectionViewDataSource {
  let fixture = Fixture(width: 320, height: 400)
  let view: UICollectionView
  /// The names of the items of each section.
  var sections: [[String]]
  /// The paths of the badges that the data source was asked for.
  private(set) var requests: [IndexPath] = []
  private(set) var headerRequests: [IndexPath] = []
  private(set) var diagnostics: [String] = []

  /// `sections` are names with spaces between them, one string for each section.
  init(_ sections: String..., layout: UICollectionViewLayout) {
    self.sections = sections.map(Self.names)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    super.init()
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [BadgeLayout.kind, UICollectionView.elementKindSectionHeader] {
      view.register(Badge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "badge")
    }
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    view.dataSource = self
    fixture.show(view)
    requests = []
    headerRequests = []
  }

  func end() { Diagnostics.hook = nil }

  private static func names(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  /// Rows of 40 points with badges in their corners.
  static func rows(_ naming: BadgeLayout.Naming = .changes, headerHeight: CGFloat = 0)
    -> BadgeLayout
  {
    let layout = BadgeLayout()
    layout.naming = naming
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: headerHeight)
    return layout
  }

  /// Reports a batch after which the sections hold `names`, and lets it come to rest.
  func update(_ names: String..., operations: @escaping (UICollectionView) -> Void) {
    requests = []
    headerRequests = []
    view.performBatchUpdates {
      self.sections = names.map(Self.names)
      operations(self.view)
    }
    rest()
  }

  func rest() {
    fixture.backend.advance(by: 1)
    fixture.backend.makeFrame()
  }

  /// The name of an item; nil if there is none.
  func name(at path: IndexPath) -> String? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func badge(_ item: Int, _ section: Int = 0) -> Badge? {
    view.supplementaryView(
      forElementKind: BadgeLayout.kind,
      at: IndexPath(item: item, section: section)
    ) as? Badge
  }

  func header(_ section: Int) -> Badge? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    ) as? Badge
  }

  /// The badges of the first items of a section.
  func badges(_ count: Int, section: Int = 0) -> [Badge?] {
    (0..<count).map { badge($0, section) }
  }

  /// What the badges say that are shown, by section and item.
  var texts: [String] {
    let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: BadgeLayout.kind)
    return paths.sorted().map { badge($0.item, $0.section)?.text ?? "none" }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "badge",
      for: indexPath
    )
    guard kind == BadgeLayout.kind else {
      headerRequests.append(indexPath)
      return view
    }
    requests.append(indexPath)
    let items = sections[indexPath.section]
    (view as? Badge)?.text = indexPath.item < items.count ? items[indexPath.item] : "of no item"
    return view
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}

/// A view that says which item it is of.
final class Badge: UICollectionReusableView {
  var text = ""
}
