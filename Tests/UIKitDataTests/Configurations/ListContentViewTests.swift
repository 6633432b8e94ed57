import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// Letters of the headless backend are half as wide as their size; lines are 1.2 times as high, rounded
// up: 8.5 and 21 for 17 points, 6 and 15 for 12, 6.5 and 16 for 13. Symbols beside 17 points are 20.
@Suite("List content")
@MainActor
struct ListContentViewTests {
  private func shown(
    _ configuration: UIListContentConfiguration,
    width: CGFloat = 320
  ) -> UIListContentView {
    let fixture = Fixture()
    let view = UIListContentView(configuration: configuration)
    view.frame.size = view.sizeThatFits(CGSize(width: width, height: 1000))
    return fixture.show(view)
  }

  private func with(
    _ configuration: UIListContentConfiguration,
    _ change: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentConfiguration {
    var configuration = configuration
    change(&configuration)
    return configuration
  }

  @Test("makes text smaller where it has to and may")
  func shrinks() {
    let view = shown(
      with(.cell()) {
        $0.text = String(repeating: "m", count: 40)
        $0.textProperties.numberOfLines = 1
        $0.textProperties.adjustsFontSizeToFitWidth = true
        $0.textProperties.minimumScaleFactor = 0.5
      }
    )
    // 40 letters of 8.5 points are 340 wide, in room for 296.
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    guard case .text(let layout, _)? = label?.backendDrawings().first else {
      return #expect(Bool(false), "Nothing is drawn.")
    }
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= 296 && layout.size.width > 280)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> UIListContentConfiguration
    let height: CGFloat
    let text: CGRect
    let second: CGRect
    var testDescription: String { name }
  }

