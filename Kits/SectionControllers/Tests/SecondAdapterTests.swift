import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("A second adapter on a collection view", .withTheProgram)
@MainActor
struct SecondAdapterTests {
  private final class Names: ListAdapterDataSource {
    var names: [Page]
    init(_ names: [Page]) { self.names = names }
    func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { names }
    func listAdapter(
      _ listAdapter: ListAdapter,
      sectionControllerFor object: Any
    ) -> ListSectionController { PageController() }
    func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
  }

  @Test("ends the reports of the first one, which takes the view back when it is given it again")
  func ends() {
    let list = ListFixture([Page("a", "1"), Page("b", "2")])
    let names = Names([Page("x", "3")])
    let second = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    second.dataSource = names
    second.collectionView = list.view
    list.settle()
    expectEqual(list.texts, ["3"])
    var answers: [Bool] = []
    list.objects = [Page("a", "1"), Page("b", "2"), Page("c", "4")]
    list.adapter.performUpdates(animated: true) { answers.append($0) }
    list.settle()
    expectEqual(list.texts, ["3"])
    expectEqual(answers, [false])
    expectEqual(list.diagnostics.count, 1)
    #expect(list.adapter.collectionView == nil)
    #expect(list.adapter.visibleObjects().isEmpty)
    list.adapter.collectionView = list.view
    list.settle()
    expectEqual(list.texts, ["1", "2", "4"])
  }

  @Test("ends an update that waits, and a reload")
  func waiting() {
    let list = ListFixture([Page("a", "1")])
    var answers: [Bool] = []
    list.objects = [Page("b", "2")]
    list.adapter.performUpdates(animated: true) { answers.append($0) }
    let names = Names([Page("x", "3")])
    let second = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    second.dataSource = names
    second.collectionView = list.view
    list.settle()
    expectEqual(list.texts, ["3"])
    expectEqual(answers, [false])
    list.adapter.reloadData { answers.append($0) }
    list.settle()
    expectEqual(list.texts, ["3"])
    expectEqual(answers, [false, false])
  }
}
