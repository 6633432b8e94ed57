import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("The table of kinds")
struct KindTableTests {
  private func header(_ kind: String) -> CollectionElement {
    .supplementaryView(kind, ShownPath(section: 0, item: 0))
  }

  @Test("forgets the kinds that nothing shows any more, and names the others in their order")
  func forgets() {
    let table = KindTable()
    let first = table.key(for: header("first"))
    _ = table.key(for: header("second"))
    let third = table.key(for: header("third"))
    table.keep(only: [third, first])
    expectEqual(table.kinds(of: .supplementaryView), ["first", "third"])
    expectEqual(table.key(for: header("third")), third)
  }

  @Test("gives no number twice, so that a key never comes to mean another kind")
  func givesNoNumberTwice() {
    let table = KindTable()
    let first = table.key(for: header("first"))
    let second = table.key(for: header("second"))
    table.keep(only: [])
    expectEqual(table.kinds(of: .supplementaryView), [])
    let again = table.key(for: header("first"))
    #expect(again != first)
    #expect(again != second)
  }

  @Test("keeps decorations apart from supplementary views of the same kind")
  func keepsCategoriesApart() {
    let table = KindTable()
    let decoration = table.key(for: .decorationView("line", ShownPath(section: 0, item: 0)))
    #expect(table.key(for: header("line")) != decoration)
    expectEqual(table.kinds(of: .decorationView), ["line"])
    expectEqual(table.kinds(of: .cell), [])
  }
}
