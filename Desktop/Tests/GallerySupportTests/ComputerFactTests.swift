import GallerySupport
import Testing

@Suite("What the system says of the computer")
struct ComputerFactTests {
  @Test("names the system, its processors and its memory")
  func facts() {
    #expect(ComputerFact.all.map(\.name) == ["System", "Processors", "Memory"])
    #expect(ComputerFact.all.allSatisfy { !$0.value.isEmpty })
  }
}
