import TesseraTestSupport
import Testing

@testable import UIKit

/// Headless letters are half as wide as their size and a line is 1.2 times as high, so 20 points make
/// letters of 10 and lines of 24 points.
@Suite("A label")
@MainActor
struct UILabelTests {
  private let lineHeight: CGFloat = 24

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// The left edge, the top and the lines of the text that a label draws.
  private func drawing(of label: UILabel) -> (origin: CGPoint, lines: [String])? {
    guard case .text(let layout, let origin)? = label.backendDrawings().first else { return nil }
    return (origin, (layout as? HeadlessTextLayout)?.lines ?? [])
  }

  @Test("asks for the size of its text on one line")
  func measuresOneLine() {
    _ = Fixture()
    let label = label("Hello there")
    expectEqual(label.intrinsicContentSize, CGSize(width: 110, height: 24))
    expectEqual(label.sizeThatFits(.zero), CGSize(width: 110, height: 24))
    label.sizeToFit()
    expectEqual(label.bounds.size, CGSize(width: 110, height: 24))
  }

  @Test("asks for no room without text", arguments: [nil, ""])
  func isEmpty(_ text: String?) {
    _ = Fixture()
    let label = label(text)
    expectEqual(label.intrinsicContentSize, .zero)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(label.backendDrawings().isEmpty)
  }

  @Test("breaks lines at the width it is measured for, as many as it may")
  func wraps() {
    _ = Fixture()
    let text = "one two three four"
    // “one two” is 70 wide, “three” and “four” 50 and 40.
    expectEqual(
      label(text, lines: 0).sizeThatFits(CGSize(width: 75, height: 10)).height,
      3 * lineHeight
    )
    expectEqual(
      label(text, lines: 2).sizeThatFits(CGSize(width: 75, height: 0)).height,
      2 * lineHeight
    )
    expectEqual(
      label(text, lines: -1).sizeThatFits(CGSize(width: 75, height: 0)).height,
      3 * lineHeight
    )
    let limited = label(text, lines: 0)
    limited.preferredMaxLayoutWidth = 75
    expectEqual(limited.intrinsicContentSize, CGSize(width: 70, height: 3 * lineHeight))
    limited.numberOfLines = 1
    expectEqual(limited.intrinsicContentSize, CGSize(width: 180, height: 24))
  }

  @Test("draws text smaller where it has to and may, as large as fits")
  func shrinks() throws {
    _ = Fixture()
    let label = label("one two three four")
    label.frame = CGRect(x: 0, y: 0, width: 90, height: 24)
    label.adjustsFontSizeToFitWidth = true
    expectEqual(drawing(of: label)?.lines, ["one two …"])
    label.minimumScaleFactor = 0.4
    // 18 letters of 5 points fit: half of the size, found to a hundredth.
    guard case .text(let layout, _)? = label.backendDrawings().first else {
      return #expect(Bool(false), "Nothing is drawn.")
    }
    expectEqual((layout as? HeadlessTextLayout)?.lines, ["one two three four"])
    #expect(layout.size.width <= 90 && layout.size.width >= 88)
    label.minimumScaleFactor = 0.8
    // Letters of 8 points: 90 points hold ten and the ellipsis.
    expectEqual(drawing(of: label)?.lines, ["one two th…"])
    expectEqual(label.intrinsicContentSize, CGSize(width: 180, height: 24))
    label.frame.size.width = 200
    expectEqual(drawing(of: label)?.lines, ["one two three four"])
  }

  @Test("moves characters closer before it cuts text, where it may")
  func tightens() throws {
    _ = Fixture()
    let label = label("one two three four")
    // 18 characters of 10 points are 163 wide with 17 points less between them.
    label.frame = CGRect(x: 0, y: 0, width: 165, height: 24)
    expectEqual(drawing(of: label)?.lines, ["one two three f…"])
    label.allowsDefaultTighteningForTruncation = true
    expectEqual(drawing(of: label)?.lines, ["one two three four"])
    expectEqual(label.intrinsicContentSize, CGSize(width: 180, height: 24))
    label.frame.size.width = 160
    expectEqual(drawing(of: label)?.lines, ["one two three f…"])
  }

