import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A colour")
struct UIColorTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let red, green, blue: CGFloat
    let hue, saturation, brightness: CGFloat
  }

  // Degrees on the colour circle: red 0, yellow 60, green 120, cyan 180, blue 240, magenta 300.
  static let samples = [
    Sample(
      testDescription: "red",
      red: 1,
      green: 0,
      blue: 0,
      hue: 0,
      saturation: 1,
      brightness: 1
    ),
    Sample(
      testDescription: "dark cyan",
      red: 0,
      green: 0.5,
      blue: 0.5,
      hue: 0.5,
      saturation: 1,
      brightness: 0.5
    ),
    Sample(
      testDescription: "pale blue",
      red: 0.5,
      green: 0.5,
      blue: 1,
      hue: 240 / 360,
      saturation: 0.5,
      brightness: 1
    ),
    Sample(
      testDescription: "magenta",
      red: 1,
      green: 0,
      blue: 1,
      hue: 300 / 360,
      saturation: 1,
      brightness: 1
    ),
    Sample(
      testDescription: "grey",
      red: 0.25,
      green: 0.25,
      blue: 0.25,
      hue: 0,
      saturation: 0,
      brightness: 0.25
    ),
  ]

  @Test("is the same by hue as by red, green and blue", arguments: samples)
  func hue(_ sample: Sample) {
    let color = UIColor(red: sample.red, green: sample.green, blue: sample.blue, alpha: 0.5)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - sample.hue) < 1e-12)
    #expect(saturation == sample.saturation && brightness == sample.brightness && alpha == 0.5)
    let other = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
    other.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(
      abs(red - sample.red) < 1e-12 && abs(green - sample.green) < 1e-12
        && abs(blue - sample.blue) < 1e-12
    )
  }

  @Test("says how light it is only if it is a grey")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    expectEqual(white, 0.25)
  }

  @Test("can be asked for its numbers on any thread")
  func anyThread() async {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let components = await Task.detached { () -> [CGFloat] in
      var colors: [CGFloat] = [dynamic.cgColor.red]
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        colors.append(dynamic.cgColor.red)
      }
      return colors
    }.value
    expectEqual(components.last, 1)
  }

  @MainActor
  @Test("of the tint is the desktop's accent, or the system blue")
  func tint() {
    let program = Fixture(
      environment: UIBackendEnvironment(accentColor: .init(red: 0, green: 1, blue: 0))
    )
    defer { withExtendedLifetime(program) {} }
    expectEqual(UIColor.tintColor.cgColor, UIColor.green.cgColor)
    _ = Fixture()
    expectEqual(UIColor.tintColor.cgColor, UIColor.systemBlue.cgColor)
  }

  @Test("with another opacity is still light or dark by its surroundings")
  func alpha() {
    let faint = UIColor.label.withAlphaComponent(0.25)
    let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(dark, UIColor(white: 1, alpha: 0.25))
  }

  @Test("that is never settled ends as black")
  func endless() {
    @Sendable func endless() -> UIColor { UIColor { _ in endless() } }
    expectEqual(endless().resolvedColor(with: UITraitCollection()), .black)
  }
}

@Suite("A colour in Display P3")
struct DisplayP3Tests {
  private func components(_ color: UIColor) -> [CGFloat] {
    [color.cgColor.red, color.cgColor.green, color.cgColor.blue, color.cgColor.alpha]
  }

  @Test("is the same grey, and the nearest colour there is in sRGB")
  func conversion() {
    for (index, component) in components(
      UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    ).enumerated() {
      #expect(abs(component - (index == 3 ? 0.25 : 0.5)) < 1e-4)
    }
    let pure = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(pure[0] - 1) < 1e-9)
    expectEqual(pure[1...], [0, 0, 1])
    // sRGB’s red is (0.9175, 0.2003, 0.1386) in Display P3.
    let red = components(UIColor(displayP3Red: 0.9175, green: 0.2003, blue: 0.1386, alpha: 1))
    #expect(abs(red[0] - 1) < 2e-3)
    #expect(red[1] < 0.02 && red[2] < 0.02)
  }
}

@Suite("A named colour")
struct NamedColorTests {
  /// A bundle in a folder of its own, with a catalog that has one colour set.
  private func bundle(_ contents: String, set: String = "Brand") throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    let colors = folder.appendingPathComponent("Colors.xcassets/\(set).colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    try contents.write(
      to: colors.appendingPathComponent("Contents.json"),
      atomically: true,
      encoding: .utf8
    )
    return try #require(Bundle(path: folder.path))
  }

  @Test("is read from a colour set, light and dark")
  func pair() throws {
    let bundle = try bundle(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """
    )
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    expectEqual(light, UIColor(red: 1, green: 128.0 / 255, blue: 0.2, alpha: 0.5))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let grey = UIColor(white: 0.25, alpha: 1)
    expectEqual(color.resolvedColor(with: dark), grey)
    expectEqual(UIColor(named: "Brand", in: bundle, compatibleWith: dark), grey)
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Brand") == nil)
  }

  @Test("is found in the groups of a catalog")
  func groups() throws {
    let bundle = try bundle(
      """
      {"colors": [{"color": {"color-space": "srgb",
        "components": {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """,
      set: "Texts/Labels/Caption"
    )
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let light = UITraitCollection(userInterfaceStyle: .light)
    expectEqual(UIColor(named: "Caption", in: bundle, compatibleWith: light), green)
  }

  @Test("is a colour of the system where its set refers to one, and none for other names")
  func reference() throws {
    let contents = { (name: String) in
      """
      {"colors": [
        {"color": {"platform": "ios", "reference": "\(name)"}, "idiom": "universal"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb",
           "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}
      ]}
      """
    }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let bundle = try bundle(contents("systemGray2Color"), set: "Dot")
    let color = try #require(UIColor(named: "Dot", in: bundle, compatibleWith: nil))
    expectEqual(color.resolvedColor(with: light), UIColor.systemGray2.resolvedColor(with: light))
    expectEqual(color.resolvedColor(with: dark), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(
      UIColor(named: "Dot", in: bundle, compatibleWith: light),
      UIColor.systemGray2.resolvedColor(with: light)
    )
    let again = try #require(UIColor(named: "Dot", in: bundle, compatibleWith: nil))
    #expect(color == again && color.hash == again.hash)
    let other = try self.bundle(contents("systemGray3Color"), set: "Dot")
    #expect(UIColor(named: "Dot", in: other, compatibleWith: nil) != color)
    let unknown = try self.bundle(contents("controlAccentColor"), set: "Dot")
    #expect(UIColor(named: "Dot", in: unknown, compatibleWith: nil) == nil)
  }

  @Test("is none where its file cannot be read, which is reported")
  @MainActor
  func broken() throws {
    let bundle = try bundle("{", set: "Broken")
    let messages = reports {
      #expect(UIColor(named: "Broken", in: bundle, compatibleWith: nil) == nil)
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("Broken.colorset") == true)
  }
}
