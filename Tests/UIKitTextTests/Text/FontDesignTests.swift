import CoreGraphics
import TesseraTestSupport
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
    expectEqual(UIFont(descriptor: bold, size: 0), .boldSystemFont(ofSize: 20))
    let italic = system.addingAttributes([
      .size: 12, .traits: [UIFontDescriptor.TraitKey.slant: 1, .weight: 0],
    ])
    expectEqual(UIFont(descriptor: italic, size: 0), .italicSystemFont(ofSize: 12))
    let symbolic: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue
    ]
    expectEqual(system.addingAttributes([.traits: symbolic]), system.withDesign(.monospaced))
    expectEqual(system.addingAttributes([.size: -1, .family: 7]), system)
    expectEqual(system.addingAttributes([.family: "Inter"]), system.withFamily("Inter"))
  }

  @Test("have the size of a style in the surroundings that are asked for")
  func preferred() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: large
    )
    expectEqual(descriptor.pointSize, 33)
    expectEqual(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize, 17)
    let named: [UIFontDescriptor.AttributeName] = [.name, .family, .size, .traits]
    #expect(
      Set(named).count == 4 && named.filter { descriptor.object(forKey: $0) == nil }.count == 2
    )
  }

  @Test("make a descriptor, and are what it says")
  func reading() {
    let descriptor = UIFontDescriptor(name: "Inter-Bold", size: 15)
    expectEqual(UIFont(descriptor: descriptor, size: 0), UIFont(name: "Inter-Bold", size: 15))
    #expect(descriptor.object(forKey: .family) as? String == "Inter")
    #expect(descriptor.object(forKey: .size) as? CGFloat == 15)
    expectEqual(UIFontDescriptor(fontAttributes: descriptor.fontAttributes), descriptor)
    #expect(UIFontDescriptor().fontAttributes[.family] == nil)
  }
}

@Suite("A design of fonts")
struct FontDesignTests {
  @Test("is another font of the desktop, in the same size and weight")
  func designs() throws {
    let designs: [UIFontDescriptor.SystemDesign] = [.default, .serif, .rounded, .monospaced]
    expectEqual(Set(designs).count, 4)
    let system = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
    let serif = try #require(system.withDesign(.serif))
    #expect(serif != system)
    expectEqual(serif.withDesign(.default), system)
    let monospaced = try #require(system.withDesign(.monospaced))
    let font = UIFont(descriptor: monospaced, size: 0)
    expectEqual(font, .monospacedSystemFont(ofSize: 20, weight: .bold))
    expectEqual(monospaced.symbolicTraits, [.traitBold, .traitMonoSpace])
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
    expectEqual(bold?.withSymbolicTraits([]), serif)
    expectEqual(serif?.withFamily("Inter"), UIFont(name: "Inter", size: 20)?.fontDescriptor)
  }
}