  @Test("keeps text that will fill it at its top while its height is on the way")
  func growth() {
    let fixture = Fixture()
    let label = label("one two")
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 24)
    fixture.show(label)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame.size.height = 48
    }
    fixture.backend.advance(by: 0.5)
    expectEqual(label.layer.shown.bounds.height, 36)
    expectEqual(drawing(of: label)?.lines, ["one ", "two"])
    expectEqual(drawing(of: label)?.origin.y, 0)
  }

  @Test("keeps text in the middle of its height while that is on the way")
  func growthAround() {
    let fixture = Fixture()
    let label = label("one")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    fixture.show(label)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame.size.height = 84
    }
    fixture.backend.advance(by: 0.5)
    // Half of what 64 points leave of a line of 24.
    expectEqual(drawing(of: label)?.origin.y, 20)
  }

  @Test("shows as many lines as its height holds, an ellipsis at the end")
  func truncates() {
    _ = Fixture()
    let label = label("one two three four", lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 75, height: 50)
    expectEqual(drawing(of: label)?.lines, ["one two ", "three …"])
    label.frame.size.height = 5
    expectEqual(drawing(of: label)?.lines, ["one tw…"])
  }

  struct Placement: Sendable, CustomTestStringConvertible {
    let alignment: NSTextAlignment
    let isRightToLeft: Bool
    let x: CGFloat
    var testDescription: String {
      "\(alignment) from \(isRightToLeft ? "right to left" : "left to right")"
    }
  }

  // “Hello” is 50 × 24 in a label of 150 × 60.
  nonisolated static let placements = [
    Placement(alignment: .natural, isRightToLeft: false, x: 0),
    Placement(alignment: .natural, isRightToLeft: true, x: 100),
    Placement(alignment: .left, isRightToLeft: true, x: 0),
    Placement(alignment: .center, isRightToLeft: false, x: 50),
    Placement(alignment: .right, isRightToLeft: false, x: 100),
  ]

  @Test("draws in the middle of its height and where the alignment says", arguments: placements)
  func places(_ placement: Placement) {
    let fixture = Fixture(environment: UIBackendEnvironment(isRightToLeft: placement.isRightToLeft))
    let label = label("Hello")
    label.textAlignment = placement.alignment
    label.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
    fixture.window.addSubview(label)
    // Measured without a limit, the layout is as wide as its text and is moved as a whole.
    expectEqual(label.intrinsicContentSize, CGSize(width: 50, height: 24))
    expectEqual(drawing(of: label)?.origin, CGPoint(x: placement.x, y: 18))
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    expectEqual(rect, CGRect(x: placement.x, y: 18, width: 50, height: 24))
  }

  @Test("breaks lines once for measuring and drawing")
  func laysOutOnce() {
    let resources = CountingResources()
    let program = Fixture(backend: HeadlessBackend(resources: resources))
    defer { withExtendedLifetime(program) {} }
    let label = label("one two three four", lines: 0)
    let size = label.sizeThatFits(CGSize(width: 75, height: 0))
    label.frame = CGRect(x: 0, y: 0, width: 75, height: size.height)
    _ = label.backendDrawings()
    label.frame.size = size
    _ = label.backendDrawings()
    expectEqual(label.sizeThatFits(CGSize(width: 75, height: 0)), size)
    expectEqual(resources.layoutCount, 1)
    label.text = "one two three four"
    _ = label.backendDrawings()
    expectEqual(resources.layoutCount, 1)
    label.text = "other"
    _ = label.backendDrawings()
    expectEqual(resources.layoutCount, 2)
  }

  @Test("takes what its looks do not say from attributed text, and back")
  func showsAttributedText() {
    _ = Fixture()
    let text = NSMutableAttributedString(string: "small LARGE")
    let large = NSRange(location: 6, length: 5)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 40), range: large)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: large)
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: large)
    let label = label(nil)
    label.textColor = .blue
    label.attributedText = text
    expectEqual(label.text, "small LARGE")
    let runs = runs(of: label)
    expectEqual(runs.map(\.string), ["small ", "LARGE"])
    expectEqual(runs.map(\.font.pointSize), [20, 40])
    expectEqual(runs.map(\.color), [UIColor.blue, .red].map { UIBackendColor($0.cgColor) })
    expectEqual(runs.map(\.isUnderlined), [false, true])
    label.font = .systemFont(ofSize: 10)
    expectEqual(self.runs(of: label).map(\.string), ["small ", "LARGE"])
    expectEqual(self.runs(of: label).map(\.font.pointSize), [10, 10])
    expectEqual(self.runs(of: label).map(\.isUnderlined), [false, true])
    label.text = "plain"
    expectEqual(label.attributedText?.string, "plain")
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 10)
    )
  }

  private func runs(of label: UILabel) -> [UIBackendText.Run] {
    label.resolvedText.runs
  }

  @Test("takes alignment and spacing from the paragraph style at the start")
  func followsParagraphs() {
    _ = Fixture()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    style.lineBreakMode = .byTruncatingMiddle
    let label = label(nil, lines: 0)
    label.attributedText = NSAttributedString(
      string: "one two",
      attributes: [.paragraphStyle: style]
    )
    expectEqual(label.textAlignment, .center)
    expectEqual(label.lineBreakMode, .byTruncatingMiddle)
    let size = label.sizeThatFits(CGSize(width: 35, height: 0))
    expectEqual(size.height, lineHeight + 6 + lineHeight)
  }

  @Test("resolves its colour again when the surroundings become dark")
  func followsAppearance() {
    let fixture = Fixture()
    let label = label("Hello")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    fixture.show(label)
    label.layer.backendCache.own = label
    fixture.backend.environment.prefersDarkAppearance = true
    #expect(label.layer.backendCache.own == nil)
    expectEqual(runs(of: label).first?.color, UIBackendColor(red: 1, green: 1, blue: 1))
  }

  @Test("shows its highlighted colour, and half of it while disabled")
  func changesColors() {
    _ = Fixture()
    let label = label("Hello")
    label.highlightedTextColor = .red
    label.isHighlighted = true
    label.isEnabled = false
    expectEqual(runs(of: label).first?.color, UIBackendColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("keeps a layout for widths that differ by less than can be seen")
  func ignoresRoundingErrors() {
    let resources = CountingResources()
    let program = Fixture(backend: HeadlessBackend(resources: resources))
    defer { withExtendedLifetime(program) {} }
    let label = label("Hello")
    let size = label.intrinsicContentSize
    label.frame.size = CGSize(width: size.width - 1e-9, height: size.height - 1e-9)
    expectEqual(drawing(of: label)?.lines, ["Hello"])
    expectEqual(resources.layoutCount, 1)
  }

  @Test(
    "runs as its letters do, and without letters as the interface does",
    arguments: [
      ("4.2 MB", false, false), ("4.2 MB", true, false), ("(שלום)", false, true),
      ("123", true, true), ("123", false, false), ("١٢ x", true, false), ("", true, true),
    ]
  )
  func findsDirection(text: String, interfaceIsRightToLeft: Bool, isRightToLeft: Bool) {
    let program = Fixture(environment: UIBackendEnvironment(isRightToLeft: interfaceIsRightToLeft))
    defer { withExtendedLifetime(program) {} }
    let label = label(text)
    expectEqual(label.resolvedText.isRightToLeft, isRightToLeft)
    expectEqual(label.resolvedText.alignment, (interfaceIsRightToLeft ? .right : .left))
  }

  @Test("lets subclasses leave room around the text")
  func padsText() {
    final class PaddedLabel: UILabel {
      override func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.insetBy(dx: 7, dy: 5),
          limitedToNumberOfLines: numberOfLines
        ).insetBy(dx: -7, dy: -5)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 7, dy: 5)) }
    }
    _ = Fixture()
    let label = PaddedLabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "Hello"
    expectEqual(label.intrinsicContentSize, CGSize(width: 64, height: 34))
    label.sizeToFit()
    expectEqual(drawing(of: label)?.origin, CGPoint(x: 7, y: 5))
  }

  @Test("survives sizes that are no numbers", arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func survives(_ length: CGFloat) {
    _ = Fixture()
    let label = label("Hello", lines: 0)
    let size = label.sizeThatFits(CGSize(width: length, height: length))
    expectEqual(size, CGSize(width: 50, height: 24))
    label.preferredMaxLayoutWidth = length
    expectEqual(label.intrinsicContentSize, CGSize(width: 50, height: 24))
  }
}

/// Headless resources that count how often lines are broken.
@MainActor
final class CountingResources: UIBackendResources {
  private let resources = HeadlessResources()
  private(set) var layoutCount = 0

  var imageDecoder: any UIBackendImageDecoder { resources.imageDecoder }
  var textMeasurer: any UIBackendTextMeasurer { resources.textMeasurer }

  func layOut(
    _ text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> any UIBackendTextLayout {
    layoutCount += 1
    return resources.layOut(text, in: space)
  }

  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics { resources.metrics(of: font) }

  func symbol(
    named name: String,
    pointSize: CGFloat,
    weight: Int,
    scale: CGFloat
  ) -> (any UIBackendImage)? {
    resources.symbol(named: name, pointSize: pointSize, weight: weight, scale: scale)
  }
}