  private nonisolated static func rect(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

  // Heights are margins + line + 3 + line, widths 320 − margins, for the words “Text” and “More”.
  nonisolated static let rows = [
    Row(
      name: "cell",
      make: { .cell() },
      height: 11 + 21 + 3 + 15 + 11,
      text: rect(16, 11, 296, 21),
      second: rect(16, 35, 296, 15)
    ),
    Row(
      name: "subtitle cell",
      make: { .subtitleCell() },
      height: 11 + 21 + 3 + 15 + 11,
      text: rect(16, 11, 296, 21),
      second: rect(16, 35, 296, 15)
    ),
    Row(
      // One line is 11 + 21 + 11 = 43, and a row has 44.
      name: "value cell",
      make: { .valueCell() },
      height: 44,
      text: rect(16, 11.5, 34, 21),
      second: rect(320 - 8 - 34, 11.5, 34, 21)
    ),
    Row(
      name: "plain header",
      make: { .plainHeader() },
      height: 8 + 21 + 3 + 16 + 8,
      text: rect(16, 8, 296, 21),
      second: rect(16, 32, 296, 16)
    ),
    Row(
      name: "plain footer",
      make: { .plainFooter() },
      height: 8 + 16 + 3 + 16 + 8,
      text: rect(16, 8, 296, 16),
      second: rect(16, 27, 296, 16)
    ),
    Row(
      name: "grouped header",
      make: { .groupedHeader() },
      height: 17 + 16 + 3 + 16 + 6,
      text: rect(8, 17, 304, 16),
      second: rect(8, 36, 304, 16)
    ),
    Row(
      name: "grouped footer",
      make: { .groupedFooter() },
      height: 6 + 16 + 3 + 16 + 11,
      text: rect(8, 6, 304, 16),
      second: rect(8, 25, 304, 16)
    ),
    Row(
      name: "prominent header",
      make: { .prominentInsetGroupedHeader() },
      height: 17 + 21 + 3 + 16 + 8,
      text: rect(8, 17, 304, 21),
      second: rect(8, 41, 304, 16)
    ),
    Row(
      // 22 points: 26.4, rounded up; 15 points: 18.
      name: "extra prominent header",
      make: { .extraProminentInsetGroupedHeader() },
      height: 17 + 27 + 3 + 18 + 8,
      text: rect(8, 17, 304, 27),
      second: rect(8, 47, 304, 18)
    ),
    Row(
      name: "sidebar header",
      make: { .sidebarHeader() },
      height: 11 + 24 + 3 + 16 + 11,
      text: rect(16, 11, 296, 24),
      second: rect(16, 38, 296, 16)
    ),
    Row(
      name: "sidebar cell",
      make: { .sidebarCell() },
      height: 11 + 21 + 3 + 16 + 11,
      text: rect(16, 11, 296, 21),
      second: rect(16, 35, 296, 16)
    ),
    Row(
      name: "accompanied sidebar cell",
      make: { .accompaniedSidebarCell() },
      height: 11 + 21 + 3 + 16 + 11,
      text: rect(16, 11, 296, 21),
      second: rect(16, 35, 296, 16)
    ),
    Row(
      name: "sidebar subtitle cell",
      make: { .sidebarSubtitleCell() },
      height: 11 + 21 + 3 + 16 + 11,
      text: rect(16, 11, 296, 21),
      second: rect(16, 35, 296, 16)
    ),
    Row(
      name: "accompanied sidebar subtitle cell",
      make: { .accompaniedSidebarSubtitleCell() },
      height: 11 + 21 + 3 + 16 + 11,
      text: rect(16, 11, 296, 21),
      second: rect(16, 35, 296, 16)
    ),
  ]

  @Test("stands where its style says", arguments: rows)
  func stands(_ row: Row) {
    let view = shown(
      with(row.make()) {
        $0.text = "Text"
        $0.secondaryText = "More"
      }
    )
    expectEqual(view.bounds.height, row.height)
    expectEqual(view.textLayoutGuide?.layoutFrame, row.text)
    expectEqual(view.secondaryTextLayoutGuide?.layoutFrame, row.second)
    #expect(view.imageLayoutGuide == nil)
    // Laid out again it is the same.
    view.setNeedsLayout()
    expectEqual(view.textLayoutGuide?.layoutFrame, row.text)
  }

  @Test("has its picture and its texts as far apart as it says, side by side if it prefers that")
  func pads() {
    var configuration = with(.cell()) {
      $0.text = "Text"
      $0.secondaryText = "More"
      $0.image = UIImage(data: TestPictures.png(width: 60, height: 30))
      $0.imageToTextPadding = 30
      $0.textToSecondaryTextVerticalPadding = 7
    }
    var view = shown(configuration)
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, CGFloat(16 + 60 + 30))
    // The texts are 21 + 7 + 15 high together, between margins of 11.
    expectEqual(view.textLayoutGuide?.layoutFrame.minY, 11)
    expectEqual(view.secondaryTextLayoutGuide?.layoutFrame.minY, CGFloat(11 + 21 + 7))
    expectEqual(view.bounds.height, CGFloat(11 + 21 + 7 + 15 + 11))
    configuration.prefersSideBySideTextAndSecondaryText = true
    view = shown(configuration)
    // Four letters of 12 points are 24 wide, and end 8 points before the edge.
    expectEqual(view.secondaryTextLayoutGuide?.layoutFrame.minX, CGFloat(320 - 8 - 24))
    // Both need 34 + 24 points and the padding, and there are 206.
    configuration.textToSecondaryTextHorizontalPadding = 206 - 34 - 24
    expectEqual(shown(configuration).secondaryTextLayoutGuide?.layoutFrame.width, 24)
    configuration.textToSecondaryTextHorizontalPadding += 1
    expectEqual(shown(configuration).secondaryTextLayoutGuide?.layoutFrame.width, 206)
  }

