import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@Suite("A listing of widgets in the article's form", .withTheProgram)
@MainActor
struct FeedListingTests {
  private func show(_ articles: [Article]) -> (fixture: Fixture, list: UICollectionView) {
    let fixture = Fixture(width: 300, height: 600)
    let controller = ArticlesViewController(articles: articles)
    fixture.window.rootViewController = controller
    controller.view.frame = fixture.window.bounds
    let list = controller.collectionView
    list.frame = controller.view.bounds
    fixture.backend.advanceUntilIdle(limit: 5)
    return (fixture, list)
  }

  @Test("is compiled in the language mode of Swift 5, and shows articles part by part")
  func articles() {
    let (fixture, list) = show([
      Article(id: 1, title: "One", paragraphs: ["a", "b"]),
      Article(id: 2, title: "Two", paragraphs: ["c"]),
    ])
    func tap(_ row: Int) {
      guard let frame = list.cellForItem(at: [0, row])?.frame else { return }
      fixture.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      fixture.backend.advanceUntilIdle(limit: 5)
    }
    #expect(list.numberOfItems(inSection: 0) == 11)
    let text = list.cellForItem(at: [0, 3]) as? WidgetCell<ParagraphView>
    #expect(text?.view?.label.text == "a")
    #expect(text?.view?.shows == 1)
    #expect(list.cellForItem(at: [0, 2]) is WidgetCell<SpacingView>)
    tap(1)
    #expect((0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) } == [6, 5])
    tap(0)
    #expect(list.numberOfSections == 1)
    #expect(list.numberOfItems(inSection: 0) == 5)
    let left = list.cellForItem(at: [0, 3]) as? WidgetCell<ParagraphView>
    #expect(left?.view?.label.text == "c")
    #expect(WidgetSnippets.isItsOwnIdentity(Spacing(height: 8).widget))
    #expect(WidgetSnippets.kinds.count == 3)
  }

  @Test("uses the views of its cells again as it scrolls")
  func scrolling() {
    let (fixture, list) = show([
      Article(id: 1, title: "One", paragraphs: (0..<200).map { "\($0)" })
    ])
    let made = ParagraphView.made
    for _ in 0..<10 {
      fixture.screen.drag(
        from: CGPoint(x: 150, y: 500),
        to: CGPoint(x: 150, y: 200),
        duration: 0.2
      )
      fixture.backend.advanceUntilIdle(limit: 10)
    }
    #expect(list.contentOffset.y > 3_000)
    // At most 21 paragraphs of 30 points touch 600 points; a few more may be kept for what comes next.
    #expect(ParagraphView.made - made < 21)
    let cells = list.visibleCells.compactMap { $0 as? WidgetCell<ParagraphView> }
    #expect(cells.count >= 20)
    let texts = cells.compactMap { $0.view?.label.text }
    #expect(Set(texts).count == cells.count)
  }
}
