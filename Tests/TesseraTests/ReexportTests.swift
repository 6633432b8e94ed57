import Tessera
import Testing

@Suite("The Tessera module")
struct ReexportTests {
  @Test("brings UIKit's names with it")
  func bringsUIKit() {
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
