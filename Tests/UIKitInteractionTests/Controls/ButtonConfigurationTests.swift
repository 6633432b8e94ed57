import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// Letters are half as wide as their size: “Go” in 17 points is 17 wide and 21 high, “abcdefgh” in 12 points 48 and 15.
@Suite("The configuration of a button")
@MainActor
struct ButtonConfigurationTests {
  typealias Configuration = UIButton.Configuration

  private func shown(
    _ configuration: Configuration,
    size: CGSize = CGSize(width: 200, height: 100),
    in fixture: Fixture = Fixture()
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame.size = size
    return fixture.show(button)
  }

  private func background(_ button: UIButton) -> UIView { button.parts.background }

  private func color(_ color: UIColor?) -> CGColor? {
    color?.cgColor(in: UITraitCollection(userInterfaceStyle: .light))
  }

  struct Corners: Sendable, CustomTestStringConvertible {
    let style: Configuration.CornerStyle
    let size: Configuration.Size
    let radius: CGFloat
    var testDescription: String { "\(style), \(size)" }
  }

  nonisolated static let corners = [
    Corners(style: .fixed, size: .medium, radius: 9),
    Corners(style: .dynamic, size: .mini, radius: 5),
    Corners(style: .dynamic, size: .small, radius: 5),
    Corners(style: .dynamic, size: .medium, radius: 8),
    Corners(style: .dynamic, size: .large, radius: 12),
    Corners(style: .small, size: .large, radius: 5),
    Corners(style: .medium, size: .large, radius: 8),
    Corners(style: .large, size: .small, radius: 12),
    Corners(style: .capsule, size: .small, radius: 20),
  ]

  @Test("makes corners as round as its style and the size of the button say", arguments: corners)
  func roundsCorners(_ corners: Corners) {
    var configuration = Configuration.filled()
    configuration.cornerStyle = corners.style
    configuration.buttonSize = corners.size
    // Of the style that follows the size one that is set counts.
    if corners.style != .dynamic { configuration.background.cornerRadius = 9 }
    let button = shown(configuration, size: CGSize(width: 100, height: 40))
    expectEqual(background(button).layer.cornerRadius, corners.radius)
    button.frame.size.height = 6
    button.layoutIfNeeded()
    expectEqual(background(button).layer.cornerRadius, 3)
  }

  @Test("is one of four looks, each of two names")
  func names() {
    expectEqual(Configuration.borderless(), .plain())
    expectEqual(Configuration.bordered(), .gray())
    expectEqual(Configuration.borderedTinted(), .tinted())
    expectEqual(Configuration.borderedProminent(), .filled())
    expectEqual(Set([Configuration.plain(), .gray(), .tinted(), .filled()]).count, 4)
  }

  @Test("has words and background in the colours that it says, or in those of its look")
  func colors() {
    let looks: [(Configuration, foreground: UIColor, background: UIColor)] = [
      (.plain(), .red, .clear), (.gray(), .red, .secondarySystemFill),
      (.tinted(), .red, .red.withAlphaComponent(0.18)), (.filled(), .white, .red),
    ]
    for (look, foreground, backdrop) in looks {
      var configuration = look
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      button.tintColor = .red
      button.frame.size = CGSize(width: 100, height: 40)
      Fixture().show(button)
      expectEqual(color(button.titleLabel?.textColor), color(foreground))
      expectEqual(color(background(button).backgroundColor), color(backdrop))
      button.configuration?.baseForegroundColor = .green
      button.configuration?.baseBackgroundColor = .blue
      button.layoutIfNeeded()
      expectEqual(color(button.titleLabel?.textColor), color(.green))
      let isTinted = look == .tinted()
      let base = isTinted ? UIColor.blue.withAlphaComponent(0.18) : .blue
      expectEqual(color(background(button).backgroundColor), color(base))
    }
  }

  struct Lines: Sendable, CustomTestStringConvertible {
    let alignment: Configuration.TitleAlignment
    let isRightToLeft: Bool
    let x: CGFloat
    var testDescription: String { "\(alignment)\(isRightToLeft ? ", right to left" : "")" }
  }

  // The lines are 48 wide together and stand in the middle of 200; the title has 31 points less than they.
  nonisolated static let lines = [
    Lines(alignment: .leading, isRightToLeft: false, x: 76),
    Lines(alignment: .center, isRightToLeft: false, x: 91.5),
    Lines(alignment: .trailing, isRightToLeft: false, x: 107),
    Lines(alignment: .automatic, isRightToLeft: false, x: 91.5),
    Lines(alignment: .leading, isRightToLeft: true, x: 107),
    Lines(alignment: .trailing, isRightToLeft: true, x: 76),
  ]

