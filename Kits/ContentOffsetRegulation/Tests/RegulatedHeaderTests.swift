import ContentOffsetRegulation
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A header whose length a test chooses.
@MainActor
private final class LongHeader: UICollectionReusableView {
  var length: CGFloat = 30 { didSet { invalidateIntrinsicContentSize() } }
  var isHorizontal = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if isHorizontal {
      layoutAttributes.size.width = length
    } else {
      layoutAttributes.size.height = length
    }
    return layoutAttributes
  }
}

/// Two sections of 20 items of 50 points in a view of 400 × 400, each below a header of 30; places count from where reading
/// begins.
@MainActor
private final class HeadedList: NSObject, UICollectionViewDataSource {
  let fixture = Fixture(width: 400, height: 400)
  let layout: RegulatedCompositionalLayout
  let view: UICollectionView
  private let direction: RegulatedDirection
  /// The length of headers that come into sight.
  var length: CGFloat = 30

  init(_ policy: ContentOffsetPolicy, _ direction: RegulatedDirection, isPinned: Bool) {
    self.direction = direction
    layout = Self.layout(direction, isPinned: isPinned)
    layout.regulator.policy = policy
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: layout
    )
    super.init()
    view.semanticContentAttribute = direction == .left ? .forceRightToLeft : .forceLeftToRight
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      LongHeader.self,
      forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header"
    )
    view.dataSource = self
    fixture.show(view)
  }

  private static func layout(
    _ direction: RegulatedDirection,
    isPinned: Bool
  ) -> RegulatedCompositionalLayout {
    let isVertical = direction.axis == .vertical
    func size(_ extent: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      isVertical
        ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: extent)
        : NSCollectionLayoutSize(widthDimension: extent, heightDimension: .fractionalHeight(1))
    }
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(50)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.estimated(30)),
      elementKind: "header",
      alignment: isVertical ? .top : .leading
    )
    header.pinToVisibleBounds = isPinned
    section.boundarySupplementaryItems = [header]
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    settings.scrollDirection = isVertical ? .vertical : .horizontal
    return RegulatedCompositionalLayout(section: section, configuration: settings)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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
    (view as? LongHeader)?.isHorizontal = direction.axis == .horizontal
    (view as? LongHeader)?.length = length
    return view
  }

  func scroll(to offset: CGFloat) {
    switch direction {
    case .down: view.contentOffset.y = offset
    case .right: view.contentOffset.x = offset
    case .left: view.contentOffset.x = view.contentSize.width - offset - 400
    }
    fixture.backend.makeFrame()
  }

  /// Grows a visible header to 80 points.
  func grow(_ section: Int) {
    (header(section) as? LongHeader)?.length = 80
    fixture.backend.makeFrame()
  }

  private func header(_ section: Int) -> UIView? {
    view.supplementaryView(
      forElementKind: "header",
      at: IndexPath(item: 0, section: section)
    )
  }

  /// Where a header begins on screen.
  func top(ofHeader section: Int) -> CGFloat? { header(section).map { start(of: $0.frame) } }

  /// Where an item begins on screen.
  func top(ofItem item: Int, _ section: Int = 0) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map { start(of: $0.frame) }
  }

  private func start(of frame: CGRect) -> CGFloat {
    switch direction {
    case .down: frame.minY - view.bounds.minY
    case .right: frame.minX - view.bounds.minX
    case .left: view.bounds.maxX - frame.maxX
    }
  }
}

@Suite("A header that grows in a regulated layout")
@MainActor
struct RegulatedHeaderTests {
  private static let policies: [ContentOffsetPolicy] = [
    .firstVisible, .firstVisible(sticksToStart: nil), .lastVisible,
  ]

  @Test("stays where it begins if that is in sight", arguments: RegulatedDirection.allCases)
  func inSight(_ direction: RegulatedDirection) {
    for policy in Self.policies {
      for isPinned in [false, true] {
        let list = HeadedList(policy, direction, isPinned: isPinned)
        list.grow(0)
        expectEqual(list.top(ofHeader: 0), 0)
        expectEqual(list.top(ofItem: 0), 80)
        // The second section begins at 80 + 20 × 50.
        list.scroll(to: 1_080)
        expectEqual(list.top(ofHeader: 1), 0)
        list.grow(1)
        expectEqual(list.top(ofHeader: 1), 0)
        expectEqual(list.top(ofItem: 0, 1), 80)
      }
    }
  }

  @Test(
    "is where a jump to it leads, whatever its size turns out to be",
    arguments: RegulatedDirection.allCases
  )
  func jump(_ direction: RegulatedDirection) {
    for policy in Self.policies {
      for isPinned in [false, true] {
        let list = HeadedList(policy, direction, isPinned: isPinned)
        list.length = 80
        list.scroll(to: 1_030)
        expectEqual(list.top(ofHeader: 1), 0)
        expectEqual(list.top(ofItem: 0, 1), 80)
      }
    }
  }

  @Test(
    "moves no item in sight while it begins above them, or is pinned over them",
    arguments: RegulatedDirection.allCases
  )
  func above(_ direction: RegulatedDirection) {
    for policy in Self.policies {
      for (isPinned, offset, item) in [(false, 20, 1), (true, 20, 1), (true, 230, 5)] {
        let list = HeadedList(policy, direction, isPinned: isPinned)
        list.scroll(to: CGFloat(offset))
        let top: CGFloat = 30 + CGFloat(50 * item - offset)
        expectEqual(list.top(ofItem: item), top)
        list.grow(0)
        expectEqual(list.top(ofItem: item), top)
      }
    }
  }
}
