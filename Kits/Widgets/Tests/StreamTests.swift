import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

/// Tests that wait let others start programs meanwhile, so these look at what is bound and not at a screen.
@Suite("A sequence of widgets", .withTheProgram)
@MainActor
struct WidgetStreamTests {
  private let view = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())
  private let turns = Turns()

  /// The turns that a binding waits for.
  private final class Turns {
    private(set) var count = 0
    private var waiting: [() -> Void] = []

    func add(_ work: @escaping () -> Void) {
      count += 1
      waiting.append(work)
    }

    func make() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }
  }

  private nonisolated static func rows(_ names: [String]) -> [Widget] {
    names.map { Row($0).widget }
  }

  /// The names that are bound.
  private var names: [String] {
    let binding = view.dataSource as? WidgetBinding
    return binding?.sections.flatMap(\.widgets).compactMap { ($0.underlying as? Row)?.name } ?? []
  }

  /// Lets everything that waits for the main actor happen.
  private func wait() async { for _ in 0..<500 { await Task.yield() } }

  @Test("is shown as it comes, and of those that come at once the last")
  func latest() async {
    let (stream, source) = AsyncStream.makeStream(of: [String].self)
    let subscription = stream.map { Self.rows($0) }.bind(to: view)
    let turns = self.turns
    (view.dataSource as? WidgetBinding)?.schedule = { turns.add($0) }
    for name in ["a", "b", "c"] { source.yield([name]) }
    await wait()
    #expect(turns.count == 1)
    #expect(names == [])
    turns.make()
    #expect(names == ["c"])
    source.yield(["d"])
    await wait()
    turns.make()
    #expect(names == ["d"])
    source.finish()
    await subscription.waitUntilEnded()
    #expect(!subscription.isActive)
    #expect(subscription.failure == nil)
  }

  @Test("is followed no more when it is cancelled; what is shown stays")
  func cancelled() async {
    let (stream, source) = AsyncStream.makeStream(of: [String].self)
    let subscription = stream.map { Self.rows($0) }.bind(to: view)
    source.yield(["a"])
    await wait()
    #expect(names == ["a"])
    subscription.cancel()
    source.yield(["b"])
    await wait()
    #expect(names == ["a"])
    #expect(!subscription.isActive)
  }

  @Test("ends when other widgets are bound to the view")
  func replaced() async {
    let (stream, source) = AsyncStream.makeStream(of: [String].self)
    let sections = stream.map { [WidgetSection(id: 1, widgets: Self.rows($0))] }
    let subscription = sections.bind(to: view)
    source.yield(["a"])
    Self.rows(["b"]).bind(to: view)
    await wait()
    #expect(names == ["b"])
    #expect(!subscription.isActive)
  }

  @Test("ends when its view goes")
  func viewGone() async {
    let (stream, source) = AsyncStream.makeStream(of: [String].self)
    var subscription: WidgetSubscription?
    weak var gone: UICollectionView?
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())
      gone = view
      subscription = stream.map { Self.rows($0) }.bind(to: view)
      source.yield(["a"])
      await wait()
    }
    #expect(gone == nil)
    await subscription?.waitUntilEnded()
    #expect(subscription?.isActive == false)
  }

  @Test("that fails says why, and what it sent before is shown")
  func failing() async {
    struct Broken: Error {}
    let (stream, source) = AsyncThrowingStream.makeStream(of: [String].self)
    let subscription = stream.map { Self.rows($0) }.bind(to: view)
    source.yield(["a"])
    source.finish(throwing: Broken())
    await subscription.waitUntilEnded()
    #expect(names == ["a"])
    #expect(subscription.failure is Broken)
  }

  @Test("ends when the view has another data source")
  func otherSource() async {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let (stream, source) = AsyncStream.makeStream(of: [String].self)
    let subscription = stream.map { Self.rows($0) }.bind(to: view)
    let turns = self.turns
    (view.dataSource as? WidgetBinding)?.schedule = { turns.add($0) }
    source.yield(["a"])
    await wait()
    turns.make()
    let other = Source()
    view.dataSource = other
    source.yield(["b"])
    await wait()
    turns.make()
    #expect(view.dataSource === other)
    #expect(!subscription.isActive)
    source.finish()
  }
}