  @Test("shows a second text with looks of its own")
  func secondAttributedText() {
    let words = NSAttributedString(
      string: "More",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    )
    let configuration = with(.cell()) {
      $0.text = "Text"
      $0.secondaryAttributedText = words
    }
    #expect(configuration.secondaryAttributedText == words && configuration.secondaryText == "More")
    let view = shown(configuration)
    // A line of 30 points is 36 high.
    expectEqual(view.bounds.height, CGFloat(11 + 21 + 3 + 36 + 11))
    let label = view.subviews.compactMap { $0 as? UILabel }.last
    #expect(
      label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red
    )
    #expect(with(configuration) { $0.secondaryText = "plain" }.secondaryAttributedText == nil)
  }

  @Test("has symbols in rooms of one width")
  func hasSymbols() {
    let view = shown(
      with(.cell()) {
        $0.text = "Text"
        $0.image = UIImage(systemName: "star")
      }
    )
    // The room is 28 wide, so that 4 are left of the symbol.
    expectEqual(view.imageLayoutGuide?.layoutFrame, CGRect(x: 20, y: 12, width: 20, height: 20))
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, CGFloat(16 + 28 + 16))
    expectEqual(view.bounds.height, 44)
  }

  @Test("has pictures in the room they fill, unless more or less is kept for them")
  func hasPictures() throws {
    let picture = try #require(UIImage(data: TestPictures.png(width: 60, height: 30)))
    var configuration = with(.cell()) {
      $0.text = "Text"
      $0.image = picture
    }
    var view = shown(configuration)
    expectEqual(view.bounds.height, CGFloat(11 + 30 + 11))
    expectEqual(view.imageLayoutGuide?.layoutFrame, CGRect(x: 16, y: 11, width: 60, height: 30))
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, CGFloat(16 + 60 + 16))
    // A greatest width of 20 makes it 20 × 10.
    configuration.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    view = shown(configuration)
    expectEqual(view.imageLayoutGuide?.layoutFrame, CGRect(x: 16, y: 17, width: 20, height: 10))
    configuration.imageProperties.reservedLayoutSize = CGSize(
      width: UIListContentConfiguration.ImageProperties.standardDimension,
      height: 40
    )
    view = shown(configuration)
    expectEqual(view.bounds.height, CGFloat(11 + 40 + 11))
    expectEqual(view.imageLayoutGuide?.layoutFrame, CGRect(x: 20, y: 26, width: 20, height: 10))
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, 60)
  }

  @Test("is broken into lines and grows")
  func breaksLines() {
    // 35 letters to a line of 297.5 at most: “one two three four five six seven” has 33.
    let view = shown(with(.cell()) { $0.text = "one two three four five six seven eight nine" })
    expectEqual(view.bounds.height, CGFloat(11 + 2 * 21 + 11))
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    expectEqual(label?.numberOfLines, 0)
  }

  @Test("takes margins from the view it is in, across and not down")
  func takesMargins() {
    let fixture = Fixture()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 30,
      leading: 40,
      bottom: 30,
      trailing: 24
    )
    let view = UIListContentView(configuration: with(.cell()) { $0.text = "Text" })
    view.frame = outer.bounds
    outer.addSubview(view)
    fixture.show(outer)
    expectEqual(view.textLayoutGuide?.layoutFrame, CGRect(x: 40, y: 19.5, width: 256, height: 21))
    // A view that ends 20 before the edge reaches 4 into that margin: its own of 8 counts.
    view.frame.size.width = 300
    expectEqual(view.textLayoutGuide?.layoutFrame.maxX, 292)
    view.configuration = with(.cell()) {
      $0.text = "Text"
      expectEqual($0.axesPreservingSuperviewLayoutMargins, UIAxis.horizontal)
      $0.axesPreservingSuperviewLayoutMargins = []
    }
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, 16)
  }

  @Test("shows letters as its properties say")
  func hasTextProperties() throws {
    let view = shown(
      with(.groupedHeader()) {
        $0.text = "Recent files"
        $0.secondaryText = "ALL OF them"
        $0.secondaryTextProperties.transform = .capitalized
        $0.textProperties.numberOfLines = 1
        $0.textProperties.alignment = .center
        $0.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
      }
    )
    let labels = view.subviews.compactMap { $0 as? UILabel }
    expectEqual(labels.map(\.text), ["RECENT FILES", "All Of Them"])
    expectEqual(labels[0].numberOfLines, 1)
    expectEqual(labels[0].textAlignment, .center)
    expectEqual(labels[0].textColor, .red)
    expectEqual(labels[1].textColor, .secondaryLabel)
  }

  @Test("keeps the looks of attributed text and fills in the rest")
  func hasAttributedText() throws {
    let attributed = NSMutableAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.red]
    )
    attributed.append(NSAttributedString(string: " plain"))
    var configuration = with(.cell()) { $0.attributedText = attributed }
    expectEqual(configuration.text, "red plain")
    attributed.append(NSAttributedString(string: ", changed later"))
    expectEqual(configuration.text, "red plain")
    let view = shown(configuration)
    let label = try #require(view.subviews.first as? UILabel)
    let runs = label.resolvedText.runs
    expectEqual(runs.map(\.string), ["red", " plain"])
    expectEqual(runs[0].color, UIBackendColor(red: 1, green: 0, blue: 0))
    #expect(runs.allSatisfy { $0.font == UIFont.preferredFont(forTextStyle: .body).backendFont })
    configuration.text = "plain"
    #expect(configuration.attributedText == nil)
    view.configuration = configuration
    expectEqual(label.text, "plain")
    expectEqual(label.resolvedText.runs.count, 1)
  }

  @Test("hides what is taken away, and shows it again in the same views")
  func hidesParts() {
    let full = with(.cell()) {
      $0.text = "Text"
      $0.secondaryText = "More"
      $0.image = UIImage(systemName: "star")
    }
    let view = shown(full)
    let parts = view.subviews
    expectEqual(parts.count, 3)
    view.configuration = UIListContentConfiguration.cell()
    expectEqual(view.subviews.map(\.isHidden), [true, true, true])
    expectEqual(view.sizeThatFits(CGSize(width: 320, height: 0)).height, 44)
    view.configuration = full
    expectEqual(view.subviews, parts)
    expectEqual(view.subviews.map(\.isHidden), [false, false, false])
  }

  @Test("reports a configuration of another type and shows what it did")
  func refusesOthers() {
    let view = shown(with(.cell()) { $0.text = "Text" })
    var reports: [String] = []
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = nil }
    #expect(!view.supports(BlankConfiguration()))
    view.configuration = BlankConfiguration()
    expectEqual(reports.count, 1)
    expectEqual((view.configuration as? UIListContentConfiguration)?.text, "Text")
  }

  @Test("has a text that is new in an animation where it belongs at once, time after time")
  func newText() throws {
    let fixture = Fixture()
    let plain = with(.valueCell()) { $0.text = "Text" }
    let view = UIListContentView(configuration: plain)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    fixture.show(view)
    for second in ["12", "1234", "1", nil, "123456"] {
      UIView.animate(withDuration: 1) {
        view.configuration = self.with(plain) { $0.secondaryText = second }
        view.layoutIfNeeded()
      }
      fixture.backend.advance(by: 0.5)
      let labels = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
      let texts = second.map { ["Text", $0] } ?? ["Text"]
      expectEqual(labels.map(\.text), texts)
      guard second != nil, let label = labels.last else { continue }
      expectEqual(label.layer.shown.frame, label.layer.frame)
      // The margin at the end is 8.
      expectEqual(label.frame.maxX, 312)
    }
  }

  @Test("has a text that stays move with an animation")
  func movedText() throws {
    let fixture = Fixture()
    let content = with(.valueCell()) { ($0.text, $0.secondaryText) = ("Text", "12") }
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    fixture.show(view)
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.last)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.size.width = 220
      view.layoutIfNeeded()
    }
    fixture.backend.advance(by: 0.5)
    expectEqual(label.frame.maxX, 212)
    #expect(abs(label.layer.shown.frame.maxX - 262) < 0.01)
  }
}

