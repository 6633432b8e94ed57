import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A font")
@MainActor
struct UIFontTests {
  struct Style: Sendable, CustomTestStringConvertible {
    let style: UIFont.TextStyle
    let size: CGFloat
    let weight: Int
    var testDescription: String { style.rawValue }

    init(_ style: UIFont.TextStyle, _ size: CGFloat, _ weight: Int = 400) {
      self.style = style
      self.size = size
      self.weight = weight
    }
  }

  // Apple's Human Interface Guidelines, Typography, size “Large (default)”.
  nonisolated static let styles = [
    Style(.extraLargeTitle, 36, 700), Style(.extraLargeTitle2, 28, 700),
    Style(.largeTitle, 34), Style(.title1, 28), Style(.title2, 22), Style(.title3, 20),
    Style(.headline, 17, 600), Style(.body, 17), Style(.callout, 16), Style(.subheadline, 15),
    Style(.footnote, 13), Style(.caption1, 12), Style(.caption2, 11),
  ]

  @Test("has the default size and weight of its text style", arguments: styles)
  func followsStyles(_ expected: Style) {
    let font = UIFont.preferredFont(forTextStyle: expected.style)
    expectEqual(font.pointSize, expected.size)
    expectEqual(font.backendFont.weight, expected.weight)
  }

  @Test("has Apple's sizes for labels, buttons and small text")
  func usualSizes() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12 && UIFont.systemFontSize == 14)
    _ = Fixture()
    expectEqual(UILabel().font.pointSize, UIFont.labelFontSize)
    expectEqual(UIButton(type: .custom).titleLabel?.font.pointSize, UIFont.buttonFontSize)
  }

  // With the headless rule: nine tenths up, three tenths down to a line of 1.2 times the size.
  @Test("measures letters from the baseline")
  func measures() {
    _ = Fixture()
    let font = UIFont.systemFont(ofSize: 20)
    expectEqual(font.ascender, 18)
    expectEqual(font.descender, -6)
    expectEqual(font.lineHeight, 24)
    expectEqual(font.capHeight, 14)
    expectEqual(font.xHeight, 10)
    expectEqual(font.leading, 0)
  }

  @Test("is equal to one that looks the same")
  func compares() {
    expectEqual(UIFont.boldSystemFont(ofSize: 12), UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    expectEqual(UIFont.systemFont(ofSize: 12).withSize(13), UIFont.systemFont(ofSize: 13))
    #expect(UIFont.italicSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .regular) != UIFont.systemFont(ofSize: 12)
    )
  }

  @Test(
    "takes a name apart only where all of it is known",
    arguments: [
      ("Inter", "Inter", 400, false), ("Inter-Bold", "Inter", 700, false),
      ("Inter-SemiBoldItalic", "Inter", 600, true), ("Inter-Italic", "Inter", 400, true),
      ("Noto Sans-Fancy", "Noto Sans-Fancy", 400, false), ("-Bold", "-Bold", 400, false),
      ("Inter-", "Inter-", 400, false),
    ]
  )
  func readsNames(name: String, family: String, weight: Int, isItalic: Bool) {
    let font = UIFont(name: name, size: 10)?.backendFont
    expectEqual(font?.family, family)
    expectEqual(font?.weight, weight)
    expectEqual(font?.isItalic, isItalic)
  }

  @Test("needs a name that is not blank")
  func needsName() {
    #expect(UIFont(name: " ", size: 10) == nil)
  }

  @Test("has a usable size whatever is asked for", arguments: [0, -3, .nan, .infinity])
  func refusesSizes(_ size: CGFloat) {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    expectEqual(UIFont.systemFont(ofSize: size).pointSize, UIFont.systemFontSize)
    expectEqual(messages.count, 1)
    expectEqual(UIFont.systemFont(ofSize: 1e9).pointSize, 4096)
  }

  @Test("has the weight of the nearest name")
  func roundsWeights() {
    expectEqual(UIFont.Weight(0.24).cssWeight, 500)
    expectEqual(UIFont.Weight(5).cssWeight, 900)
    expectEqual(UIFont.Weight(-5).cssWeight, 100)
    expectEqual(UIFont.Weight(.nan).cssWeight, 400)
  }

  @Test("becomes another by its traits and back")
  func changesTraits() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    expectEqual(UIFont(descriptor: bold, size: 0), .boldSystemFont(ofSize: 17))
    expectEqual(UIFont(descriptor: bold, size: 20), .boldSystemFont(ofSize: 20))
    expectEqual(bold.symbolicTraits, .traitBold)
    expectEqual(bold.withSymbolicTraits([]), body.fontDescriptor)
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    let slanted = headline.withSymbolicTraits([.traitBold, .traitItalic])
    expectEqual(slanted?.backendFont.weight, 600)
    expectEqual(slanted?.symbolicTraits, [.traitBold, .traitItalic])
    let named = UIFont(name: "Inter", size: 10)?.fontDescriptor
    #expect(named?.withSymbolicTraits(.traitMonoSpace) == nil)
    expectEqual(body.fontDescriptor.withSymbolicTraits(.traitMonoSpace)?.pointSize, 17)
  }

  @Test("has digits that are all as wide if that is asked for")
  func tabularDigits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    #expect(font.backendFont.hasTabularDigits && font.backendFont.weight == 600)
    #expect(font != UIFont.systemFont(ofSize: 13, weight: .semibold))
    #expect(font.withSize(20).backendFont.hasTabularDigits)
  }
}
