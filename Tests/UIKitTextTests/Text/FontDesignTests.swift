import CoreGraphics
import Testing
import UIKit

@Suite("Attributes of a font descriptor")
struct FontAttributeTests {
  @Test("change what they say, and leave the rest")
  func adding() {
    let system = UIFont.systemFont(ofSize: 20, weight: .light).fontDescriptor
    let bold = system.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 20))
    let italic = system.addingAttributes([
      .size: 12, .traits: [UIFontDescriptor.TraitKey.slant: 1, .weight: 0],
    ])
    #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 12))
    let symbolic: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue
    ]
    #expect(system.addingAttributes([.traits: symbolic]) == system.withDesign(.monospaced))
    #expect(system.addingAttributes([.size: -1, .family: 7]) == system)
    #expect(system.addingAttributes([.family: "Inter"]) == system.withFamily("Inter"))
  }

  @Test("have the size of a style in the surroundings that are asked for")
  func preferred() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: large
    )
    #expect(descriptor.pointSize == 33)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize == 17)
    let named: [UIFontDescriptor.AttributeName] = [.name, .family, .size, .traits]
    #expect(
      Set(named).count == 4 && named.filter { descriptor.object(forKey: $0) == nil }.count == 2
    )
  }

  @Test("make a descriptor, and are what it says")
  func reading() {
    let descriptor = UIFontDescriptor(name: "Inter-Bold", size: 15)
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(name: "Inter-Bold", size: 15))
    #expect(descriptor.object(forKey: .family) as? String == "Inter")
    #expect(descriptor.object(forKey: .size) as? CGFloat == 15)
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    #expect(UIFontDescriptor().fontAttributes[.family] == nil)
  }
}

@Suite("A design of fonts")
struct FontDesignTests {
  @Test("is another font of the desktop, in the same size and weight")
  func designs() throws {
    let designs: [UIFontDescriptor.SystemDesign] = [.default, .serif, .rounded, .monospaced]
    #expect(Set(designs).count == 4)
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
