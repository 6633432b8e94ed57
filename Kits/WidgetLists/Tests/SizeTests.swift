import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

/// A value whose size can be computed on any thread, which notes where that was done.
private struct Computed: Hashable, WidgetHashable, WidgetPresentable {
  var number: Int
  /// How often a size was computed on the main thread; for these tests alone, which let others run meanwhile.
  @MainActor static var questions = 0

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.cellDequeueSafely(RowCell.self, indexPath: indexPath)
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize {
    Self.questions += 1
    return CGSize(width: containerWidth, height: CGFloat(10 + number % 30))
  }

  @MainActor
  func widgetSizeComputation(containerWidth: CGFloat) -> (@Sendable () -> CGSize)? {
    let number = number
    return {
      #expect(!Thread.isMainThread)
      return CGSize(width: containerWidth, height: CGFloat(10 + number % 30))
    }
  }
}

@Suite("The sizes of widgets", .withTheProgram)
@MainActor
struct WidgetSizeTests {
  private func widgets(_ count: Int) -> [Widget] {
    (0..<count).map { Computed(number: $0).widget }
  }

  /// A view of 100 by 100 points in no window.
  private func show(_ widgets: [Widget]) -> (UICollectionView, WidgetLayout) {
    let layout = WidgetLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    widgets.bind(to: view)
    view.layoutIfNeeded()
    return (view, layout)
  }

  @Test("are remembered by widget and width; old ones are forgotten")
  func cache() {
    let cache = WidgetSizeCache(limit: 2)
    #expect(cache.isEmpty)
    func key(_ name: String, _ width: CGFloat = 100) -> WidgetSizeKey {
      WidgetSizeKey(Row(name).widget, width: width)
    }
    cache.cache(CGSize(width: 1, height: 1), for: key("a"))
    expectEqual(cache.size(for: key("a")), CGSize(width: 1, height: 1))
    #expect(cache.size(for: key("a", 101)) == nil)
    #expect(cache.size(for: key("b")) == nil)
    #expect(cache.size(for: WidgetSizeKey(Row("a").id(1), width: 100)) == nil)
    for name in ["b", "c", "d", "e"] { cache.cache(.zero, for: key(name)) }
    #expect(cache.size(for: key("a")) == nil)
    #expect(cache.count <= 4)
    expectEqual(cache.size(for: key("e")), .zero)
    cache.removeAll()
    #expect(cache.isEmpty)
  }

  @Test("can be remembered by the app, for several collection views")
  func replacedCache() {
    let cache = WidgetSizeCache()
    let rows = (0..<5).map { Row("\($0)").widget }
    let fixture = WidgetFixture()
    fixture.layout.sizes = cache
    fixture.show(rows)
    expectEqual(cache.count, 5)
    RowCell.questions = 0
    let other = WidgetFixture()
    other.layout.sizes = cache
    other.show(rows)
    expectEqual(RowCell.questions, 0)
    expectEqual(other.texts.count, 5)
  }

  @Test("are estimated first, computed away from the main thread, and what is in sight stays")
  func preparation() async {
    let (view, layout) = show(widgets(3_000))
    view.contentOffset.y = 50_000
    view.layoutIfNeeded()
    let first = view.indexPathsForVisibleItems.sorted().first ?? [0, 0]
    let top = (layout.layoutAttributesForItem(at: first)?.frame.minY ?? 0) - view.contentOffset.y
    Computed.questions = 0
    let count = await layout.prepareSizes()
    #expect(count > 2_900)
    expectEqual(Computed.questions, 0)
    view.layoutIfNeeded()
    let heights: [Int] = (0..<3_000).map { 10 + $0 % 30 }
    let height = CGFloat(heights.reduce(0, +))
    expectEqual(view.contentSize.height, height)
    let now = (layout.layoutAttributesForItem(at: first)?.frame.minY ?? 0) - view.contentOffset.y
    #expect(abs(now - top) < 0.01)
    expectEqual(await layout.prepareSizes(), 0)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    expectEqual(Computed.questions, 0)
  }

  @Test("are computed no more when the task is cancelled, other widgets come, or the width changes")
  func cancelling() async {
    let (view, layout) = show(widgets(20_000))
    let task = Task { await layout.prepareSizes() }
    await Task.yield()
    task.cancel()
    #expect(await task.value < 20_000)
    let second = Task { await layout.prepareSizes() }
    await Task.yield()
    widgets(10).bind(to: view)
    view.layoutIfNeeded()
    #expect(await second.value < 20_000)
    widgets(20_000).bind(to: view)
    view.layoutIfNeeded()
    let third = Task { await layout.prepareSizes() }
    await Task.yield()
    view.frame.size.width = 90
    view.layoutIfNeeded()
    #expect(await third.value < 20_000)
    expectEqual(await WidgetLayout().prepareSizes(), 0)
    #expect(await layout.prepareSizes(limit: 100) <= 100)
    expectEqual(await layout.prepareSizes(limit: -1), 0)
  }

  @Test("of texts and titles are computed away from the main thread")
  func preparedTexts() async {
    let widgets = (0..<600).map { number -> Widget in
      let words = String(repeating: "some words ", count: 1 + number % 5)
      return number % 2 == 0 ? Text("\(number) \(words)").widget : Title(object: number).widget
    }
    let (view, layout) = show(widgets)
    let unknown = widgets.count - layout.sizesKnown(of: widgets)
    #expect(unknown > 500)
    expectEqual(await layout.prepareSizes(), unknown)
    expectEqual(layout.sizesKnown(of: widgets), widgets.count)
    view.layoutIfNeeded()
    let heights = widgets.map { $0.widgetSize(containerWidth: 100).height }
    expectEqual(view.contentSize.height, heights.reduce(0, +))
    let cancelled = Task { await layout.prepareSizes() }
    cancelled.cancel()
    expectEqual(await cancelled.value, 0)
  }
}

extension WidgetLayout {
  /// How many of some widgets have sizes that are remembered for a width of 100 points.
  fileprivate func sizesKnown(of widgets: [Widget]) -> Int {
    widgets.count { sizes.size(for: WidgetSizeKey($0, width: 100)) != nil }
  }
}
