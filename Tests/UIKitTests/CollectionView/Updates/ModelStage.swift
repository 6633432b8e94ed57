import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// A collection view that shows a model, in a list with headers whose rows find their heights.
@MainActor
final class ModelStage {
  let stage: Stage
  let view: UICollectionView
  let layout: ModelLayout
  var model: CollectionModel
  private(set) var diagnostics: [String] = []
  private let source: ModelSource
  /// Runs in every call that the collection view makes, with the name of the call.
  var interfere: ((String) -> Void)?

  init(_ model: CollectionModel) {
    self.model = model
    stage = Stage(width: 320, height: 400)
    layout = ModelLayout()
    source = ModelSource()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    source.stage = self
    layout.stage = self
    view.register(ModelCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      ModelHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.delegate = source
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    stage.show(view)
  }

  func end() { Diagnostics.hook = nil }

  /// Changes the model and reports the change.
  func apply(_ change: ModelChange, completion: @escaping (Bool) -> Void = { _ in }) {
    view.performBatchUpdates(
      {
        self.model = change.after
        for operation in change.operations { self.view.report(operation) }
      },
      completion: completion
    )
  }

  /// The item at a path; `nil` when the model has changed and the view has not yet.
  func item(at path: IndexPath) -> CollectionModel.Item? {
    guard model.sections.indices.contains(path.section),
      model.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return model.sections[path.section].items[path.item]
  }

  /// How high an item is, which its cell says when it is asked.
  static func height(of item: CollectionModel.Item) -> CGFloat {
    CGFloat(20 + (item.identity * 7 + item.version * 13) % 50)
  }

  /// Forgets diagnostics and answers them.
  func takeDiagnostics() -> [String] {
    defer { diagnostics = [] }
    return diagnostics
  }
}

@MainActor
final class ModelCell: UICollectionViewCell {
  var item: CollectionModel.Item?
  weak var stage: ModelStage?

  override func prepareForReuse() {
    super.prepareForReuse()
    item = nil
    stage?.interfere?("prepare for reuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    stage?.interfere?("apply")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    stage?.interfere?("preferred")
    if let item { layoutAttributes.frame.size.height = ModelStage.height(of: item) }
    return layoutAttributes
  }
}

@MainActor
final class ModelHeader: UICollectionReusableView {
  var section = -1
}

@MainActor
private final class ModelSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  weak var stage: ModelStage?

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    let count = stage?.model.sections.count ?? 0
    stage?.interfere?("sections")
    return count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    // The model may have changed since the number of sections was asked for.
    let sections = stage?.model.sections ?? []
    let count = sections.indices.contains(section) ? sections[section].items.count : 0
    stage?.interfere?("items")
    return count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = stage?.item(at: indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ModelCell)?.item = item
    (cell as? ModelCell)?.stage = stage
    stage?.interfere?("cell")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { stage?.interfere?("will display") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { stage?.interfere?("did end displaying") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { stage?.interfere?("did scroll") }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    stage?.interfere?("target offset")
    return proposedContentOffset
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
    if let sections = stage?.model.sections, sections.indices.contains(indexPath.section) {
      (view as? ModelHeader)?.section = sections[indexPath.section].identity
    }
    stage?.interfere?("header")
    return view
  }
}

/// A list with a header of 30 points for each section, written the obvious way.
@MainActor
final class ModelLayout: UICollectionViewLayout {
  weak var stage: ModelStage?
  /// The height of an item that has not been measured.
  var estimate: CGFloat = 40
  private var heights: [CollectionModel.Item: CGFloat] = [:]
  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  override var collectionViewContentSize: CGSize { size }

  override func prepare() {
    guard let stage, let collectionView else { return }
    stage.interfere?("prepare")
    placed = []
    var top: CGFloat = 0
    func place(_ attributes: UICollectionViewLayoutAttributes, height: CGFloat) {
      attributes.frame = CGRect(
        x: 0,
        y: top,
        width: collectionView.bounds.width,
        height: height
      )
      top += height
      placed.append(attributes)
    }
    for section in 0..<collectionView.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section)
      )
      place(header, height: 30)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let content = stage.item(at: IndexPath(item: item, section: section))
        place(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)),
          height: content.flatMap { heights[$0] } ?? estimate
        )
      }
    }
    size = CGSize(width: collectionView.bounds.width, height: top)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    stage?.interfere?("elements")
    return placed.filter { $0.frame.overlaps(rect) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    stage?.interfere?("invalidate")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    stage?.interfere?("updates")
  }

  override func finalizeCollectionViewUpdates() { stage?.interfere?("finalize") }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    stage?.interfere?("target")
    return proposed
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    stage?.interfere?("initial")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    stage?.interfere?("final")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    original.representedElementCategory == .cell && preferred.size.height != original.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    stage?.interfere?("size context")
    if let item = stage?.item(at: original.indexPath) { heights[item] = preferred.size.height }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
  }
}
