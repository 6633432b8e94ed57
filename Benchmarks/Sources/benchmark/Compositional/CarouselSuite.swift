import BenchmarkSupport
import CoreGraphics
import TesseraHeadless
import UIKit

/// Sections that scroll by themselves, three in sight, against collection views in the cells of a list.
@MainActor
func carousels(_ table: inout BenchmarkTable) throws {
  try measureFirstDisplay(&table)
  for cards in [100, 1_000_000] { try compareScrolling(cards, &table) }
  try compareNumbersOfCards(&table)
  try measureStillFrames(&table)
}

private let ways = [("vertically", false), ("along one of them", true)]
private let alternative = "a collection view in each row"

/// A hundred thousand sections, which are too many to ask for at once: those in sight are asked for, and one beyond.
@MainActor
private func measureFirstDisplay(_ table: inout BenchmarkTable) throws {
  let scene = SectionCarousels(shelves: 100_000, cards: 100)
  try require(scene.view.contentSize.height, equals: 20_000_000, "the height of 100,000 shelves")
  try require(scene.declarations <= 5, "\(scene.declarations) sections were asked for")
  table.add(
    BenchmarkRow(
      "carousels: sections asked for, for the first display of three",
      size: 100_000.powerText,
      cost: "\(scene.declarations)",
      target: .init("≤ 3 + 2", isMet: scene.declarations <= 5)
    )
  )
  table.add(
    BenchmarkRow(
      "carousels: from nothing to the first frame, three in sight",
      size: 100,
      measure(
        { keep(SectionCarousels(shelves: 100, cards: 100)) },
        against: { keep(NestedCarousels(shelves: 100, cards: 100)) }
      ),
      alternative: alternative,
      atMost: 0.8
    )
  )
}

/// A frame in which everything is scrolled by 37 points, and one in which a shelf is.
@MainActor
private func compareScrolling(_ cards: Int, _ table: inout BenchmarkTable) throws {
  // Both are windows of one program, which makes the frames of both.
  let backend = HeadlessBackend.started()
  for (name, isAlong) in ways {
    let fast = SectionCarousels(shelves: 100, cards: cards, on: backend)
    let frame = try scrolling(fast, from: cards / 2, isAlong: isAlong)
    let slow = NestedCarousels(shelves: 100, cards: cards, on: backend)
    let other = try scrolling(slow, from: cards / 2, isAlong: isAlong)
    let requests = fast.requests
    table.add(
      BenchmarkRow(
        "carousels: one frame scrolled \(name) by 37 points, three in sight",
        size: cards,
        measure(frame, against: other),
        alternative: alternative,
        atMost: 1
      )
    )
    try require(fast.requests > requests, "No card came into view")
  }
}

/// A frame costs what shows, however many cards there are.
@MainActor
private func compareNumbersOfCards(_ table: inout BenchmarkTable) throws {
  let backend = HeadlessBackend.started()
  for (name, isAlong) in ways {
    let frames = try [1_000_000, 100].map { cards in
      let scene = SectionCarousels(shelves: 100, cards: cards, on: backend)
      return try scrolling(scene, from: cards / 2, isAlong: isAlong)
    }
    table.add(
      BenchmarkRow(
        "carousels: that frame, scrolled \(name)",
        size: 1_000_000,
        measure(frames[0], against: frames[1]),
        alternative: "10² cards",
        atMost: 1.2
      )
    )
  }
}

/// A frame in which everything, or a shelf, is scrolled by a point, and no card comes or goes.
@MainActor
private func measureStillFrames(_ table: inout BenchmarkTable) throws {
  let backend = HeadlessBackend.started()
  for (name, isAlong) in ways {
    let scene = SectionCarousels(shelves: 100, cards: 1_000_000, on: backend)
    guard let shelf = scene.shelf(1) else { throw BenchmarkFailure("No shelf is in sight") }
    var offset: CGFloat = 20
    let frame = {
      offset = offset == 30 ? 20 : offset + 1
      if isAlong { scene.scroll(shelf, to: offset) } else { scene.scroll(to: offset) }
    }
    frame()
    let requests = scene.requests
    table.add(
      BenchmarkRow(
        "carousels: one frame scrolled \(name) by a point, nothing comes or goes",
        size: 1_000_000,
        measure(frame),
        allocations: 4
      )
    )
    try require(scene.requests, equals: requests, "the cards that were asked for")
  }
}

/// Checks what shows of a scene, and returns what makes one frame.
@MainActor
private func scrolling(
  _ scene: some CarouselScene,
  from card: Int,
  isAlong: Bool
) throws -> () -> Void {
  let start = CGFloat(card) * 120
  try require(
    (0..<3).map { scene.cards($0) },
    equals: Array(repeating: [0, 1, 2, 3], count: 3),
    "the cards"
  )
  guard let shelf = scene.shelf(1) else { throw BenchmarkFailure("No shelf is in sight") }
  scene.scroll(shelf, to: start)
  try require(
    scene.cards(1),
    equals: Array(card...(card + 3)),
    "the cards of the shelf that is scrolled"
  )
  var distance: CGFloat = 0
  if isAlong {
    return {
      distance = distance > 3_000 ? 0 : distance + 37
      scene.scroll(shelf, to: start + distance)
    }
  }
  return {
    distance = distance > 3_000 ? 0 : distance + 37
    scene.scroll(to: distance)
  }
}
