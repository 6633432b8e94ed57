import Tessera
import TesseraTestSupport
import Testing

@Suite("A diagnostic of a batch of updates")
@MainActor
struct UpdateDiagnosticTests {
  @Test("names the rule, the section and the numbers")
  func counts() throws {
    let list = NumberedList(20)
    let heard = diagnostics {
      list.view.performBatchUpdates {
        list.insert(1, at: 0)
        list.numbers.append(999)
      }
    }
    expectEqual(heard.map(\.subject), [.update])
    let diagnostic = try #require(heard.first?.update)
    expectEqual(diagnostic.rule, 1)
    expectEqual(diagnostic.placesAfter, [IndexPath(item: NSNotFound, section: 0)])
    let counts = try #require(diagnostic.counts)
    #expect(counts.before == 20 && counts.after == 22 && counts.expected == 21)
    expectEqual(list.view.numberOfItems(inSection: 0), 22)
  }

  @Test("names the places of what does not fit together")
  func places() throws {
    let list = NumberedList(20)
    let heard = diagnostics {
      list.view.performBatchUpdates {
        list.numbers.remove(at: 2)
        list.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        list.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
      }
    }
    let diagnostic = try #require(heard.first?.update)
    expectEqual(diagnostic.rule, 8)
    expectEqual(diagnostic.placesBefore, Array(repeating: IndexPath(item: 2, section: 0), count: 2))
    #expect(diagnostic.counts == nil)
  }

  @Test("ends the program in strict mode")
  func traps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIApplication.setDiagnosticPolicy(.trap)
      let list = NumberedList(3)
      list.view.performBatchUpdates { list.numbers.append(4) }
    }
  }
}