  @Test("has the shorter line stand in the longer one as it says", arguments: lines)
  func alignsTitles(_ lines: Lines) {
    var configuration = Configuration.plain()
    configuration.title = "Go"
    configuration.subtitle = "abcdefgh"
    configuration.titleAlignment = lines.alignment
    defer { _ = Fixture() }
    let environment = UIBackendEnvironment(isRightToLeft: lines.isRightToLeft)
    let button = shown(configuration, in: Fixture(environment: environment))
    expectEqual(button.titleLabel?.frame.minX, lines.x)
    expectEqual(button.subtitleLabel?.frame.width, 48)
  }

  @Test("has smaller words under the title, as far from it as it says")
  func subtitle() throws {
    let fixture = Fixture()
    var configuration = Configuration.plain()
    configuration.title = "Go"
    let button = shown(configuration, in: fixture)
    #expect(button.subtitleLabel?.isHidden == true)
    button.configuration?.subtitle = "further"
    fixture.backend.makeFrame()
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(subtitle.text == "further" && subtitle.font.pointSize == 12)
    expectEqual(subtitle.frame.minY - title.frame.maxY, 1)
    button.configuration?.titlePadding = 5
    fixture.backend.makeFrame()
    expectEqual(subtitle.frame.minY - title.frame.maxY, 5)
    // Margins of 7, a line of 21, 5 between, and one of 15.
    expectEqual(button.intrinsicContentSize.height, CGFloat(7 + 21 + 5 + 15 + 7))
  }

  @Test("makes other looks of the subtitle, and of the symbol")
  func transforms() throws {
    let fixture = Fixture()
    var configuration = Configuration.plain()
    configuration.subtitle = "further"
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var looks = $0
      looks.font = .systemFont(ofSize: 30)
      return looks
    }
    var small = AttributeContainer()
    small.font = .systemFont(ofSize: 1)
    let transformer = configuration.subtitleTextAttributesTransformer
    expectEqual(transformer?.callAsFunction(small).font?.pointSize, 30)
    expectEqual(transformer?.transform(small).font?.pointSize, 30)
    configuration.image = UIImage(systemName: "plus")
    let button = shown(configuration, in: fixture)
    let looks = button.subtitleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    expectEqual((looks?[.font] as? UIFont)?.pointSize, 30)
    // A symbol is as large as the title, 17 points, and 20 high with that; beside 40 points it is 48.
    expectEqual(button.imageView?.frame.width, 20)
    button.configuration?.preferredSymbolConfigurationForImage =
      UIImage.SymbolConfiguration(pointSize: 40)
    fixture.backend.makeFrame()
    expectEqual(button.imageView?.frame.width, 48)
  }

  @Test("has the margins of its size again once it is told")
  func insets() {
    var configuration = Configuration.plain()
    configuration.contentInsets = .zero
    configuration.buttonSize = .mini
    expectEqual(configuration.contentInsets, .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 8 && configuration.contentInsets.top == 3)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20 && configuration.contentInsets.top == 15)
  }

  @Test("follows the state, unless the button is told otherwise")
  func automaticUpdates() {
    let fixture = Fixture()
    var configuration = Configuration.plain()
    configuration.title = "Go"
    configuration.baseForegroundColor = .red
    let button = shown(configuration, in: fixture)
    button.isEnabled = false
    fixture.backend.makeFrame()
    expectEqual(button.titleLabel?.textColor, .tertiaryLabel)
    button.automaticallyUpdatesConfiguration = false
    fixture.backend.makeFrame()
    expectEqual(button.titleLabel?.textColor, .red)
    button.automaticallyUpdatesConfiguration = true
    fixture.backend.makeFrame()
    expectEqual(button.titleLabel?.textColor, .tertiaryLabel)
  }

  @Test("is updated by a subclass or a handler when the state changes, and when that is asked for")
  func updates() {
    final class Button: UIButton {
      var count = 0
      override func updateConfiguration() {
        count += 1
        super.updateConfiguration()
      }
    }
    let fixture = Fixture()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = .plain()
    var states: [UIControl.State] = []
    let handler: UIButton.ConfigurationUpdateHandler = { states.append($0.state) }
    button.configurationUpdateHandler = handler
    fixture.show(button)
    let first = button.count
    #expect(first > 0 && states.count == first)
    button.setNeedsUpdateConfiguration()
    fixture.backend.makeFrame()
    expectEqual(button.count, first + 1)
    button.isSelected = true
    fixture.backend.makeFrame()
    #expect(button.count == first + 2 && states.last == .selected)
  }
}
