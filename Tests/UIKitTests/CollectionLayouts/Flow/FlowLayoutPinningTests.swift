import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// Sections 0 and 1 are a header of 40 and five rows of 44 each: 0…260 and 260…520; N-01 and the like
/// are worked examples by their numbers.
@Suite("Pinned headers and footers")
@MainActor
struct FlowLayoutPinningTests {
  private func stage(sections: Int = 4, footer: CGFloat = 0, height: CGFloat = 200) -> FlowStage {
    let stage = FlowStage(Array(repeating: 5, count: sections), height: height)
    stage.layout.itemSize = CGSize(width: 320, height: 44)
    stage.layout.minimumLineSpacing = 0
    stage.layout.headerReferenceSize = CGSize(width: 320, height: 40)
    stage.layout.footerReferenceSize = CGSize(width: 320, height: footer)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.layout.sectionFootersPinToVisibleBounds = footer > 0
    stage.show()
    return stage
  }

  private func header(_ section: Int, _ stage: FlowStage) -> CGFloat? {
    stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )?.frame.minY
  }

  @Test(
    "stay at the start of what shows while their section does (N-01)",
    arguments: [(0.0, 0.0), (100, 100), (220, 220), (230, 220), (-30, 0)] as [(CGFloat, CGFloat)]
  )
  func staysAtTheStart(offset: CGFloat, top: CGFloat) {
    let stage = stage()
    stage.view.contentOffset.y = offset
    stage.frame()
    #expect(header(0, stage) == top)
    if offset > 100 { #expect(header(1, stage) == 260) }
  }

  @Test("move with every scrolled frame and nothing is prepared twice")
  func everyFrame() {
    let stage = stage()
    for offset in stride(from: 1, through: 500, by: 7) {
      stage.view.contentOffset.y = CGFloat(offset)
      stage.frame()
      let section = offset / 260
      let natural = CGFloat(section * 260)
      #expect(header(section, stage) == min(CGFloat(offset), natural + 220))
    }
    #expect(stage.source.countQuestions == 4)
  }
}
