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

extension UICollectionView {
  /// Reports one operation by the public method for it.
  func report(_ operation: UpdateOperation) {
    switch operation {
    case .insertItem(let path): insertItems(at: [IndexPath(path)])
    case .deleteItem(let path): deleteItems(at: [IndexPath(path)])
    case .reloadItem(let path): reloadItems(at: [IndexPath(path)])
    case .reconfigureItem(let path): reconfigureItems(at: [IndexPath(path)])
    case .moveItem(let from, let to): moveItem(at: IndexPath(from), to: IndexPath(to))
    case .insertSection(let section):
      if (0..<1000).contains(section.index) { insertSections([section.index]) }
    case .deleteSection(let section):
      if (0..<1000).contains(section.index) { deleteSections([section.index]) }
    case .reloadSection(let section):
      if (0..<1000).contains(section.index) { reloadSections([section.index]) }
    case .moveSection(let from, let to): moveSection(from.index, toSection: to.index)
    }
  }
}

extension IndexPath {
  init<Space>(_ path: ItemPath<Space>) { self.init(item: path.item, section: path.section.index) }
}

@MainActor
final class ModelCell: UICollectionViewCell {
  var item: CollectionModel.Item?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let item { layoutAttributes.frame.size.height = ModelStage.height(of: item) }
    return layoutAttributes
  }
}

@MainActor
final class ModelHeader: UICollectionReusableView {
  var section = -1
}

@MainActor
private final class ModelSource: NSObject, UICollectionViewDataSource {
  weak var stage: ModelStage?

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    stage?.model.sections.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { stage?.model.sections[section].items.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ModelCell)?.item = stage?.model.sections[indexPath.section].items[indexPath.item]
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
    (view as? ModelHeader)?.section = stage?.model.sections[indexPath.section].identity ?? -1
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
        let content = stage.model.sections[section].items[item]
        place(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)),
          height: heights[content] ?? estimate
        )
      }
    }
    size = CGSize(width: collectionView.bounds.width, height: top)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placed.filter { $0.frame.overlaps(rect) } }

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
    let path = original.indexPath
    if let item = stage?.model.sections[path.section].items[path.item] {
      heights[item] = preferred.size.height
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
  }
}
