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

  /// Binds what a test hands over, to be shown in the turns that it makes.
  private func bind(_ handover: Handover) -> WidgetSubscription {
    let subscription = handover.map { Self.rows($0) }.bind(to: view)
    makeTurns(of: view)
    return subscription
  }

  private func makeTurns(of view: UICollectionView) {
    let turns = self.turns
    (view.dataSource as? WidgetBinding)?.schedule = { turns.add($0) }
  }

  @Test("is shown as it comes, and of those that come at once the last")
  func latest() async {
    let handover = Handover()
    let subscription = bind(handover)
    for name in ["a", "b", "c"] { await handover.give([name]) }
    await handover.untilAsked()
    expectEqual(turns.count, 1)
    expectEqual(names, [])
    turns.make()
    expectEqual(names, ["c"])
    await handover.give(["d"])
    await handover.untilAsked()
    turns.make()
    expectEqual(names, ["d"])
    await handover.finish()
    await subscription.waitUntilEnded()
    #expect(!subscription.isActive)
    #expect(subscription.failure == nil)
  }

  @Test("is followed no more when it is cancelled; what is shown stays")
  func cancelled() async {
    let handover = Handover()
    let subscription = bind(handover)
    await handover.give(["a"])
    await handover.untilAsked()
    turns.make()
    expectEqual(names, ["a"])
    // A name that was handed over and is not shown yet is dropped as well.
    await handover.give(["b"])
    await handover.untilAsked()
    subscription.cancel()
    turns.make()
    await subscription.waitUntilEnded()
    turns.make()
    expectEqual(names, ["a"])
    #expect(!subscription.isActive)
  }

  @Test("ends when other widgets are bound to the view")
  func replaced() async {
    let handover = Handover()
    let sections = handover.map { [WidgetSection(id: 1, widgets: Self.rows($0))] }
    let subscription = sections.bind(to: view)
    makeTurns(of: view)
    await handover.give(["a"])
    await handover.untilAsked()
    Self.rows(["b"]).bind(to: view)
    await subscription.waitUntilEnded()
    turns.make()
    expectEqual(names, ["b"])
    #expect(!subscription.isActive)
  }

  @Test("ends when its view goes")
  func viewGone() async {
    let handover = Handover()
    var subscription: WidgetSubscription?
    weak var gone: UICollectionView?
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())
      gone = view
      subscription = handover.map { Self.rows($0) }.bind(to: view)
      makeTurns(of: view)
      await handover.give(["a"])
      await handover.untilAsked()
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
    expectEqual(names, ["a"])
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
    let handover = Handover()
    let subscription = bind(handover)
    await handover.give(["a"])
    await handover.untilAsked()
    turns.make()
    let other = Source()
    view.dataSource = other
    await handover.give(["b"])
    await subscription.waitUntilEnded()
    turns.make()
    #expect(view.dataSource === other)
    #expect(!subscription.isActive)
  }
}

/// A sequence of names that a test hands over one by one, to a reader that it waits for.
@MainActor
private final class Handover: AsyncSequence, Sendable {
  private var reader: CheckedContinuation<[String]?, Never>?
  private var giver: CheckedContinuation<Void, Never>?
  private var hasEnded = false

  nonisolated init() {}

  /// Waits for the reader to ask for more: it has used what it was given before.
  func untilAsked() async {
    guard reader == nil, !hasEnded else { return }
    await withCheckedContinuation { giver = $0 }
  }

  /// Hands names over to the reader, when it asks.
  func give(_ names: [String]) async {
    await untilAsked()
    answer(names)
  }

  /// Ends the sequence, when the reader asks for more.
  func finish() async {
    await untilAsked()
    end()
  }

  private func answer(_ names: [String]?) {
    let asked = reader
    reader = nil
    asked?.resume(returning: names)
  }

  /// Ends the sequence for a reader that asks for more, and for one that was cancelled.
  private func end() {
    hasEnded = true
    answer(nil)
    giver?.resume()
    giver = nil
  }

  private func next() async -> [String]? {
    await withTaskCancellationHandler {
      guard !hasEnded, !Task.isCancelled else { return nil }
      return await withCheckedContinuation { continuation in
        reader = continuation
        giver?.resume()
        giver = nil
      }
    } onCancel: {
      Task { @MainActor in self.end() }
    }
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    let handover: Handover

    func next() async -> [String]? { await handover.next() }
  }

  nonisolated func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handover: self) }
}
