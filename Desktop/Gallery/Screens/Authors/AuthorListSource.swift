import GallerySupport
import UIKit

/// The authors in sections, with an index of the sections’ titles.
final class AuthorListSource: UICollectionViewDiffableDataSource<String, Author.ID> {
  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    let titles = snapshot().sectionIdentifiers
    // An index of one title leads nowhere.
    return titles.count > 1 ? titles : nil
  }
}
