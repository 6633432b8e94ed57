import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An update from inside a call of a flow layout")
@MainActor
struct FlowUpdateFromCallTests {
  /// What a flow layout asks its delegate.
  enum Question: CaseIterable, Sendable {
    case itemSize, sectionInset, lineSpacing, itemSpacing, headerSize, footerSize
  }

  @Test("is shown in the end, whichever call it is (C22):", arguments: Question.allCases)
  func isShown(question: Question) throws {
    let source = Source()
    let fixture = FlowFixture([], source: source)
    defer { fixture.end() }
    var random = SeededGenerator(seed: 1)
    var completions = 0
    var changes = 0
    source.counts = [9, 4, 12]
    source.interfere = { asked in
      guard asked == question, changes < 6 else { return }
      changes += 1
      source.change(fixture.view, &random) { completions += 1 }
    }
    fixture.show()
    for step in 0..<12 {
      if step.isMultiple(of: 3) { fixture.layout.invalidateLayout() }
      if step.isMultiple(of: 5) { fixture.view.frame.size.width = step == 5 ? 280 : 320 }
      fixture.view.contentOffset.y = CGFloat(step * 40)
      fixture.frame()
      fixture.fixture.backend.advance(by: 0.1)
    }
    fixture.fixture.backend.advance(by: 2)
    fixture.frame()
    source.interfere = nil
    expectEqual(changes, 6)
    expectEqual(completions, 6)
    expectEqual(fixture.diagnostics, [])
    try checkAgainstFreshView(fixture)
  }

  /// Compares with a view that has never seen anything but the numbers there are now.
  private func checkAgainstFreshView(_ fixture: FlowFixture) throws {
    let source = Source()
    let fresh = FlowFixture([], width: fixture.view.bounds.width, source: source)
    source.counts = (fixture.source as? Source)?.counts ?? []
    fresh.show()
    expectEqual(fresh.view.contentSize, fixture.view.contentSize)
    fresh.view.contentOffset = fixture.view.contentOffset
    fresh.frame()
    let paths = fresh.view.indexPathsForVisibleItems
    expectEqual(fixture.view.indexPathsForVisibleItems, paths)
    for path in paths {
      let frame = try #require(fresh.view.cellForItem(at: path)?.frame)
      expectEqual(fixture.view.cellForItem(at: path)?.frame, frame)
    }
    fresh.end()
  }

  /// Sizes that follow the numbers, and an update where the test wants one.
  private final class Source: FlowSource, UICollectionViewDelegateFlowLayout {
    var interfere: ((Question) -> Void)?
    private var isInside = false

    private func answer<Answer>(_ question: Question, _ answer: Answer) -> Answer {
      guard !isInside else { return answer }
      isInside = true
      interfere?(question)
      isInside = false
      return answer
    }

    /// Inserts or deletes an item of the first section.
    func change(
      _ view: UICollectionView,
      _ random: inout SeededGenerator,
      completion: @escaping () -> Void
    ) {
      let item = Int.random(in: 0..<max(1, counts[0]), using: &random)
      let path = IndexPath(item: item, section: 0)
      let deletes = counts[0] > 4 && Bool.random(using: &random)
      view.performBatchUpdates {
        self.counts[0] += deletes ? -1 : 1
        if deletes { view.deleteItems(at: [path]) } else { view.insertItems(at: [path]) }
      } completion: { _ in
        completion()
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { answer(.itemSize, CGSize(width: 60 + indexPath.section * 20, height: 44)) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      answer(.sectionInset, UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { answer(.lineSpacing, 6) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { answer(.itemSpacing, 4) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { answer(.headerSize, CGSize(width: 100, height: 20)) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { answer(.footerSize, CGSize(width: 100, height: 12)) }
  }
}