@Suite("A list content configuration")
@MainActor
struct ListContentConfigurationTests {
  private func state(
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test("is paler when disabled, but for what was set")
  func followsState() {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.textProperties.color = .red
    let disabled = configuration.updated(for: state { $0.isDisabled = true })
    expectEqual(disabled.textProperties.color, .red)
    expectEqual(disabled.secondaryTextProperties.color, .tertiaryLabel)
    expectEqual(disabled.imageProperties.tintColor, .tertiaryLabel)
    expectEqual(disabled.updated(for: state()), configuration)
  }

  @Test("has colours made into others when they are shown")
  func transformsColors() {
    var configuration = UIListContentConfiguration.cell()
    configuration.imageProperties.tintColorTransformer = UIConfigurationColorTransformer {
      $0 == .green ? .blue : $0
    }
    expectEqual(configuration.imageProperties.resolvedTintColor(for: .green), .blue)
    expectEqual(configuration.imageProperties.resolvedStrokeColor(for: .green), .green)
    expectEqual(configuration.textProperties.resolvedColor(), .label)
  }

  @Test("is shown by a cell, whose height it decides")
  func decidesHeight() {
    let fixture = Fixture()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fixture.show(cell)
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Text"
    configuration.secondaryText = "More"
    cell.contentConfiguration = configuration
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 320, height: 61))
    cell.isUserInteractionEnabled = false
    fixture.backend.makeFrame()
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    expectEqual(labels.map(\.textColor), [.tertiaryLabel, .tertiaryLabel])
  }
}
