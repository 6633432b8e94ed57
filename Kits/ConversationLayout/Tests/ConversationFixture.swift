import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// A window that a conversation fills, and the messages in it.
@MainActor
final class ConversationFixture {
  let fixture: Fixture
  let view: UICollectionView
  let layout: CollectionViewConversationLayout
  let source: MessageSource
  private(set) var diagnostics: [String] = []

  init(
    _ counts: [Int],
    width: CGFloat = 320,
    height: CGFloat = 400,
    source: MessageSource = MessageSource(),
    isRightToLeft: Bool = false,
    configure: (CollectionViewConversationLayout) -> Void = { _ in }
  ) {
    fixture = Fixture(width: width, height: height)
    layout = CollectionViewConversationLayout()
    self.source = source
    source.model = CollectionModel(counts: counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.register(MessageCell.self, forCellWithReuseIdentifier: "message")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        BoundaryView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    view.dataSource = source
    view.delegate = source
    layout.delegate = source
    configure(layout)
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    fixture.show(view)
  }

  isolated deinit { Diagnostics.hook = nil }

  func frame() { fixture.backend.makeFrame() }

  /// Lets every animation end.
  func settle() { fixture.backend.advanceUntilIdle(limit: 5) }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    frame()
  }

  /// Carries a change of the messages out, with its batch.
  func update(_ change: ModelChange) {
    view.performBatchUpdates {
      self.source.model = change.after
      self.view.report(change.operations)
    }
  }

  /// Carries out operations, of which inserted items are new messages.
  func update(_ operations: UpdateOperation...) {
    update(ModelChange(before: source.model, applying: operations))
  }

  /// Where an item is in the content, by its place.
  func place(_ item: Int, section: Int = 0) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  /// Where a header or footer is in the content.
  func place(ofKind kind: String, section: Int) -> CGRect {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: IndexPath(item: 0, section: section)
    )?.frame ?? .null
  }

  /// What is on screen: a letter for each cell, `=` for headers, `-` for footers, for each 40 × 20 points.
  var picture: String {
    let columns = Int(view.bounds.width / 40)
    let rows = Int(view.bounds.height / 20)
    var grid = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    func draw(_ view: UIView, _ mark: Character) {
      let frame = view.frame.offsetBy(dx: 0, dy: -self.view.bounds.minY)
      for row in max(0, Int(frame.minY / 20))..<max(0, min(rows, Int(frame.maxY / 20))) {
        for column in Int(frame.minX / 40)..<Int(frame.maxX / 40) { grid[row][column] = mark }
      }
    }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) else { continue }
      draw(cell, Array("abcdefghijklmnopqrstuvwxyz")[(path.section * 8 + path.item) % 26])
    }
    for (kind, mark) in [
      (UICollectionView.elementKindSectionHeader, Character("=")),
      (UICollectionView.elementKindSectionFooter, Character("-")),
    ] {
      for found in view.visibleSupplementaryViews(ofKind: kind) { draw(found, mark) }
    }
    return grid.map { String($0) }.joined(separator: "\n")
  }
}

/// Messages of some heights; all are estimated and as wide as the view unless a test says otherwise.
@MainActor
class MessageSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  ConversationLayoutDelegate
{
  var model = CollectionModel()
  /// The size that a cell asks for; nil for the one that it is given.
  var preferredSize: ((CollectionModel.Item, CGSize) -> CGSize)?
  var alignment: ((IndexPath) -> ConversationItemAlignment)?
  var boundarySize: ConversationItemSize?
  /// The height that headers and footers ask for.
  var preferredBoundaryHeight: CGFloat?
  /// The heights of messages, by identity, for tests that set ``preferredSize`` to them.
  var heights: [Int: CGFloat] = [:]
  /// The cells that were asked for their sizes, as often as they were.
  var measured: [Int] = []
  /// The paths that cells had when they were asked for their sizes last, by identity.
  var measuredPaths: [Int: IndexPath] = [:]

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    cell.item = model.sections[indexPath.section].items[indexPath.item]
    cell.source = self
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

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
    (view as? BoundaryView)?.height = preferredBoundaryHeight
    return view
  }

  func sizeForHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize? { boundarySize }

  func sizeForFooter(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize? { boundarySize }

  func alignmentForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemAlignment { alignment?(indexPath) ?? .fullWidth }

  func initialLayoutAttributesForInsertedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? { nil }

  func finalLayoutAttributesForDeletedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? { nil }

  func animateStayingElement(
    _ conversationLayout: CollectionViewConversationLayout,
    from former: ConversationLayoutAttributes,
    to attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) {}
}

