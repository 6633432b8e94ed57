import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("A host that is no collection view")
struct CollectionHostTests {
  private let host = RecordingHost([Array(0..<10)])

  @Test("gets the rows that its bounds show, and the content size, once it lays out")
  func firstPass() {
    host.layoutIfNeeded()
    expectEqual(host.items, ["0@0", "1@40", "2@80"])
    expectEqual(host.takeLog(), ["counted", "content 400"])
    host.layoutIfNeeded()
    expectEqual(host.takeLog(), [])
  }

  @Test("gets other rows, in the same views, when its bounds have moved")
  func scrolling() {
    host.layoutIfNeeded()
    host.start = 200
    host.makeFrame()
    expectEqual(host.items, ["5@200", "6@240", "7@280"])
    host.start = 0
    host.makeFrame()
    expectEqual(host.items, ["0@0", "1@40", "2@80"])
    #expect(host.views.count <= 6)
  }

  // C33: the first visible row keeps its position, here 5, in front of which two rows of 40 are inserted.
  @Test("has its offset moved with the row that an anchor holds")
  func anchoring() {
    host.layoutIfNeeded()
    host.start = 200
    host.makeFrame()
    _ = host.takeLog()
    host.engine.offsetHold.take(.firstVisible)
    host.app.sections = [[20, 21] + Array(0..<10)]
    host.engine.report([0, 1].map { .insertItem(NewPath(section: 0, item: $0)) })
    expectEqual(host.takeLog(), ["counted", "shift 80", "content 480"])
    host.makeFrame()
    expectEqual(host.items, ["5@280", "6@320", "7@360"])
  }

  // The content begins at the right: the offset has moved there with the size of the content.
  @Test("shows the first items at the right where reading is from right to left")
  func mirrored() {
    let host = RecordingHost([Array(0..<10)], along: .horizontal, direction: .rightToLeft)
    host.layoutIfNeeded()
    expectEqual(host.items, ["2@280", "1@320", "0@360"])
    host.start = 0
    host.makeFrame()
    expectEqual(host.items, ["9@0", "8@40", "7@80"])
  }
}

@Suite("A host that is no collection view, beside a model")
struct CollectionHostRandomTests {
  struct Variant: CustomTestStringConvertible {
    let axis: Axis
    let isMirrored: Bool
    let seed: UInt64

    var testDescription: String { "\(axis)\(isMirrored ? ", mirrored" : ""), seed \(seed)" }
  }

  private static let variants: [Variant] = [Axis.vertical, .horizontal].flatMap {
    axis in
    [false, true].flatMap { isMirrored in
      [UInt64(1), 2, 3].map { Variant(axis: axis, isMirrored: isMirrored, seed: $0) }
    }
  }

  @Test(
    "has a view for each item that its bounds show, after batches of every kind",
    arguments: variants
  )
  func randomBatches(_ variant: Variant) {
    var generator = BatchGenerator(seed: variant.seed)
    var model = generator.model()
    let host = RecordingHost(
      numbers(model),
      along: variant.axis,
      direction: variant.isMirrored ? .rightToLeft : .leftToRight
    )
    host.layoutIfNeeded()
    for _ in 0..<30 {
      let change = generator.change(of: model)
      model = change.after
      host.app.sections = numbers(model)
      host.engine.report(change.operations)
      host.makeFrame()
      expectEqual(host.items, expectedItems(of: host, variant))
      host.start = Double.random(in: 0...600, using: &generator.random).rounded()
      host.makeFrame()
      expectEqual(host.items, expectedItems(of: host, variant))
    }
  }

  /// A number for what each item shows: another one when it has changed.
  private func numbers(_ model: CollectionModel) -> [[Int]] {
    model.sections.map { $0.items.map { 1_000 * $0.identity + $0.version } }
  }

  /// The items of 40 points of which something is in the bounds, counted from the other end where they are mirrored.
  private func expectedItems(of host: RecordingHost, _ variant: Variant) -> [String] {
    let numbers = host.app.sections.flatMap { $0 }
    let length = max(40 * numbers.count, 100)
    let isReversed = variant.isMirrored && variant.axis == .horizontal
    let placed = numbers.enumerated().map { index, number in
      (start: isReversed ? length - 40 * (index + 1) : 40 * index, number: number)
    }
    let visible = placed.filter {
      Double($0.start) < host.start + 100 && Double($0.start + 40) > host.start
    }
    return visible.sorted { $0.start < $1.start }.map { "\($0.number)@\($0.start)" }
  }
}
