import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

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
    #expect(white == 0.25)
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
    #expect(components.last == 1)
  }

  @MainActor
  @Test("of the tint is the desktop's accent, or the system blue")
  func tint() {
    _ = Fixture(environment: UIBackendEnvironment(accentColor: .init(red: 0, green: 1, blue: 0)))
    #expect(UIColor.tintColor.cgColor == UIColor.green.cgColor)
    _ = Fixture()
    #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
  }

  @Test("with another opacity is still light or dark by its surroundings")
  func alpha() {
    let faint = UIColor.label.withAlphaComponent(0.25)
    let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 1, alpha: 0.25))
  }

  @Test("that is never settled ends as black")
  func endless() {
    @Sendable func endless() -> UIColor { UIColor { _ in endless() } }
    #expect(endless().resolvedColor(with: UITraitCollection()) == .black)
  }
}
