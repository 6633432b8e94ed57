import CoreGraphics
import Testing
import UIKit

@Suite("A design of fonts")
struct FontDesignTests {
  @Test("is another font of the desktop, in the same size and weight")
  func designs() throws {
    let system = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
    let serif = try #require(system.withDesign(.serif))
    #expect(serif != system)
    #expect(serif.withDesign(.default) == system)
    let monospaced = try #require(system.withDesign(.monospaced))
    let font = UIFont(descriptor: monospaced, size: 0)
    #expect(font == .monospacedSystemFont(ofSize: 20, weight: .bold))
    #expect(monospaced.symbolicTraits == [.traitBold, .traitMonoSpace])
  }

  @Test("is nothing that desktops have no font of, and nothing of a named family")
  func unknown() {
    let system = UIFont.systemFont(ofSize: 20).fontDescriptor
    #expect(system.withDesign(.rounded) == nil)
    #expect(UIFont(name: "Inter", size: 20)?.fontDescriptor.withDesign(.serif) == nil)
  }

  @Test("stays when traits change")
  func traits() {
    let serif = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.serif)
    let bold = serif?.withSymbolicTraits(.traitBold)
    #expect(bold != serif)
    #expect(bold?.withSymbolicTraits([]) == serif)
    #expect(serif?.withFamily("Inter") == UIFont(name: "Inter", size: 20)?.fontDescriptor)
  }
}
