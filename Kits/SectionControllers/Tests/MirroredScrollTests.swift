import CoreGraphics
import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

/// A flow layout that is mirrored where reading goes from right to left.
private final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Shows the rows of a page as columns of 20 points, beside a header or footer of 10.
private final class ColumnController: PageController, ListSupplementaryViewSource {
  let kind: String

  init(kind: String) {
    self.kind = kind
    super.init()
    supplementaryViewSource = self
    inset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
  }

  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 20, height: 200) }

  func supportedElementKinds() -> [String] { [kind] }

  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  {
    collectionContext?.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      for: self,
      class: UICollectionReusableView.self,
      at: index
    ) ?? UICollectionReusableView(frame: .zero)
  }

  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
    CGSize(width: 10, height: 200)
  }
}

/// 20 pages of four columns in a view 100 points wide.
///
/// With its header each is 110 points long, 5 in front of the columns and 15 behind them, and the content 2,200. What is so far from
/// its beginning at the right is seen at the offset 2,100 less that.
@Suite("A horizontal list from right to left", .withTheProgram)
@MainActor
struct MirroredScrollTests {
  enum Kind: CaseIterable, Sendable {
    case flow, sharedLines, leftToRight
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func list(_ kind: Kind, footers: Bool = false) -> ListFixture {
    let flow = MirroredFlowLayout()
    flow.scrollDirection = .horizontal
    flow.sectionHeadersPinToVisibleBounds = true
    flow.sectionFootersPinToVisibleBounds = true
    let shared = ListCollectionViewLayout(stickyHeaders: true, scrollDirection: .horizontal)
    return ListFixture(
      (0..<20).map { Page("p\($0)", "a", "b", "c", "d") },
      layout: kind == .sharedLines ? shared : flow
    ) { list in
      list.make = { [header, footer] _ in ColumnController(kind: footers ? footer : header) }
      list.view.semanticContentAttribute =
        kind == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
  }

  /// The offset at which what is so far from the beginning of the list comes first.
  private func offset(_ distance: CGFloat, _ kind: Kind) -> CGFloat {
    kind == .leftToRight ? distance : 2100 - distance
  }

  @Test(
    "scrolls to an object with its header where it belongs, and not where it is pinned",
    arguments: Kind.allCases
  )
  func pinnedHeader(_ kind: Kind) {
    let list = list(kind)
    for (start, page, wanted) in [(260, 2, 220), (290, 2, 220), (50, 0, 0), (0, 3, 330)] {
      list.view.contentOffset.x = offset(CGFloat(start), kind)
      list.fixture.backend.makeFrame()
      list.adapter.scroll(
        to: Page("p\(page)"),
        supplementaryKinds: [header],
        scrollDirection: .horizontal,
        animated: false
      )
      expectEqual(list.view.contentOffset.x, offset(CGFloat(wanted), kind))
    }
  }

  @Test(
    "scrolls to an object with its footer where it belongs",
    arguments: [Kind.flow, .leftToRight]
  )
  func pinnedFooter(_ kind: Kind) {
    let list = list(kind, footers: true)
    list.view.contentOffset.x = offset(365, kind)
    list.fixture.backend.makeFrame()
    list.adapter.scroll(
      to: Page("p4"),
      supplementaryKinds: [footer],
      scrollDirection: .horizontal,
      scrollPosition: kind == .leftToRight ? .right : .left,
      animated: false
    )
    // Page 4 ends at 550.
    expectEqual(list.view.contentOffset.x, offset(450, kind))
  }

  @Test(
    "keeps to the edges that a position names, insets and further points",
    arguments: Kind.allCases
  )
  func positions(_ kind: Kind) {
    let list = list(kind)
    let isMirrored = kind != .leftToRight
    // 7 points cover the edge where the list begins.
    if isMirrored { list.view.contentInset.right = 7 } else { list.view.contentInset.left = 7 }
    let (start, end): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
      isMirrored ? (.right, .left) : (.left, .right)
    // Page 3 is from 330 to the end of its columns at 425; the middle of the 93 points that are free is at 46.5.
    let middle: CGFloat = 377.5 - 46.5
    for (position, wanted) in [
      (start, 330), (.top, 330), (end, 425 - 93), (.centeredHorizontally, middle),
    ] {
      list.adapter.scroll(
        to: Page("p3"),
        supplementaryKinds: [header],
        scrollDirection: .horizontal,
        scrollPosition: position,
        additionalOffset: 2,
        animated: false
      )
      expectEqual(list.view.contentOffset.x, offset(wanted + 2 - 7, kind))
    }
  }

  @Test(
    "says how far its first item is scrolled over the edge where it begins",
    arguments: Kind.allCases
  )
  func firstVisible(_ kind: Kind) {
    let list = list(kind)
    // The columns of page 2 begin at 235, 255, 275 and 295.
    list.view.contentOffset.x = offset(260, kind)
    list.fixture.backend.makeFrame()
    expectEqual(list.adapter.indexPathForFirstVisibleItem, IndexPath(item: 1, section: 2))
    expectEqual(list.adapter.offsetForFirstVisibleItem(scrollDirection: .horizontal), 5)
  }
}
