import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A size index")
struct SizeIndexTests {
  @Test("finds offsets and items of a few extents")
  func findsOffsets() {
    let index = SizeIndex([10, 0, 20, 30])
    expectEqual((0...4).map { index.offset(ofItem: $0) }, [0, 10, 10, 30, 60])
    expectEqual((0..<4).map { index.extent(ofItem: $0) }, [10, 0, 20, 30])
    expectEqual(index.totalExtent, 60)
    let found = [-5, 0, 9.9, 10, 29.9, 30, 59.9, 60, 1e9].map { index.item(at: $0) }
    expectEqual(found, [0, 0, 0, 2, 2, 3, 3, 3, 3])
  }

  @Test("has nothing at all when it is empty")
  func isEmpty() {
    let index = SizeIndex()
    expectEqual(index.count, 0)
    expectEqual(index.totalExtent, 0)
    expectEqual(index.offset(ofItem: 0), 0)
    #expect(index.item(at: 0) == nil)
  }

  @Test("keeps items of one extent as one run, whatever their number")
  func keepsOneRun() {
    var index = SizeIndex(repeating: 44, count: 1_000_000_000)
    expectEqual(index.runCount, 1)
    expectEqual(index.totalExtent, 44e9)
    index.setExtent(60, ofItem: 999_999_999)
    index.setExtent(60, ofItem: 500_000_000)
    expectEqual(index.runCount, 4)
    let last = 44 * 999_999_998.0 + 60
    expectEqual(index.offset(ofItem: 999_999_999), last)
    expectEqual(index.item(at: 44.0 * 500_000_000 + 59), 500_000_000)
    index.setExtent(44, ofItem: 500_000_000)
    expectEqual(index.runCount, 2)
    index.insert(1_000_000_000, extent: 44, at: 7)
    expectEqual(index.runCount, 2)
    expectEqual(index.count, 2_000_000_000)
  }

  @Test("Q-03, Q-04: multiplies offsets, so that they do not drift")
  func doesNotDrift() {
    let pitch = 133.0 / 3
    var index = SizeIndex(repeating: 0, count: 0)
    for _ in 0..<1000 { index.insert(1, extent: pitch, at: index.count) }
    expectEqual(index.runCount, 1)
    expectEqual(index.offset(ofItem: 999), 999 * pitch)
    let million = SizeIndex(repeating: pitch, count: 1_000_000)
    expectEqual(million.offset(ofItem: 999_999), 999_999 * pitch)
    expectEqual(million.item(at: 999_998 * pitch), 999_998)
  }

  @Test("stays as it was when a copy changes")
  func isAValue() {
    let before = SizeIndex((0..<500).map { Double($0 % 7) })
    var after = before
    after.remove(100..<400)
    after.setExtent(1000, ofItem: 0)
    expectEqual(before.count, 500)
    expectEqual(before.extent(ofItem: 0), 0)
    expectEqual(before.offset(ofItem: 14), 42)
    expectEqual(after.count, 200)
  }

  @Test(
    "agrees with an array after every step",
    arguments: TrialRounds.share(of: 0..<20 as Range<UInt64>)
  )
  func agreesWithAnArray(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var array = (0..<Int.random(in: 0...100, using: &generator)).map { _ in
      Double.random(in: 0...3, using: &generator).rounded()
    }
    var walk = SizeIndexWalk(index: SizeIndex(array), script: ["SizeIndex(\(array))"])
    for _ in 0..<150 {
      walk.step(&array, &generator)
      try walk.requireAgreement(with: array, &generator)
    }
  }

  #if os(Linux) || os(macOS)
    @Test("refuses what is no extent and no item")
    func refusesWrongInput() async {
      await #expect(processExitsWith: .failure) { _ = SizeIndex([.nan]) }
      await #expect(processExitsWith: .failure) { _ = SizeIndex([1]).extent(ofItem: 1) }
    }
  #endif
}

/// A size index that takes random steps together with an array.
private struct SizeIndexWalk {
  var index: SizeIndex
  var script: [String]

  mutating func step(_ array: inout [Double], _ generator: inout SeededGenerator) {
    let extent = Double.random(in: 0...3, using: &generator).rounded()
    let item = Int.random(in: 0...array.count, using: &generator)
    switch Int.random(in: 0...5, using: &generator) {
    case 0, 1:
      let count = Int.random(in: 0...20, using: &generator)
      script.append("index.insert(\(count), extent: \(extent), at: \(item))")
      index.insert(count, extent: extent, at: item)
      array.insert(contentsOf: Array(repeating: extent, count: count), at: item)
    case 2:
      let end = min(array.count, item + Int.random(in: 0...30, using: &generator))
      script.append("index.remove(\(item)..<\(end))")
      index.remove(item..<end)
      array.removeSubrange(item..<end)
    case 3 where item < array.count:
      let destination = Int.random(in: 0..<array.count, using: &generator)
      script.append("index.move(from: \(item), to: \(destination))")
      index.move(from: item, to: destination)
      array.insert(array.remove(at: item), at: destination)
    case 4, 5:
      guard item < array.count else { return }
      script.append("index.setExtent(\(extent), ofItem: \(item))")
      index.setExtent(extent, ofItem: item)
      array[item] = extent
    default: break
    }
  }

  func requireAgreement(with array: [Double], _ generator: inout SeededGenerator) throws {
    let replay = Comment(rawValue: script.joined(separator: "\n"))
    try #require(index.count == array.count, replay)
    var offset = 0.0
    for item in array.indices {
      try #require(index.offset(ofItem: item) == offset, "item \(item)\n\(replay)")
      try #require(index.extent(ofItem: item) == array[item], "item \(item)\n\(replay)")
      offset += array[item]
    }
    try #require(index.totalExtent == offset, replay)
    let position = Double.random(in: -1...(offset + 1), using: &generator)
    try #require(index.item(at: position) == array.item(at: position), "\(position)\n\(replay)")
  }
}

extension [Double] {
  /// The element that covers a position when all stand behind each other.
  fileprivate func item(at position: Double) -> Int? {
    guard !isEmpty else { return nil }
    guard position >= 0 else { return 0 }
    var end = 0.0
    for (item, extent) in enumerated() {
      end += extent
      if end > position { return item }
    }
    return count - 1
  }
}
