import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window with a collection view in it that fills it and is laid out by a compositional layout.
@MainActor
final class CompositionalLayoutFixture {
  let fixture: Fixture
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  let source = FlowSource()
  private(set) var diagnostics: [String] = []

  /// `prepare` sets up the data source before anything is asked.
  init(
    _ counts: [Int],
    width: CGFloat = 375,
    height: CGFloat = 600,
    isRightToLeft: Bool = false,
    kinds: [String] = [],
    _ layout: UICollectionViewCompositionalLayout,
    prepare: (FlowSource) -> Void = { _ in }
  ) {
    fixture = Fixture(width: width, height: height)
    self.layout = layout
    source.counts = counts
    prepare(source)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        FlowBoundaryView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    let former = Diagnostics.hook
    Diagnostics.hook = { [weak self] diagnostic in
      self?.diagnostics.append(diagnostic.message)
      former?(diagnostic)
    }
    view.dataSource = source
    view.delegate = source
    fixture.show(view)
    Diagnostics.hook = former
  }

  func frame() { fixture.backend.makeFrame() }

  /// The frames of the first items of a section, as x, y, width and height.
  func items(_ count: Int, section: Int = 0) -> [[Double]] {
    layout.itemFrames(count, section: section)
  }

  /// The frame of a supplementary view.
  func view(_ kind: String, _ item: Int = 0, section: Int = 0) -> [Double] {
    let path = IndexPath(item: item, section: section)
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path).numbers
  }
}

/// A size of two dimensions.
@MainActor
func size(
  _ width: NSCollectionLayoutDimension,
  _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// An item that fills its group.
@MainActor
func fullItem() -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
}

/// A section of rows of one item.
@MainActor
func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
  let full = size(.fractionalWidth(1), height)
  return NSCollectionLayoutSection(
    group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
  )
}

/// A header or footer as wide as its section.
@MainActor
func boundaryItem(
  _ kind: String,
  _ height: NSCollectionLayoutDimension,
  _ alignment: NSRectAlignment
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height),
    elementKind: kind,
    alignment: alignment
  )
}

/// Insets in the order top, leading, bottom, trailing.
func directional(
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}
