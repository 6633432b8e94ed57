import CoreGraphics
import Foundation

@testable import UIKit

/// A cell that notes what happens to it and asks for a height of the test's choice.
@MainActor
final class TestCell: UICollectionViewCell {
  weak var source: TestSource?
  var path: IndexPath?
  var wasPrepared = false

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    wasPrepared = true
    path = nil
    backgroundColor = nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let path else { return }
    source?.trace.note("apply \(path.short)")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let path, let height = source?.preferredHeight?(path) else { return layoutAttributes }
    source?.trace.note("preferred \(path.short)")
    source?.measurements[path, default: 0] += 1
    layoutAttributes.frame.size.height = height
    return layoutAttributes
  }
}

/// A data source and delegate that notes every call it gets.
@MainActor
final class TestSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  let trace: Trace
  var preferredHeight: ((IndexPath) -> CGFloat)?
  var measurements: [IndexPath: Int] = [:]
  /// Replaces the cell that is returned, for data sources that are wrong.
  var spoil: ((UICollectionView, IndexPath, TestCell) -> UICollectionViewCell)?
  var allows: (String, IndexPath) -> Bool = { _, _ in true }
  /// The offset that the delegate wants instead of the layout's.
  var target: ((CGPoint) -> CGPoint)?
  /// Runs in every call that is noted.
  var interfere: ((String) -> Void)?
  /// Whether the counts change without a report, so that any path may be out of date.
  var isFickle = false

  init(_ counts: [Int], trace: Trace = Trace()) {
    self.counts = counts
    self.trace = trace
  }

  private func note(_ line: String) {
    trace.note(line)
    interfere?(line)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("sections")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    note("items \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(indexPath.short)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? TestCell else { return cell }
    guard isFickle || indexPath.isItem(of: counts, of: self) else { return cell }
    cell.source = self
    cell.path = indexPath
    return spoil?(collectionView, indexPath, cell) ?? cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("header \(indexPath.short)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("show \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("hide \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("show header \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { note("hide header \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("should highlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { note("did highlight \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { note("did unhighlight \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("should select", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("should deselect", indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("did select \(indexPath.short)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("did deselect \(indexPath.short)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("act \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let target else { return proposedContentOffset }
    note("delegate's target for \(Int(proposedContentOffset.y))")
    return target(proposedContentOffset)
  }

  private func ask(_ question: String, _ indexPath: IndexPath) -> Bool {
    note("\(question) \(indexPath.short)")
    return allows(question, indexPath)
  }
}
