import TesseraTestSupport
import UIKit

/// A layout of the stress test.
enum StressTestStyle: CaseIterable {
  /// Rows that measure themselves, of a flow layout.
  case list
  /// Squares in columns, of a flow layout.
  case grid
  /// A layout of the gallery's own.
  case helix
  /// Sections that scroll sideways among others, of a compositional layout.
  case carousels

  private static let square: CGFloat = 56

  /// A layout of a model, whatever it is at the moment, in a view of a width.
  @MainActor
  func makeLayout(
    of model: @escaping () -> CollectionModel,
    inWidth width: CGFloat
  ) -> UICollectionViewLayout {
    switch self {
    case .helix: HelixLayout()
    case .carousels: CarouselLayout.make(of: model)
    case .list, .grid: makeFlowLayout(inWidth: width)
    }
  }

  @MainActor
  private func makeFlowLayout(inWidth width: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 10, right: 12)
    fit(layout, intoWidth: width)
    return layout
  }

  /// Has the rows of a list follow the width of the view.
  @MainActor
  func fit(_ layout: UICollectionViewLayout, intoWidth width: CGFloat) {
    guard let layout = layout as? UICollectionViewFlowLayout else { return }
    layout.headerReferenceSize = CGSize(width: width, height: StressTestHeader.height)
    let inside = max(1, width - layout.sectionInset.left - layout.sectionInset.right)
    if self == .list {
      layout.estimatedItemSize = CGSize(width: inside, height: 40)
    } else {
      let edge = min(Self.square, inside)
      layout.itemSize = CGSize(width: edge, height: edge)
    }
  }
}
