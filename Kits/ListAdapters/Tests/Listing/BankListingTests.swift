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
    // Below the header of 44 points, and in the third row.
    fixture.screen.tap(at: CGPoint(x: 150, y: 44 + 160 + 36))
    #expect(controller.selected == [2])
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect(list.numberOfItems(inSection: 0) == 4)
    #expect(controller.heard.contains("display Pound"))
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

  @Test("show rows as high as their constraints say, and confirm one in motion")
  func operations() {
    let controller = OperationsViewController()
    let fixture = show(controller, controller.collectionView)
    let list = controller.collectionView
    func frames() -> [CGRect] { (0..<3).compactMap { list.cellForItem(at: [0, $0])?.frame } }
    // 12 points above and below, 4 between a line of the title for each of its lines and the amount.
    let line = UILabel().lineOfText
    let one = 28 + 2 * line
    #expect(frames().map(\.height) == [one, one + line, one])
    let cell = list.cellForItem(at: [0, 0]) as? OperationCell
    fixture.screen.tap(at: CGPoint(x: 150, y: 30))
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect(list.cellForItem(at: [0, 0]) === cell)
    #expect(cell?.title == "Coffee\nconfirmed")
    #expect(cell?.isHighlightedOnce == true)
    #expect(frames().map(\.height) == [one + line, one + line, one])
    #expect(frames().map(\.minY) == [0, one + line, 2 * (one + line)])
  }

  @Test("show titles between rows, which are static and as high as their constraints say")
  func titles() {
    let controller = SectionsViewController()
    let fixture = show(controller, controller.collectionView)
    let list = controller.collectionView
    func title(_ row: Int) -> SectionTitleView? {
      list.cellForItem(at: [0, row])?.contentView.subviews.first as? SectionTitleView
    }
    #expect(list.cellForItem(at: [0, 0])?.frame.height == 37)
    #expect(list.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 149, width: 300, height: 37))
    #expect(title(3)?.label.text == "Operations")
    #expect(title(3)?.label.frame == CGRect(x: 16, y: 8, width: 268, height: 21))
    fixture.screen.tap(at: CGPoint(x: 150, y: 60))
    #expect(controller.selected == [1])
    for direction in [-1, 1] as [CGFloat] {
      fixture.screen.drag(
        from: CGPoint(x: 150, y: 300 - 200 * direction),
        to: CGPoint(x: 150, y: 300 + 200 * direction),
        duration: 0.1
      )
      fixture.backend.advanceUntilIdle(limit: 10)
    }
    #expect(list.contentOffset.y == 0)
    #expect(title(0)?.label.text == "Currencies")
    #expect(list.cellForItem(at: [0, 0])?.frame.height == 37)
  }

  @Test("hear of scrolling and display in a subclass")
  func subclass() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let adapter = WatchingListAdapter()
    adapter.setup(collectionView: list)
    adapter.reload(items: (0..<20).map { "\($0)" })
    let fixture = Fixture(width: 300, height: 600)
    fixture.show(list)
    #expect(adapter.shown == ["0", "1"])
    fixture.screen.drag(
      from: CGPoint(x: 150, y: 90),
      to: CGPoint(x: 150, y: 10),
      duration: 0.2
    )
    #expect(adapter.scrolls > 0)
    #expect(adapter.shown.contains("2"))
  }
}

extension UILabel {
  /// The height of one line of the label's font.
  fileprivate var lineOfText: CGFloat {
    text = "1"
    return sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
  }
}
