import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("Listings of list adapters in the article's form")
@MainActor
struct BankListingTests {
  private func show<Controller: UIViewController>(
    _ controller: Controller,
    _ list: UICollectionView
  ) -> Fixture {
    let fixture = Fixture(width: 300, height: 600)
    fixture.window.rootViewController = controller
    controller.view.frame = fixture.window.bounds
    list.frame = controller.view.bounds
    fixture.backend.advanceUntilIdle(limit: 5)
    return fixture
  }

  @Test("show a list of ten lines, whose callbacks are called")
  func currencies() {
    let controller = CurrenciesViewController()
    let fixture = show(controller, controller.collectionView)
    let list = controller.collectionView
    #expect(list.numberOfItems(inSection: 0) == 3)
    let tops = (0..<3).compactMap { list.cellForItem(at: [0, $0])?.frame }
    #expect(tops.map(\.height) == [72, 72, 72])
    #expect(tops[1].minY - tops[0].minY == 80)
    controller.adapter.collectionView(list, didSelectItemAt: [0, 2])
    #expect(controller.selected == [2])
    var heard: [String] = []
    ListSnippets.hear(controller.adapter) { heard.append($0) }
    controller.adapter.appendItem("Pound")
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect(heard.contains("display Pound"))
  }

  @Test("hand four slices to four controllers, whose observers are called once")
  func overview() {
    let controller = OverviewViewController()
    let fixture = show(controller, controller.collectionView)
    controller.services[2].answer(["c1", "c2"])
    controller.services[0].answer([])
    controller.services[3].answer(["d"])
    controller.services[1].answer(["b"])
    fixture.backend.advanceUntilIdle(limit: 5)
    let list = controller.collectionView
    let texts = (0..<list.numberOfItems(inSection: 0)).map {
      (list.cellForItem(at: [0, $0]) as? CurrencyCell)?.label.text
    }
    #expect(texts == ["b", "c1", "c2", "d"])
    #expect(controller.services.map(\.reloads) == [1, 1, 1, 1])
  }

  @Test("change lists and slices by every mutator")
  func changes() {
    let adapter = CurrencyVerticalListAdapter()
    ListSnippets.change(adapter, "row")
    #expect(adapter.items == ["row"])
    adapter.reload(items: ["a", "b", "c"])
    ListSnippets.change(adapter[1..<2], "row")
    #expect(adapter.items == ["a", "row", "c"])
    #expect(ListSnippets.anyLists.map(\.axis) == [.vertical, .vertical, .vertical])
    #expect(ListSnippets.heights(of: "text") == [56, 56])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let rates = RateHorizontalListAdapter()
    rates.reload(items: [1.5])
    rates.setup(collectionView: view)
    view.layoutIfNeeded()
    #expect((view.cellForItem(at: [0, 0]) as? RateCell)?.rate == 1.5)
    #expect(view.cellForItem(at: [0, 0])?.frame.width == 80)
  }
}
