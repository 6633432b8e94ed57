import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A view that asks for a fixed size, by the name it is printed as.
private final class Box: UIView {
  let name: String
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@Suite("A stack view")
@MainActor
struct UIStackViewTests {
  /// The frames of the arranged views that are shown, as `x,y w×h` each.
  private func frames(_ stack: UIStackView) -> [String] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map { view in
      let frame = view.frame
      return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
    }
  }

  private func stack(
    _ axis: NSLayoutConstraint.Axis,
    _ views: [UIView],
    width: CGFloat,
    height: CGFloat
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test(
    "reports margins and spacings that are not finite, and does without them",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func notFinite(_ number: CGFloat) {
    _ = Fixture()
    var diagnostics: [String] = []
    Diagnostics.hook = { diagnostics.append($0.message) }
    defer { Diagnostics.hook = nil }
    let boxes = [Box("a", 20, 10), Box("b", 30, 10)]
    let stack = stack(.horizontal, boxes, width: 50, height: 40)
    stack.alignment = .top
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 4, left: number, bottom: 0, right: 0)
    stack.spacing = number
    stack.setCustomSpacing(number, after: boxes[0])
    expectEqual(stack.layoutMargins, UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0))
    expectEqual(stack.sizeThatFits(.zero), CGSize(width: 50, height: 14))
    expectEqual(frames(stack), ["0,4 20×10", "20,4 30×10"])
    expectEqual(diagnostics.count, 3)
    #expect(diagnostics.allSatisfy { $0.contains("finite") && $0.contains("UIStackView") })
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test("has Apple's defaults")
  func hasDefaults() {
    let stack = UIStackView()
    expectEqual(stack.axis, .horizontal)
    expectEqual(stack.alignment, .fill)
    expectEqual(stack.distribution, .fill)
    expectEqual(stack.spacing, 0)
    #expect(stack.isLayoutMarginsRelativeArrangement == false)
    expectEqual(UIStackView.Alignment.top, .leading)
    expectEqual(UIStackView.Alignment.bottom, .trailing)
  }

  @Test("asks for nothing when a value is set to what it is")
  func setsTheSame() {
    let outside = stack(.horizontal, [], width: 100, height: 10)
    let inside = stack(.vertical, [Box("a", 10, 10)], width: 100, height: 10)
    outside.addArrangedSubview(inside)
    outside.layoutIfNeeded()
    inside.axis = .vertical
    inside.spacing = 0
    inside.alignment = .fill
    inside.distribution = .fill
    #expect(!outside.needsLayoutInSubtree)
    inside.spacing = 4
    #expect(outside.needsLayoutInSubtree)
  }

  @Test("puts views side by side or below each other")
  func arranges() {
    _ = Fixture()
    let views = [Box("a", 20, 10), Box("b", 30, 40)]
    let stack = stack(.horizontal, views, width: 60, height: 50)
    stack.spacing = 10
    expectEqual(frames(stack), ["0,0 20×50", "30,0 30×50"])
    stack.alignment = .center
    expectEqual(frames(stack), ["0,20 20×10", "30,5 30×40"])
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.frame.size.height = 60
    expectEqual(frames(stack), ["40,0 20×10", "30,20 30×40"])
  }

  @Test("runs from the right where reading does")
  func runsFromTheRight() {
    _ = Fixture()
    let stack = stack(.horizontal, [Box("a", 20, 10), Box("b", 30, 40)], width: 60, height: 50)
    stack.spacing = 10
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(frames(stack), ["40,0 20×50", "0,0 30×50"])
    stack.axis = .vertical
    stack.alignment = .leading
    expectEqual(frames(stack), ["40,0 20×10", "30,20 30×30"])
  }

  @Test("gives hidden views no room, nor the spacing after them")
  func skipsHidden() {
    let fixture = Fixture()
    let middle = Box("b", 30, 10)
    let stack = stack(
      .horizontal,
      [Box("a", 20, 10), middle, Box("c", 20, 10)],
      width: 100,
      height: 10
    )
    stack.distribution = .equalSpacing
    stack.setCustomSpacing(50, after: middle)
    fixture.show(stack)
    expectEqual(stack.intrinsicContentSize.width, 120)
    middle.isHidden = true
    fixture.backend.makeFrame()
    expectEqual(frames(stack), ["0,0 20×10", "80,0 20×10"])
    expectEqual(stack.intrinsicContentSize.width, 40)
    middle.isHidden = false
    fixture.backend.makeFrame()
    expectEqual(stack.customSpacing(after: middle), 50)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: middle)
    expectEqual(frames(stack), ["0,0 20×10", "35,0 30×10", "80,0 20×10"])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: middle)
    expectEqual(stack.intrinsicContentSize.width, 78)
  }

  @Test("wraps text in the width it has and grows with it")
  func wrapsText() {
    _ = Fixture()
    // “one two” is 70 wide, “three” 50 and “four” 40; lines are 24 high.
    let text = label("one two three four")
    let stack = stack(.vertical, [Box("a", 30, 10), text], width: 75, height: 500)
    stack.spacing = 4
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 75, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 75, height: 86))
    expectEqual(stack.sizeThatFits(CGSize(width: 75, height: 0)), CGSize(width: 70, height: 86))
    expectEqual(stack.intrinsicContentSize, CGSize(width: 180, height: 38))
    stack.frame.size = size
    expectEqual(frames(stack), ["0,0 75×10", "0,14 75×72"])
    text.text = "one"
    expectEqual(stack.sizeThatFits(CGSize(width: 75, height: 0)).height, 38)
  }

  @Test("wraps text beside a picture and in stacks inside it")
  func nests() {
    _ = Fixture()
    let texts = stack(.vertical, [label("one two three four"), label("x")], width: 0, height: 0)
    let picture = Box("picture", 40, 40)
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = stack(.horizontal, [picture, texts], width: 125, height: 96)
    stack.spacing = 10
    stack.alignment = .top
    // 125 − 40 − 10 leaves 75: three lines and one.
    expectEqual(stack.sizeThatFits(CGSize(width: 125, height: 0)), CGSize(width: 125, height: 96))
    expectEqual(frames(stack), ["0,0 40×40", "50,0 75×96"])
    expectEqual(frames(texts), ["0,0 75×72", "0,72 75×24"])
  }

  @Test("keeps clear of its margins if asked to")
  func followsMargins() {
    _ = Fixture()
    let stack = stack(.horizontal, [Box("a", 20, 10)], width: 100, height: 50)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    expectEqual(frames(stack), ["0,0 100×50"])
    stack.isLayoutMarginsRelativeArrangement = true
    expectEqual(frames(stack), ["2,1 94×46"])
    expectEqual(stack.intrinsicContentSize, CGSize(width: 26, height: 14))
  }

  @Test("arranges only subviews, each once, in the order of the app")
  func keepsArrangement() {
    _ = Fixture()
    let (a, b, c) = (Box("a", 1, 1), Box("b", 1, 1), Box("c", 1, 1))
    let stack = UIStackView(arrangedSubviews: [a, b])
    func names() -> String {
      stack.arrangedSubviews.compactMap { ($0 as? Box)?.name }.joined()
    }
    stack.insertArrangedSubview(c, at: 0)
    expectEqual(names(), "cab")
    stack.addArrangedSubview(c)
    expectEqual(names(), "abc")
    stack.removeArrangedSubview(b)
    expectEqual(names(), "ac")
    #expect(b.superview === stack)
    a.removeFromSuperview()
    expectEqual(names(), "c")
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    stack.insertArrangedSubview(a, at: 7)
    expectEqual(names(), "ca")
    stack.insertArrangedSubview(b, at: -1)
    expectEqual(names(), "bca")
    expectEqual(messages.count, 2)
  }

  @Test("is laid out again when a view asks for another size")
  func followsSizes() {
    let fixture = Fixture()
    let box = Box("a", 20, 10)
    let spacer = UIView()
    let stack = stack(.horizontal, [spacer, box], width: 100, height: 10)
    fixture.show(stack)
    expectEqual(frames(stack), ["0,0 80×10", "80,0 20×10"])
    box.size.width = 50
    fixture.backend.makeFrame()
    expectEqual(frames(stack), ["0,0 50×10", "50,0 50×10"])
    stack.frame.size.width = 60
    fixture.backend.makeFrame()
    expectEqual(frames(stack), ["0,0 10×10", "10,0 50×10"])
  }

  @Test("asks a view's own sizeThatFits where it has no intrinsic size")
  func asksSizeThatFits() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let edge = min(size.width, 30)
        return CGSize(width: edge, height: edge)
      }
    }
    _ = Fixture()
    let stack = stack(.vertical, [Square(), Square()], width: 20, height: 40)
    expectEqual(stack.sizeThatFits(CGSize(width: 20, height: 0)), CGSize(width: 20, height: 40))
    expectEqual(stack.intrinsicContentSize, CGSize(width: 30, height: 60))
  }

  @Test("lets first lines or last lines share a line")
  func alignsBaselines() {
    _ = Fixture()
    let small = label("a")
    let large = label("b\nc")
    large.font = .systemFont(ofSize: 40)
    let stack = stack(.horizontal, [small, large], width: 30, height: 96)
    // Baselines are 18 and 36 below the tops; the second line of the large text is 48 further down.
    stack.alignment = .firstBaseline
    expectEqual(frames(stack), ["0,18 10×24", "10,0 20×96"])
    stack.alignment = .lastBaseline
    expectEqual(frames(stack), ["0,66 10×24", "10,0 20×96"])
    expectEqual(stack.intrinsicContentSize, CGSize(width: 30, height: 96))
  }

  @Test("survives sizes and spacings that are no numbers")
  func survives() {
    _ = Fixture()
    let box = Box("a", .nan, .infinity)
    let stack = stack(.vertical, [box, label("x")], width: 100, height: 100)
    stack.spacing = .nan
    stack.setCustomSpacing(.infinity, after: box)
    expectEqual(frames(stack).count, 2)
    #expect(stack.intrinsicContentSize.width.isFinite)
    stack.frame.size = .zero
    expectEqual(frames(stack).count, 2)
    expectEqual(UIStackView().intrinsicContentSize, .zero)
  }
}
