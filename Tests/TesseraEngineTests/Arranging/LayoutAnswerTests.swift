import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("Of several answers about one item")
struct LayoutAnswerTests {
  /// Answers for items of a section of five, each 10 points below the one before it; returns which were taken and which were reported.
  private func answer(_ items: [Int]) -> (taken: [Int], tops: [Double], reported: [String]) {
    let attributes = items.enumerated().map { position, item in
      PlainAttributes(cell: item, Rect(x: 0, y: Double(position) * 10, width: 10, height: 10))
    }
    let answer = LayoutAnswer(
      attributes,
      counts: ShownCounts(items: [5]),
      kinds: KindTable(),
      containers: .none
    ) { attributes, _ in attributes }
    return (
      answer.elements.map(\.key.item), answer.elements.map(\.frame.y), answer.issues.map(\.identity)
    )
  }

  @Test(
    "the first counts, and the others are reported",
    arguments: [
      (answers: [0, 1, 2], taken: [0, 1, 2], reported: 0),
      (answers: [0, 1, 1, 2], taken: [0, 1, 2], reported: 1),
      (answers: [0, 1, 2, 0, 1], taken: [0, 1, 2], reported: 2),
      (answers: [2, 0, 1], taken: [2, 0, 1], reported: 0),
      (answers: [2, 0, 2, 3, 0], taken: [2, 0, 3], reported: 2),
      (answers: [4, 4, 4], taken: [4], reported: 2),
      (answers: [], taken: [], reported: 0),
    ]
  )
  func firstCounts(_ answers: [Int], _ taken: [Int], _ reported: Int) {
    let found = answer(answers)
    expectEqual(found.taken, taken)
    expectEqual(found.reported.count, reported)
  }

  @Test("the first counts after one that cannot be shown")
  func afterMissing() {
    // The section has no item 7, whose answer says nothing about the order of the others.
    let found = answer([1, 7, 0, 1])
    expectEqual(found.taken, [1, 0])
    expectEqual(found.tops, [0, 20])
    expectEqual(found.reported.count, 2)
  }
}
