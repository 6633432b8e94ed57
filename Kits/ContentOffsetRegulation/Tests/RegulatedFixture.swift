import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

/// A layout that is regulated.
enum RegulatedKind: String, CaseIterable, Sendable {
  case flow
  case compositional
  /// ``ShelfLayout``, which is written as apps write layouts.
  case shelf
}

/// The axis of a layout, and where reading begins.
enum RegulatedDirection: String, CaseIterable, Sendable {
  case down
  case right
  /// Horizontal, from right to left.
  case left

  var axis: NSLayoutConstraint.Axis { self == .down ? .vertical : .horizontal }
}

/// A layout and a direction.
struct RegulatedCase: Sendable, CustomTestStringConvertible {
  let kind: RegulatedKind
  let direction: RegulatedDirection

  static let all = RegulatedKind.allCases.flatMap { kind in
    RegulatedDirection.allCases.map { RegulatedCase(kind: kind, direction: $0) }
  }

  var testDescription: String { "\(kind.rawValue), \(direction.rawValue)" }
}

/// A collection view of 400 × 400 points whose layout is regulated; places are counted from where reading begins.
@MainActor
final class RegulatedFixture {
  let fixture = Fixture(width: 400, height: 400)
  let view: UICollectionView
  let source: RegulatedSource
  let regulator: ContentOffsetRegulator
  let direction: RegulatedDirection
  private(set) var diagnostics: [String] = []

  init(
    _ configuration: RegulatedCase,
    _ counts: [Int] = [20],
    _ policy: ContentOffsetPolicy = .firstVisible(sticksToStart: nil),
    estimate: CGFloat = 50,
    source: RegulatedSource? = nil
  ) {
    direction = configuration.direction
    let made = Self.layout(configuration, estimate: estimate)
    regulator = made.regulator
    regulator.policy = policy
    self.source = source ?? RegulatedSource()
    self.source.axis = direction.axis
    self.source.model = CollectionModel(counts: counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: made.layout
    )
    view.semanticContentAttribute = direction == .left ? .forceRightToLeft : .forceLeftToRight
    view.register(RegulatedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self.source
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    fixture.show(view)
  }

  isolated deinit { Diagnostics.hook = nil }

  private static func layout(
    _ configuration: RegulatedCase,
    estimate: CGFloat
  ) -> (layout: UICollectionViewLayout, regulator: ContentOffsetRegulator) {
    let axis = configuration.direction.axis
    switch configuration.kind {
    case .shelf:
      let layout = ShelfLayout(axis: axis, estimate: estimate)
      return (layout, layout.regulator)
    case .flow:
      let layout = MirroredFlowLayout()
      layout.scrollDirection = axis == .vertical ? .vertical : .horizontal
      layout.estimatedItemSize =
        axis == .vertical
        ? CGSize(width: 400, height: estimate) : CGSize(width: estimate, height: 400)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      return (layout, layout.regulator)
    case .compositional:
      let extent = NSCollectionLayoutDimension.estimated(estimate)
      let size =
        axis == .vertical
        ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: extent)
        : NSCollectionLayoutSize(widthDimension: extent, heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let settings = UICollectionViewCompositionalLayoutConfiguration()
      settings.scrollDirection = axis == .vertical ? .vertical : .horizontal
      let layout = RegulatedCompositionalLayout(
        section: NSCollectionLayoutSection(group: group),
        configuration: settings
      )
      return (layout, layout.regulator)
    }
  }

  func frame() { fixture.backend.makeFrame() }

  /// Lets every animation end.
  func settle() { fixture.backend.advanceUntilIdle(limit: 5) }

  /// Where what is seen begins, along the layout.
  var offset: CGFloat {
    get { place(of: view.bounds) }
    set {
      switch direction {
      case .down: view.contentOffset.y = newValue
      case .right: view.contentOffset.x = newValue
      case .left: view.contentOffset.x = contentWidth - newValue - 400
      }
    }
  }

  func scroll(to offset: CGFloat) {
    self.offset = offset
    frame()
  }

  /// The length of the content.
  var extent: CGFloat {
    direction == .down ? view.contentSize.height : view.contentSize.width
  }

  /// The greatest offset at rest.
  var limit: CGFloat { max(0, extent - 400) }

  private var contentWidth: CGFloat { max(400, view.contentSize.width) }

  /// Where a rectangle of the content begins.
  private func place(of rect: CGRect) -> CGFloat {
    switch direction {
    case .down: rect.minY
    case .right: rect.minX
    case .left: contentWidth - rect.maxX
    }
  }

  /// Carries a change of the data out, with its batch.
  func update(_ change: ModelChange) {
    view.performBatchUpdates {
      self.source.model = change.after
      self.view.report(change.operations)
    }
  }

  /// Carries out operations that add up, after which there are so many items.
  func update(_ counts: [Int], _ operations: [UpdateOperation]) {
    var after = source.model
    after.apply(operations, after: ItemCounts(counts))
    update(ModelChange(before: source.model, after: after, operations: operations))
  }

  /// Where items are on screen right now, as they look, by identity, from the edge where reading begins.
  var spans: [Int: ClosedRange<CGFloat>] {
    let bounds = view.layer.shown.bounds
    var spans: [Int: ClosedRange<CGFloat>] = [:]
    for case let cell as RegulatedCell in view.visibleCells {
      guard let item = cell.item else { continue }
      let looks = cell.layer.shown
      let frame = CGRect(
        x: looks.position.x - looks.bounds.width / 2 - bounds.minX,
        y: looks.position.y - looks.bounds.height / 2 - bounds.minY,
        width: looks.bounds.width,
        height: looks.bounds.height
      )
      switch direction {
      case .down: spans[item.identity] = frame.minY...frame.maxY
      case .right: spans[item.identity] = frame.minX...frame.maxX
      case .left: spans[item.identity] = (400 - frame.maxX)...(400 - frame.minX)
      }
    }
    return spans
  }
}

/// Mirrored where reading goes from right to left, as horizontal flow layouts are made to be.
@MainActor
private final class MirroredFlowLayout: RegulatedFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Items of 50 points, or of other extents by their identities.
@MainActor
final class RegulatedSource: NSObject, UICollectionViewDataSource {
  var model = CollectionModel()
  var axis = NSLayoutConstraint.Axis.vertical
  var extents: [Int: CGFloat] = [:]
  /// The extent of an item that ``extents`` does not name.
  var extent: (CollectionModel.Item) -> CGFloat = { _ in 50 }

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
    guard let cell = cell as? RegulatedCell else { return cell }
    cell.item = model.sections[indexPath.section].items[indexPath.item]
    cell.source = self
    return cell
  }

  /// The identity of an item at a place of the first section.
  func identity(_ item: Int, section: Int = 0) -> Int {
    model.sections[section].items[item].identity
  }
}

/// A cell that asks for the extent of its item.
@MainActor
final class RegulatedCell: UICollectionViewCell {
  var item: CollectionModel.Item?
  weak var source: RegulatedSource?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let item, let source else { return layoutAttributes }
    let extent = source.extents[item.identity] ?? source.extent(item)
    if source.axis == .vertical {
      layoutAttributes.size.height = extent
    } else {
      layoutAttributes.size.width = extent
    }
    return layoutAttributes
  }
}
