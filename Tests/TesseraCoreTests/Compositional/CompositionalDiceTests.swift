import TesseraCore
import TesseraTestSupport
import Testing

/// That the random declarations have in them what they are to try.
@Suite("Random compositional declarations")
struct CompositionalDiceTests {
  /// What declarations can have, and how many of them had it.
  private struct Tally {
    private(set) var counts: [String: Int] = [:]

    mutating func note(_ name: String, _ isThere: Bool = true) {
      if isThere { counts[name, default: 0] += 1 }
    }

    mutating func note(_ walk: CompositionalWalk) {
      let configuration = walk.naive.configuration
      note("horizontal", configuration.axis == .horizontal)
      note("right to left", configuration.direction == .rightToLeft)
      for section in walk.naive.sections {
        note("empty", section.measured.isEmpty)
        note(section.declaration)
      }
    }

    private mutating func note(_ section: CompositionalSection) {
      note("\(section.orthogonalScrolling)")
      note(
        "bounded",
        section.orthogonalScrolling != .none && section.orthogonalBounds != .container
      )
      for boundary in section.boundaries { note(boundary.isPinned ? "pinned" : "not pinned") }
      note(.group(section.group), depth: 1)
    }

    private mutating func note(_ subitem: CompositionalSubitem, depth: Int) {
      if case .group(let group) = subitem {
        note("depth \(depth)")
        if case .custom = group.content { note("custom") }
      }
      let size = subitem.size
      note("estimated in both axes", size.width.isSoft && size.height.isSoft)
      note("estimated width", size.width.isSoft && !size.height.isSoft)
      note("estimated height", size.height.isSoft && !size.width.isSoft)
      for child in subitem.declaredChildren { note(child, depth: depth + 1) }
    }
  }

  @Test("have every feature in one of a hundred at least")
  func coverage() {
    var tally = Tally()
    for seed in 0..<UInt64(2_000) { tally.note(CompositionalWalk(seed: seed)) }
    let names =
      CompositionalOrthogonalScrolling.allCases.map { "\($0)" } + [
        "horizontal", "right to left", "empty", "bounded", "pinned", "not pinned", "custom",
        "estimated in both axes", "estimated width", "estimated height", "depth 2", "depth 3",
        "depth 4",
      ]
    for name in names { #expect(tally.counts[name, default: 0] >= 20, "\(name)") }
  }
}
