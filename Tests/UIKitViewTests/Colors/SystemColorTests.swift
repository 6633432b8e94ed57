import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A named colour")
@MainActor
struct SystemColorTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let color: UIColor
    let light: String
    let dark: String

    init(_ name: String, _ color: UIColor, _ light: String, _ dark: String? = nil) {
      testDescription = name
      self.color = color
      self.light = light
      self.dark = dark ?? light
    }
  }

  // Red, green, blue and, where it is not opaque, the opacity: those of Apple's Human Interface Guidelines, Color, for iOS 17.
  nonisolated static let colors = [
    Pair("red", .systemRed, "FF3B30", "FF453A"), Pair("orange", .systemOrange, "FF9500", "FF9F0A"),
    Pair("yellow", .systemYellow, "FFCC00", "FFD60A"),
    Pair("green", .systemGreen, "34C759", "30D158"), Pair("mint", .systemMint, "00C7BE", "63E6E2"),
    Pair("teal", .systemTeal, "30B0C7", "40C8E0"), Pair("cyan", .systemCyan, "32ADE6", "64D2FF"),
    Pair("blue", .systemBlue, "007AFF", "0A84FF"),
    Pair("indigo", .systemIndigo, "5856D6", "5E5CE6"),
    Pair("purple", .systemPurple, "AF52DE", "BF5AF2"),
    Pair("pink", .systemPink, "FF2D55", "FF375F"), Pair("brown", .systemBrown, "A2845E", "AC8E68"),
    Pair("grey", .systemGray, "8E8E93"), Pair("grey 2", .systemGray2, "AEAEB2", "636366"),
    Pair("grey 3", .systemGray3, "C7C7CC", "48484A"),
    Pair("grey 4", .systemGray4, "D1D1D6", "3A3A3C"),
    Pair("grey 5", .systemGray5, "E5E5EA", "2C2C2E"),
    Pair("grey 6", .systemGray6, "F2F2F7", "1C1C1E"),
  ]

  nonisolated static let roles = [
    Pair("label", .label, "000000", "FFFFFF"),
    Pair("second label", .secondaryLabel, "3C3C43 60 %", "EBEBF5 60 %"),
    Pair("third label", .tertiaryLabel, "3C3C43 30 %", "EBEBF5 30 %"),
    Pair("fourth label", .quaternaryLabel, "3C3C43 18 %", "EBEBF5 16 %"),
    Pair("placeholder", .placeholderText, "3C3C43 30 %", "EBEBF5 30 %"),
    Pair("separator", .separator, "3C3C43 29 %", "545458 60 %"),
    Pair("opaque separator", .opaqueSeparator, "C6C6C8", "38383A"),
    Pair("link", .link, "007AFF", "0984FF"),
    Pair("background", .systemBackground, "FFFFFF", "000000"),
    Pair("second background", .secondarySystemBackground, "F2F2F7", "1C1C1E"),
    Pair("third background", .tertiarySystemBackground, "FFFFFF", "2C2C2E"),
    Pair("background of groups", .systemGroupedBackground, "F2F2F7", "000000"),
    Pair("second background of groups", .secondarySystemGroupedBackground, "FFFFFF", "1C1C1E"),
    Pair("third background of groups", .tertiarySystemGroupedBackground, "F2F2F7", "2C2C2E"),
    Pair("fill", .systemFill, "787880 20 %", "787880 36 %"),
    Pair("second fill", .secondarySystemFill, "787880 16 %", "787880 32 %"),
    Pair("third fill", .tertiarySystemFill, "767680 12 %", "767680 24 %"),
    Pair("fourth fill", .quaternarySystemFill, "747480 8 %", "767680 18 %"),
    Pair("dark text", .darkText, "000000"), Pair("light text", .lightText, "FFFFFF 60 %"),
  ]

  // Thirds of 255 are 55 in hexadecimal digits, a half is 80, rounded up.
  nonisolated static let fixed = [
    Pair("black", .black, "000000"), Pair("dark grey", .darkGray, "555555"),
    Pair("grey", .gray, "808080"), Pair("light grey", .lightGray, "AAAAAA"),
    Pair("white", .white, "FFFFFF"), Pair("red", .red, "FF0000"), Pair("green", .green, "00FF00"),
    Pair("blue", .blue, "0000FF"), Pair("cyan", .cyan, "00FFFF"), Pair("yellow", .yellow, "FFFF00"),
    Pair("magenta", .magenta, "FF00FF"), Pair("orange", .orange, "FF8000"),
    Pair("purple", .purple, "800080"), Pair("brown", .brown, "996633"),
    Pair("clear", .clear, "000000 0 %"),
  ]

  private func digits(_ color: UIColor, _ style: UIUserInterfaceStyle) -> String {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let components = color.resolvedColor(with: traits).cgColor.components ?? []
    let bytes = components.map { Int(($0 * 255).rounded()) }
    let digits = bytes.prefix(3).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let alpha = components.last ?? 0
    return digits.joined() + (alpha < 1 ? " \(Int((alpha * 100).rounded())) %" : "")
  }

  @Test("is Apple's on light and dark backgrounds", arguments: colors + roles + fixed)
  func matches(_ pair: Pair) {
    expectEqual(digits(pair.color, .light), pair.light)
    expectEqual(digits(pair.color, .dark), pair.dark)
  }
}
