import TesseraCore
import TesseraTestSupport
import Testing

@Suite("Sections of a compositional arrangement that are declared")
struct CompositionalDeclaringTests {
  private static let declarations = [20.0, 44, 70].map { CompositionalSection(group: plainRow($0)) }

  private func arrangement(of sections: Int) -> CompositionalArrangement {
    CompositionalArrangement(
      CompositionalConfiguration(container: Size(width: 375, height: 600)),
      sectionCount: sections,
      assumedExtent: 100
    )
  }

  private func elements(of found: CompositionalArrangement) -> [CompositionalElement] {
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: 0, y: 0, width: 375, height: 1e6), into: &elements)
    return elements
  }

  @Test("all at once are the same as one after the other", arguments: 0..<40 as Range<UInt64>)
  func atOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...70, using: &generator)
    var (fast, slow) = (arrangement(of: count), arrangement(of: count))
    for _ in 0..<6 {
      let chosen = (0..<count).filter { _ in Bool.random(using: &generator) }
      let declared = chosen.map { section in
        DeclaredSection(
          section,
          Self.declarations[Int.random(in: 0..<3, using: &generator)],
          itemCount: Int.random(in: 0...9, using: &generator)
        )
      }
      fast.solveSections(declared)
      for section in declared { slow.solveSection(section) }
      expectEqual(fast.contentSize, slow.contentSize)
      expectEqual(elements(of: fast), elements(of: slow))
      expectEqual(fast.unsolvedSectionCount, slow.unsolvedSectionCount)
      if Bool.random(using: &generator) {
        let section = Int.random(in: 0...count, using: &generator)
        fast.insertSections(2, assumedExtent: 30, at: section)
        slow.insertSections(2, assumedExtent: 30, at: section)
        fast.removeSections(0..<2)
        slow.removeSections(0..<2)
      }
      if Bool.random(using: &generator) {
        fast.expireDeclarations()
        slow.expireDeclarations()
      }
    }
  }

  @Test("are awaited until the last of them was asked for, and again when declarations expire")
  func awaited() {
    var found = arrangement(of: 3)
    let visible = Rect(x: 0, y: 0, width: 375, height: 600)
    #expect(found.areSectionsAwaited)
    for section in [1, 0] {
      found.solveSection(section, Self.declarations[0], itemCount: 1)
      #expect(found.areSectionsAwaited)
    }
    found.solveSection(2, Self.declarations[0], itemCount: 1)
    #expect(!found.areSectionsAwaited)
    expectEqual(found.unsolvedSections(in: visible, limit: 9), [])
    found.expireDeclarations()
    #expect(found.areSectionsAwaited)
    expectEqual(found.unsolvedSections(in: visible, limit: 9), [0, 1, 2])
    found.solveSections((0..<3).map { DeclaredSection($0, Self.declarations[1], itemCount: 1) })
    #expect(!found.areSectionsAwaited)
    // Two of 44 in front of the last one.
    expectEqual(found.frame(of: .item(0), inSection: 2)?.y, 88)
  }

  @Test("say of each element along which axes it is measured")
  func measuredAxes() {
    let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(44))
    let list = CompositionalSection(
      group: CompositionalGroup(
        size: size,
        content: .list(.vertical, [.item(CompositionalItem(size: size))])
      )
    )
    var found = arrangement(of: 2)
    found.solveSection(0, list, itemCount: 1)
    found.solveSection(1, Self.declarations[0], itemCount: 1)
    expectEqual(elements(of: found).map(\.measuredAxes.vertical), [true, false])
    expectEqual(elements(of: found).map(\.measuredAxes.horizontal), [false, false])
    expectEqual(found.element(.item(0), inSection: 0), elements(of: found).first)
  }
}
