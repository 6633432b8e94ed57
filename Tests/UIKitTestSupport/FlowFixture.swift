import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window with a collection view in it that fills it and is laid out by a flow layout.
@MainActor
final class FlowFixture {
  let fixture: Fixture
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let source: FlowSource
  /// Who owns the collection view, in tests that need one.
  var controller: UIViewController?
  private(set) var diagnostics: [String] = []

  init(
    _ counts: [Int],
    width: CGFloat = 320,
    height: CGFloat = 480,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    isRightToLeft: Bool = false,
    source: FlowSource? = nil
  ) {
    fixture = Fixture(width: width, height: height)
    self.layout = layout
    let source = source ?? FlowSource()
    source.counts = counts
    self.source = source
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        FlowBoundaryView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    view.dataSource = source
    view.delegate = source
  }

  /// Shows the collection view.
  func show() { fixture.show(view) }

  func frame() { fixture.backend.makeFrame() }

  /// Puts the hook back; called at the end of each test that looks at diagnostics.
  func end() { Diagnostics.hook = nil }
}

/// A data source that makes cells of a size of the test's choice.
@MainActor
class FlowSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int] = []
  /// The size that a cell asks for, given the one it has.
  var wish: ((IndexPath, CGSize) -> CGSize)?
  /// The size that a header or footer asks for.
  var boundaryWish: ((String, CGSize) -> CGSize)?
  var measurements = 0
  var countQuestions = 0

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    countQuestions += 1
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard indexPath.isItem(of: counts, of: self), let cell = cell as? FlowCell else { return cell }
    cell.source = self
    cell.path = indexPath
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "boundary",
      for: indexPath
    )
    guard let view = view as? FlowBoundaryView else { return view }
    view.source = self
    view.kind = kind
    return view
  }
}

/// A delegate that has a method for the sizes of items.
@MainActor
final class SizingSource: FlowSource, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var sizeQuestions = 0

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeQuestions += 1
    return indexPath.isItem(of: counts, of: self) ? size(indexPath) : .zero
  }
}

/// A cell that asks for the size that the data source wishes it.
@MainActor
final class FlowCell: UICollectionViewCell {
  weak var source: FlowSource?
  var path: IndexPath?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    source?.measurements += 1
    if let path, let wish = source?.wish {
      layoutAttributes.size = wish(path, layoutAttributes.size)
    }
    return layoutAttributes
  }
}

/// A header or footer that asks for the size that the data source wishes it.
@MainActor
final class FlowBoundaryView: UICollectionReusableView {
  weak var source: FlowSource?
  var kind = ""

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wish = source?.boundaryWish {
      layoutAttributes.size = wish(kind, layoutAttributes.size)
    }
    return layoutAttributes
  }
}

extension UICollectionViewLayout {
  /// The frames of the first items of a section, each as x, y, width and height in thousandths.
  func itemFrames(_ count: Int, section: Int = 0) -> [[Double]] {
    (0..<count).map { item in
      layoutAttributesForItem(at: IndexPath(item: item, section: section)).numbers
    }
  }

  /// The frame of the header of a section; empty if there is none.
  func headerFrame(section: Int = 0) -> [Double] {
    layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    ).numbers
  }

  /// The frame of the footer of a section; empty if there is none.
  func footerFrame(section: Int = 0) -> [Double] {
    layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)
    ).numbers
  }
}

extension Optional where Wrapped: UICollectionViewLayoutAttributes {
  /// The frame as x, y, width and height, to the thousandth of a point.
  @MainActor
  var numbers: [Double] {
    guard let frame = self?.frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map {
      (Double($0) * 1000).rounded() / 1000
    }
  }
}
