import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// The data source and delegate that say what a model says, and count what is shown.
@MainActor
class TrialSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var model = CollectionModel()
  let sizes = TrialSizes()
  /// The views that the delegate was told of, and not of their end.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// What the delegate was told wrongly.
  private(set) var complaints: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? TrialCell else { return cell }
    cell.item = model.sections[indexPath.section].items[indexPath.item]
    cell.wishes = sizes
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    view.tag = model.sections[indexPath.section].identity
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      complaints.append("the cell at \(indexPath) is displayed twice")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      complaints.append("the cell at \(indexPath) ends and was not displayed")
    }
  }
}

/// The same, which says the sizes of items as well.
@MainActor
final class TrialSizeSource: TrialSource, UICollectionViewDelegateFlowLayout {
  /// Whether items are as wide as the view.
  private let areRows: Bool

  init(areRows: Bool) { self.areRows = areRows }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let item = model.sections[indexPath.section].items[indexPath.item]
    let width = areRows ? collectionView.bounds.width : sizes.width(of: item)
    return CGSize(width: width, height: sizes.height(of: item))
  }
}
