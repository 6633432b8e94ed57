import ConversationLayout
import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// However the data changes, and with bare cells: plain batches, diffable snapshots, staged changesets.
///
/// 40 messages of 50 points in a view of 400; message 13 begins 40 points below the top of the view.
@Suite("A conversation of any data source")
@MainActor
struct ConversationSourceTests {
  enum Way: String, CaseIterable, Sendable {
    case plain
    case diffable
    case staged
  }

  /// Three messages come above and two go, one moves down past what is read, two come below, in three to five stages.
  private static let changed: [Int] = {
    var messages = [100, 101] + Array(0..<40)
    messages.removeAll { $0 == 3 || $0 == 5 || $0 == 8 }
    messages.insert(8, at: 30)
    messages.insert(102, at: 4)
    messages.insert(103, at: 35)
    return messages + [104]
  }()

  @Test("keeps what is read", arguments: Way.allCases, [false, true])
  func keeps(_ way: Way, isRightToLeft: Bool) throws {
    let screen = BareConversation(way, isRightToLeft: isRightToLeft)
    screen.view.contentOffset.y = 610
    screen.fixture.backend.makeFrame()
    for messages in [Self.changed, Array(0..<40)] {
      screen.show(messages)
      for _ in 0..<20 {
        screen.fixture.backend.advance(by: 1 / 60)
        let top = try #require(screen.top(of: 13))
        try #require(abs(top - 40) < 0.01)
      }
    }
    expectEqual(screen.messages, Array(0..<40))
    expectEqual(screen.view.contentOffset.y, 610)
  }

  @Test("stays at the bottom", arguments: Way.allCases)
  func end(_ way: Way) throws {
    let screen = BareConversation(way, isRightToLeft: false)
    screen.view.contentOffset.y = 1_600
    screen.fixture.backend.makeFrame()
    screen.show(Self.changed)
    screen.fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(screen.view.contentSize.height, 2_150)
    expectEqual(screen.view.contentOffset.y, 1_750)
    expectEqual(try #require(screen.top(of: 104)), 350)
  }

  @Test("is staged in so many batches, each of which starts where the one before it led")
  func stages() {
    let screen = BareConversation(.staged, isRightToLeft: false)
    screen.show(Self.changed)
    #expect((3...5).contains(screen.batches))
    expectEqual(screen.view.numberOfItems(inSection: 0), 43)
  }
}

/// Numbered messages in bare cells.
@MainActor
private final class BareConversation: NSObject, UICollectionViewDataSource {
  let fixture = Fixture(width: 320, height: 400)
  let view: UICollectionView
  private(set) var messages = Array(0..<40)
  /// How many batches have been carried out.
  private(set) var batches = 0
  private let way: ConversationSourceTests.Way
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ way: ConversationSourceTests.Way, isRightToLeft: Bool) {
    self.way = way
    let layout = CollectionViewConversationLayout()
    layout.settings.estimatedItemHeight = 50
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    super.init()
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "bare")
    if way == .diffable {
      diffable = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "bare", for: path)
      }
      apply(messages, animated: false)
    } else {
      view.dataSource = self
    }
    fixture.show(view)
  }

  /// Where a message begins on screen right now, as it looks; nil out of sight.
  func top(of message: Int) -> CGFloat? {
    guard let row = messages.firstIndex(of: message),
      let shown = view.cellForItem(at: IndexPath(item: row, section: 0))?.layer.presentation()
    else { return nil }
    return shown.position.y - shown.bounds.height / 2 - view.contentOffset.y
  }

  /// Shows other messages, with what has changed.
  func show(_ messages: [Int]) {
    switch way {
    case .plain: batch(messages)
    case .diffable: apply(messages, animated: true)
    case .staged:
      // What goes, what comes above, what comes below, and what moves, as batches in a row.
      batch(self.messages.filter { messages.contains($0) })
      for isAbove in [true, false] {
        var grown = self.messages
        for (place, message) in messages.enumerated() where !grown.contains(message) {
          if (place < 13) == isAbove { grown.insert(message, at: min(grown.count, place)) }
        }
        batch(grown)
      }
      batch(messages)
    }
    self.messages = messages
  }

  private func apply(_ messages: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    diffable?.apply(snapshot, animatingDifferences: animated)
  }

  private func batch(_ messages: [Int]) {
    let difference = messages.difference(from: self.messages).inferringMoves()
    batches += 1
    view.performBatchUpdates {
      self.messages = messages
      for change in difference {
        switch change {
        case .insert(let item, _, nil):
          self.view.insertItems(at: [IndexPath(item: item, section: 0)])
        case .remove(let item, _, nil):
          self.view.deleteItems(at: [IndexPath(item: item, section: 0)])
        case .remove(let item, _, let target?):
          self.view.moveItem(
            at: IndexPath(item: item, section: 0),
            to: IndexPath(item: target, section: 0)
          )
        case .insert: break
        }
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { messages.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "bare", for: indexPath)
  }
}