/// Messages whose sizes and gaps are declared one by one.
@MainActor
final class DeclaredMessageSource: MessageSource, ConversationLayoutSizingDelegate {
  var size: (CollectionModel.Item) -> ConversationItemSize = { _ in .auto }
  var spacing: ((CollectionModel.Item) -> CGFloat)?
  /// How often sizes were asked for.
  var questions = 0

  func sizeForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemSize {
    questions += 1
    return size(model.sections[indexPath.section].items[indexPath.item])
  }

  func interItemSpacing(
    _ conversationLayout: CollectionViewConversationLayout,
    after indexPath: IndexPath
  ) -> CGFloat? { spacing?(model.sections[indexPath.section].items[indexPath.item]) }
}

/// A cell that asks for the size that the test wishes.
@MainActor
final class MessageCell: UICollectionViewCell {
  var item: CollectionModel.Item?
  weak var source: MessageSource?
  private(set) var applied: ConversationLayoutAttributes?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let item, let source else { return layoutAttributes }
    source.measured.append(item.identity)
    source.measuredPaths[item.identity] = layoutAttributes.indexPath
    if let preferredSize = source.preferredSize {
      layoutAttributes.size = preferredSize(item, layoutAttributes.size)
    }
    return layoutAttributes
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied = layoutAttributes as? ConversationLayoutAttributes
  }
}

/// A header or footer that asks for a height.
@MainActor
final class BoundaryView: UICollectionReusableView {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { layoutAttributes.size.height = height }
    return layoutAttributes
  }
}

extension ModelChange {
  /// A change by operations that add up; inserted sections are empty but for what moves or is inserted there.
  init(before model: CollectionModel, applying operations: [UpdateOperation]) {
    var placed: [Int: Int?] = [:]
    var leaving: Set<Int> = []
    for operation in operations {
      switch operation {
      case .deleteSection(let old): leaving.insert(old.index)
      case .insertSection(let new): placed.updateValue(nil, forKey: new.index)
      case .moveSection(let old, let new):
        leaving.insert(old.index)
        placed.updateValue(old.index, forKey: new.index)
      default: break
      }
    }
    var staying = model.sections.indices.filter { !leaving.contains($0) }[...]
    let origins = (0..<(staying.count + placed.count)).map { new in
      placed[new] ?? staying.popFirst()
    }
    var counts = origins.map { old in old.map { model.sections[$0].items.count } ?? 0 }
    func leave(_ old: OldPath) {
      if let new = origins.firstIndex(of: old.section.index) { counts[new] -= 1 }
    }
    for operation in operations {
      switch operation {
      case .deleteItem(let old): leave(old)
      case .insertItem(let new): counts[new.section.index] += 1
      case .moveItem(let old, let new):
        leave(old)
        counts[new.section.index] += 1
      default: break
      }
    }
    var after = model
    after.apply(operations, after: ItemCounts(counts))
    self.init(before: model, after: after, operations: operations)
  }
}

extension ConversationFixture {
  /// Where messages begin on screen right now, as they look, by identity.
  var tops: [Int: CGFloat] { places { $0.minY } }

  /// Where messages end on screen right now, as they look, by identity.
  var bottoms: [Int: CGFloat] { places { $0.maxY } }

  private func places(_ edge: (CGRect) -> CGFloat) -> [Int: CGFloat] {
    let offset = view.layer.shown.bounds.minY
    var places: [Int: CGFloat] = [:]
    for cell in view.visibleCells {
      guard let cell = cell as? MessageCell, let item = cell.item else { continue }
      let looks = cell.layer.shown
      let frame = CGRect(
        x: 0,
        y: looks.position.y - looks.bounds.height / 2,
        width: looks.bounds.width,
        height: looks.bounds.height
      )
      places[item.identity] = edge(frame) - offset
    }
    return places
  }
}
