import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The comparisons of a diffable data source")
struct DiffableCostTests {
  private typealias Content = DiffableContent<Int, ComparedIdentifier>

  private func snapshot(
    _ numbers: [Int],
    _ counter: ComparisonCounter
  ) -> NSDiffableDataSourceSnapshot<Int, ComparedIdentifier> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ComparedIdentifier>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers.map { ComparedIdentifier(number: $0, counter: counter) })
    return snapshot
  }

  @Test("are a few for each item when a transaction describes how everything was reordered")
  func describesTransactions() throws {
    let counter = ComparisonCounter()
    var generator = SeededGenerator(seed: 3)
    let numbers = Array(0..<2_000)
    let shuffled = numbers.shuffled(using: &generator)
    let before = Content().applying(snapshot(numbers, counter))
    let after = before.applying(snapshot(shuffled, counter))
    counter.count = 0
    let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
    // For all items and again for those of the only section: pairing compares each item once, walking from
    // both ends a few hundred.
    #expect(counter.count < 2 * (numbers.count + 1_000))
    let initial = transaction.initialSnapshot.itemIdentifiers
    expectEqual(initial.applying(transaction.difference)?.map(\.number), shuffled)
    let section = try #require(transaction.sectionTransactions.first)
    expectEqual(initial.applying(section.difference)?.map(\.number), shuffled)
    // What moves is taken out and put in.
    expectEqual(transaction.difference.count, 2 * fewestMoves(shuffled))
    #expect(transaction.difference.allSatisfy { $0.isMove })
  }

  @Test("are a few for each of many items that share an identifier and are all shown")
  func showsTwins() throws {
    let counter = ComparisonCounter()
    let count = 2_000
    var tree = NSDiffableDataSourceSectionSnapshot<ComparedIdentifier>()
    tree.append((0..<count).map { _ in ComparedIdentifier(number: 1, counter: counter) })
    var shorter = NSDiffableDataSourceSectionSnapshot<ComparedIdentifier>()
    shorter.append((0..<(count / 2)).map { _ in ComparedIdentifier(number: 1, counter: counter) })
    let before = Content().applying(tree, to: 0, .tag)
    var after = before.applying(shorter, to: 0, .tag).snapshot
    after.reconfigureItems([ComparedIdentifier(number: 1, counter: counter)])
    let changes = transition(from: before.snapshot, to: after)
    expectEqual(changes.deletedItems.count, count / 2)
    expectEqual(changes.reconfiguredItems.count, count / 2)
    tree.delete([ComparedIdentifier(number: 1, counter: counter)])
    #expect(tree.items.isEmpty)
    #expect(counter.count < 30 * count)
  }
}

extension CollectionDifference.Change {
  fileprivate var isMove: Bool {
    switch self {
    case .insert(_, _, let source): source != nil
    case .remove(_, _, let target): target != nil
    }
  }
}

/// Counts how often identifiers are compared, on one thread.
private final class ComparisonCounter: @unchecked Sendable {
  var count = 0
}

private struct ComparedIdentifier: Hashable, Sendable {
  let number: Int
  let counter: ComparisonCounter

  static func == (left: Self, right: Self) -> Bool {
    left.counter.count += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
