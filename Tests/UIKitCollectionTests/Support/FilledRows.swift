import Foundation
import TesseraCore

@testable import UIKit

/// A data source of list cells in one section that the test fills in.
@MainActor
final class FilledRows: NSObject, UICollectionViewDataSource {
  var count: Int
  var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath>?

  init(_ count: Int) {
    self.count = count
    super.init()
    registration = .init { [weak self] cell, path, _ in self?.fill(cell, path) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let registration else { return UICollectionViewCell(frame: .zero) }
    return collectionView.dequeueConfiguredReusableCell(
      using: registration,
      for: indexPath,
      item: indexPath
    )
  }
}

/// A data source of list cells that keeps an outline.
@MainActor
final class OutlineRows: NSObject, UICollectionViewDataSource, CollectionOutline {
  let rows: FilledRows
  /// The places of the items; those of items that are in no outline are `nil`.
  var places: [OutlinePlace?]
  /// The items that a person has turned, in order.
  private(set) var toggled: [Int] = []
  weak var view: UICollectionView?

  init(_ places: [OutlinePlace?]) {
    self.places = places
    rows = FilledRows(places.count)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { rows.collectionView(collectionView, cellForItemAt: indexPath) }

  func place(ofItemAt path: DataPath) -> OutlinePlace? { places[path.item] }

  func toggleItem(at path: DataPath) {
    toggled.append(path.item)
    places[path.item]?.isExpanded.toggle()
    view?.outlineDidChange()
  }
}
