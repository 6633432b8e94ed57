import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

/// Random programs of a list and of slices in slices, beside a model that is one array of rows and brackets.
///
/// `TESSERA_LIST_PROGRAMS` says how many programs of 50 operations are tried. Unless it is set, there are 10,000 in each round of
/// trials that is named, and 1,000 where none is.
@Suite("Random programs of lists and slices")
@MainActor
struct SliceTrials {
  nonisolated static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    if let count = environment["TESSERA_LIST_PROGRAMS"].flatMap({ UInt64($0) }) { return 0..<count }
    guard let rounds = TrialRounds.named else { return 0..<1_000 }
    return UInt64(rounds.lowerBound) * 10_000..<UInt64(rounds.upperBound) * 10_000
  }()

  @Test("do what an array of rows and brackets does")
  func programs() throws {
    for seed in Self.seeds {
      var program: SliceProgram? = SliceProgram(seed: seed, isShown: seed % 50 == 0)
      for _ in 0..<50 { try program?.step() }
      let left = try program?.end() ?? []
      program = nil
      for slice in left { try useWithoutList(slice, seed) }
    }
  }

  /// A slice whose list is gone has no rows, and takes none.
  private func useWithoutList(_ slice: ListSliceAdapter<RowCell>, _ seed: UInt64) throws {
    for _ in 0..<2 {
      try #require(slice.state == .detached && slice.items == [], "seed \(seed)")
      slice.appendItem("x")
      slice.reloadItems(["y"], at: 0...)
      slice[0..<0].insertItem("z", at: 0)
    }
  }
}

/// A list as one row of signs: rows, and where slices begin and end.
private struct BracketModel {
  enum Sign: Equatable {
    case row(String)
    case open(Int)
    case close(Int)
  }

  var signs: [Sign] = []

  func rows(of slice: Int?) -> [String] {
    signs[bounds(slice)].compactMap { if case .row(let text) = $0 { text } else { nil } }
  }

  /// The signs of a slice without its brackets.
  func bounds(_ slice: Int?) -> Range<Int> {
    guard let slice, let start = signs.firstIndex(of: .open(slice)),
      let end = signs.firstIndex(of: .close(slice))
    else { return signs.indices }
    return (start + 1)..<end
  }

  /// The sign of the row with an index in a slice.
  func place(_ row: Int, _ slice: Int?) -> Int {
    bounds(slice).filter { if case .row = signs[$0] { true } else { false } }[row]
  }

  /// The slices around a place between signs.
  func holders(_ place: Int) -> Set<Int> {
    var open: Set<Int> = []
    for sign in signs[..<place] {
      if case .open(let slice) = sign { open.insert(slice) }
      if case .close(let slice) = sign { open.remove(slice) }
    }
    return open
  }

  /// Puts rows between two rows: where they are in as few slices as they can be that they do not belong to.
  mutating func insert(_ texts: [String], at row: Int, _ slice: Int?, preferring: Set<Int> = []) {
    let inside = bounds(slice)
    let count = rows(of: slice).count
    let first = row == 0 ? inside.lowerBound : place(row - 1, slice) + 1
    let last = row == count ? inside.upperBound : place(row, slice)
    let wanted = preferring.union(slice == nil ? [] : holders(inside.lowerBound))
    let best = (first...last).min {
      holders($0).symmetricDifference(wanted).count < holders($1).symmetricDifference(wanted).count
    }
    signs.insert(contentsOf: texts.map { .row($0) }, at: best ?? first)
  }

  mutating func delete(_ row: Int, _ slice: Int?) { signs.remove(at: place(row, slice)) }

  mutating func update(_ text: String, _ row: Int, _ slice: Int?) {
    signs[place(row, slice)] = .row(text)
  }

  mutating func move(_ from: Int, _ to: Int, _ slice: Int?) {
    guard from != to else { return }
    let source = place(from, slice)
    let holders = holders(source)
    let sign = signs.remove(at: source)
    if case .row(let text) = sign { insert([text], at: to, slice, preferring: holders) }
  }
}

/// One program, its list and its model.
@MainActor
private final class SliceProgram {
  private let fixture: ListFixture
  private var model = BracketModel()
  private var slices: [(id: Int, slice: ListSliceAdapter<RowCell>, depth: Int)] = []
  private var random: SeededGenerator
  private var script: [String] = []
  private var names = 0
  /// How many slices there have been.
  private var sliceCount = 0
  private let isShown: Bool

  init(seed: UInt64, isShown: Bool) {
    random = SeededGenerator(seed: seed)
    self.isShown = isShown
    let count = Int.random(in: 0...8, using: &random)
    let items = (0..<count).map { "\($0)" }
    fixture = ListFixture(items, isShown: isShown)
    model.signs = items.map { .row($0) }
    script.append("seed \(seed), \(items)")
    names = count
  }

  private func name() -> String {
    names += 1
    return "\(names)"
  }

  func step() throws {
    if Int.random(in: 0..<6, using: &random) == 0, slices.count < 7 {
      addSlice()
    } else if Int.random(in: 0..<20, using: &random) == 0 {
      letGo()
    } else if Int.random(in: 0..<8, using: &random) == 0 {
      batch()
    } else {
      change()
    }
    try compare()
  }

