import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@Suite("A listing of widgets in the article's form")
@MainActor
struct FeedListingTests {
  @Test("is compiled in the language mode of Swift 5, and shows articles part by part")
  func articles() {
    let fixture = Fixture(width: 300, height: 600)
    let controller = ArticlesViewController()
    fixture.window.rootViewController = controller
    controller.view.frame = fixture.window.bounds
    let list = controller.collectionView
    list.frame = controller.view.bounds
    func show(_ articles: [Article]) {
      controller.show(articles)
      fixture.backend.advanceUntilIdle(limit: 5)
    }
    let first = Article(id: 1, title: "One", paragraphs: ["a", "b"])
    let second = Article(id: 2, title: "Two", paragraphs: ["c"])
    show([first, second])
    #expect(list.numberOfItems(inSection: 0) == 11)
    let text = list.cellForItem(at: [0, 3]) as? WidgetCell<UILabel>
    #expect(text?.view?.text == "a")
    show([second])
    #expect(list.numberOfItems(inSection: 0) == 5)
    controller.show(sections: [
      WidgetSection(id: "one", widgets: Builder.widgets(objects: [first])),
      WidgetSection(id: "two", widgets: Builder.widgets(objects: [second])),
    ])
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect((0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) } == [6, 5])
    #expect(WidgetSnippets.isItsOwnIdentity(Spacing(height: 8).widget))
    #expect(WidgetSnippets.kinds.count == 3)
  }
}