  /// Slices are made from the list, or nested in another, three deep at most; they do not overlap in part.
  private func addSlice() {
    let outer = slices.filter { $0.depth < 3 }.randomElement(using: &random)
    let count = model.rows(of: outer?.id).count
    let start = Int.random(in: 0...count, using: &random)
    let end = Int.random(in: start...count, using: &random)
    let id = sliceCount
    guard let place = BracketPlaces(model, start..<end, outer?.id) else { return }
    let slice = outer.map { $0.slice[start..<end] } ?? fixture.list[start..<end]
    script.append("slice \(id) = \(outer.map { "slice \($0.id)" } ?? "list")[\(start)..<\(end)]")
    model.signs.insert(.close(id), at: place.end)
    model.signs.insert(.open(id), at: place.start)
    slices.append((id, slice, (outer?.depth ?? 0) + 1))
    sliceCount += 1
  }

  /// A slice goes; those in it stay.
  private func letGo() {
    guard let index = slices.indices.randomElement(using: &random) else { return }
    let id = slices.remove(at: index).id
    script.append("slice \(id) goes")
    model.signs.removeAll { $0 == .open(id) || $0 == .close(id) }
  }

  private func batch() {
    script.append("batch {")
    fixture.list.performBatchUpdates {
      for _ in 0..<Int.random(in: 1...4, using: &random) { change() }
    }
    script.append("}")
  }

  private func change() {
    let target = Bool.random(using: &random) ? slices.randomElement(using: &random) : nil
    if let target {
      change(target.slice, target.id)
    } else {
      change(fixture.list, nil)
    }
  }

  private func change(_ list: some ListAdapterInput<String>, _ id: Int?) {
    let count = model.rows(of: id).count
    let row = Int.random(in: 0...max(0, count - 1), using: &random)
    let place = Int.random(in: 0...count, using: &random)
    let target = id.map { "slice \($0)" } ?? "list"
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let text = name()
      script.append("\(target) insert \(text) at \(place)")
      list.insertItem(text, at: place)
      model.insert([text], at: place, id)
    case 2:
      let text = name()
      script.append("\(target) append \(text)")
      list.appendItem(text)
      model.insert([text], at: count, id)
    case 3 where count > 0:
      script.append("\(target) delete \(row)")
      list.deleteItem(at: row)
      model.delete(row, id)
    case 4 where count > 0:
      let text = name()
      script.append("\(target) update \(row) to \(text)")
      list.updateItem(text, at: row)
      model.update(text, row, id)
    case 5 where count > 0:
      let to = Int.random(in: 0..<count, using: &random)
      script.append("\(target) move \(row) to \(to)")
      list.moveItem(at: row, to: to)
      model.move(row, to, id)
    case 6:
      let texts = (0..<Int.random(in: 0...3, using: &random)).map { _ in name() }
      script.append("\(target) rows from \(place) = \(texts)")
      list.reloadItems(texts, at: place...)
      replaceTail(texts, place, count, id)
    case 7 where Int.random(in: 0..<4, using: &random) == 0:
      let texts = (0..<Int.random(in: 0...5, using: &random)).map { _ in name() }
      script.append("\(target) reload \(texts)")
      list.reload(items: texts)
      for row in (0..<count).reversed() { model.delete(row, id) }
      model.insert(texts, at: 0, id)
    case 8:
      script.append("\(target) delete from \(place)")
      list.deleteItemsIfNeeded(at: place...)
      for row in (place..<count).reversed() { model.delete(row, id) }
    default: break
    }
  }

  private func replaceTail(_ texts: [String], _ place: Int, _ count: Int, _ id: Int?) {
    let kept = min(texts.count, count - place)
    for offset in 0..<kept { model.update(texts[offset], place + offset, id) }
    for row in ((place + kept)..<count).reversed() { model.delete(row, id) }
    if kept < texts.count { model.insert(Array(texts[kept...]), at: place + kept, id) }
  }

  private func compare() throws {
    let rows = model.rows(of: nil)
    try #require(fixture.list.items == rows, "\(replay)")
    for (id, slice, _) in slices {
      try #require(slice.items == model.rows(of: id), "slice \(id)\n\(replay)")
    }
    guard isShown else { return }
    fixture.settle()
    try #require(fixture.cells.map(\.text) == Array(rows.prefix(10)), "on screen\n\(replay)")
  }

  /// Nothing was reported; the slices that are left when the program is gone.
  func end() throws -> [ListSliceAdapter<RowCell>] {
    try #require(fixture.diagnostics.isEmpty, "\(fixture.diagnostics)\n\(replay)")
    return slices.map(\.slice)
  }

  private var replay: String { script.joined(separator: "\n") }
}

/// Where the brackets of a new slice go among the signs; nil where it would overlap another one in part.
private struct BracketPlaces {
  let start: Int
  let end: Int

  init?(_ model: BracketModel, _ range: Range<Int>, _ outer: Int?) {
    let inside = model.bounds(outer)
    let count = model.rows(of: outer).count
    func gap(_ row: Int) -> ClosedRange<Int> {
      let first = row == 0 ? inside.lowerBound : model.place(row - 1, outer) + 1
      return first...(row == count ? inside.upperBound : model.place(row, outer))
    }
    if range.isEmpty {
      // Behind what ends there and behind other empty slices, in front of what begins there and holds rows.
      let gap = gap(range.lowerBound)
      let place = gap.first { place in
        guard place < gap.upperBound, case .open(let slice) = model.signs[place] else {
          return place == gap.upperBound
        }
        return !model.rows(of: slice).isEmpty
      }
      start = place ?? gap.upperBound
      end = start
      return
    }
    // Every place for the two brackets between which they pair up with those of other slices; the innermost first.
    let starts = gap(range.lowerBound)
    let ends = gap(range.upperBound)
    for start in starts.reversed() {
      for end in ends where model.holders(start) == model.holders(end) {
        self.start = start
        self.end = end
        return
      }
    }
    return nil
  }
}
