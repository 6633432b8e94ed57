import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A button")
@MainActor
struct UIButtonTests {
  private func color(_ color: UIColor?, in view: UIView) -> UIBackendColor? {
    color?.backendColor(in: view.traitCollection)
  }

  @Test("sends its events once for a press and for a key")
  func sendsEvents() {
    let fixture = Fixture()
    var log: [String] = []
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Go") { _ in log.append("primary") }
    )
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(
      UIAction { _ in log.append("both") },
      for: [.touchUpInside, .primaryActionTriggered]
    )
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    fixture.show(button)
    expectEqual(button.currentTitle, "Go")
    fixture.screen.tap(at: CGPoint(x: 50, y: 20))
    expectEqual(log, ["primary", "up", "both"])
    fixture.screen.press(.keyboardSpacebar)
    expectEqual(log.count, 6)
    button.isEnabled = false
    fixture.screen.tap(at: CGPoint(x: 50, y: 20))
    expectEqual(log.count, 6)
  }

  // Letters are half as wide as their size: “Go” in 17 points is 17 wide and 21 high, in 15 points 15
  // and 18, in 13 points 13 and 16.
  struct Sizing: Sendable, CustomTestStringConvertible {
    let size: UIButton.Configuration.Size
    let width: CGFloat
    let height: CGFloat
    var testDescription: String { "\(size)" }
  }

  nonisolated static let sizings = [
    Sizing(size: .mini, width: 13 + 16, height: 16 + 6),
    Sizing(size: .small, width: 15 + 20, height: 18 + 10),
    Sizing(size: .medium, width: 17 + 24, height: 21 + 14),
    Sizing(size: .large, width: 17 + 40, height: 21 + 30),
  ]

  @Test("is as large as its words with the margins of its size", arguments: sizings)
  func hasSize(_ sizing: Sizing) {
    _ = Fixture()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.buttonSize = sizing.size
    let button = UIButton(configuration: configuration)
    expectEqual(button.intrinsicContentSize, CGSize(width: sizing.width, height: sizing.height))
    expectEqual(button.sizeThatFits(.zero), button.intrinsicContentSize)
  }

  @Test("has Apple's size without configuration")
  func hasPlainSize() {
    _ = Fixture()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 45, height: 30))
    button.setTitle("x", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
    button.titleLabel?.font = .systemFont(ofSize: 30)
    button.setTitle("Button", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 90, height: 48))
  }

  @Test("is as large as its picture without configuration, and has a line for an empty title")
  func hasSizeOfPicture() {
    _ = Fixture()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    let button = UIButton(type: .system)
    // The 30 points across and the 6 above and below are those of a title alone; a line in 15 points is 18 high.
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
    button.setImage(picture, for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 8, height: 6))
    button.setTitle("", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 8, height: 18))
    button.setTitle("Go", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 23, height: 18))
    button.setImage(nil, for: .normal)
    button.setTitle("", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(button.intrinsicContentSize, CGSize(width: 6, height: 22))
  }

  @Test("has the symbol of its type from the start, in the tint colour")
  func typesWithSymbols() {
    _ = Fixture()
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark] {
      let button = UIButton(type: type)
      expectEqual(button.buttonType, type)
      #expect(button.image(for: .normal)?.isSymbolImage == true)
      expectEqual(button.titleColor(for: .normal), UIButton(type: .system).titleColor(for: .normal))
    }
    let button = UIButton(type: .contactAdd)
    #expect(button.image(for: .normal)?.isSymbolImage == true)
    #expect(UIButton(type: .system).image(for: .normal) == nil)
  }

  @Test("shows for each state what it was given, or what it was given for the normal state")
  func showsStates() {
    _ = Fixture()
    let button = UIButton(type: .custom)
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    expectEqual(button.currentTitle, "off")
    button.isSelected = true
    expectEqual(button.currentTitle, "on")
    expectEqual(button.title(for: .highlighted), "off")
    button.isEnabled = false
    // Selected and disabled at once has no values of its own.
    expectEqual(button.currentTitle, "off")
    expectEqual(button.currentTitleColor, .red)
    button.isSelected = false
    expectEqual(button.currentTitleColor, .green)
    expectEqual(button.titleColor(for: .selected), .red)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "off")
    expectEqual(button.titleLabel?.textColor, .green)
  }

  struct Look: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let configuration: UIButton.Configuration
    let state: UIControl.State
    let foreground: UIColor
    let background: UIColor

    init(
      _ name: String,
      _ configuration: UIButton.Configuration,
      _ state: UIControl.State,
      _ foreground: UIColor,
      on background: UIColor
    ) {
      testDescription = name
      self.configuration = configuration
      self.state = state
      self.foreground = foreground
      self.background = background
    }
  }

  nonisolated static let looks = [
    Look("plain", .plain(), .normal, .red, on: .clear),
    Look("gray", .gray(), .normal, .red, on: .secondarySystemFill),
    Look("tinted", .tinted(), .normal, .red, on: UIColor(red: 1, green: 0, blue: 0, alpha: 0.18)),
    Look("filled", .filled(), .normal, .white, on: .red),
    Look("filled, disabled", .filled(), .disabled, .tertiaryLabel, on: .tertiarySystemFill),
    Look("plain, disabled", .plain(), .disabled, .tertiaryLabel, on: .clear),
    Look(
      "filled, highlighted",
      .filled(),
      .highlighted,
      .white,
      on: UIColor(red: 1, green: 0, blue: 0, alpha: 0.75)
    ),
    Look(
      "plain, selected",
      .plain(),
      .selected,
      .red,
      on: UIColor(red: 1, green: 0, blue: 0, alpha: 0.18)
    ),
  ]

  @Test("has the colours of its style and state", arguments: looks)
  func hasColors(_ look: Look) {
    _ = Fixture()
    var configuration = look.configuration
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    button.isHighlighted = look.state.contains(.highlighted)
    button.isEnabled = !look.state.contains(.disabled)
    button.isSelected = look.state.contains(.selected)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let background = button.subviews.first
    expectEqual(color(button.titleLabel?.textColor, in: button), color(look.foreground, in: button))
    expectEqual(color(background?.backgroundColor, in: button), color(look.background, in: button))
    expectEqual(background?.frame, button.bounds)
    expectEqual(background?.layer.cornerRadius, 8)
  }

  @Test("shows what it was given for a state where its configuration has no words")
  func configurationWithoutWords() {
    let fixture = Fixture()
    let button = UIButton(configuration: .tinted())
    button.setTitle("Get", for: .normal)
    button.setTitle("Wait", for: .disabled)
    fixture.show(button)
    // Margins of 12 on both sides of three letters of 8.5 points.
    expectEqual(button.intrinsicContentSize.width.rounded(), 50)
    expectEqual(button.titleLabel?.text, "Get")
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Wait")
    button.configuration?.title = "Own"
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Own")
  }

  @Test("lets its handler change the configuration by the state, before it is shown")
  func callsHandler() {
    let fixture = Fixture()
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "selected by a person" : "not"
    }
    fixture.show(button)
    expectEqual(button.titleLabel?.text, "not")
    let before = calls
    button.isSelected = true
    button.isHighlighted = true
    fixture.backend.makeFrame()
    expectEqual(calls, before + 1)
    expectEqual(button.titleLabel?.text, "selected by a person")
    fixture.backend.makeFrame()
    expectEqual(calls, before + 1)
  }

  @Test("asks for another layout around it when its words change, not when it is pressed")
  func resizes() {
    final class Outer: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let fixture = Fixture()
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    outer.addSubview(button)
    fixture.show(outer)
    let before = outer.layouts
    button.isHighlighted = true
    fixture.backend.makeFrame()
    expectEqual(outer.layouts, before)
    button.setTitle("Go on", for: .normal)
    fixture.backend.makeFrame()
    #expect(outer.layouts > before)
  }

  @Test("is chosen and not chosen in turns if it changes that itself")
  func togglesSelection() {
    let fixture = Fixture()
    let button = UIButton(configuration: .plain())
    var states: [Bool] = []
    button.addAction(
      UIAction { _ in states.append(button.isSelected) },
      for: .primaryActionTriggered
    )
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    fixture.show(button)
    fixture.screen.tap(at: CGPoint(x: 50, y: 20))
    fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(states, [true, false])
  }

  @Test("shows its picture in the colour and the size of its words")
  func showsPictures() {
    let fixture = Fixture()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.image = UIImage(systemName: "chevron.right")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    // Margins of 12, 17 of words, 4, and a symbol of 20.
    expectEqual(button.intrinsicContentSize, CGSize(width: 65, height: 35))
    button.frame.size = button.intrinsicContentSize
    fixture.show(button)
    expectEqual(button.imageView?.frame, CGRect(x: 33, y: 7.5, width: 20, height: 20))
    button.semanticContentAttribute = .forceRightToLeft
    fixture.backend.makeFrame()
    expectEqual(button.imageView?.frame.minX, 12)
    guard case .image(_, _, let tint)? = button.imageView?.backendDrawings().first else {
      Issue.record("nothing is drawn")
      return
    }
    expectEqual(tint, UIBackendColor(red: 1, green: 1, blue: 1))
  }

  @Test("keeps a tap for itself that a view around it waits for")
  func keepsTaps() {
    let fixture = Fixture()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addHandlerClosure { _ in taps += 1 }
    outer.addGestureRecognizer(tap)
    var presses = 0
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { _ in presses += 1 }
    )
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.addSubview(button)
    fixture.show(outer)
    fixture.screen.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(taps, 0)
    expectEqual(presses, 1)
    fixture.screen.tap(at: CGPoint(x: 150, y: 50))
    expectEqual(taps, 1)
    expectEqual(presses, 1)
  }

  @Test("is let go of when the scroll view around it is dragged")
  func yieldsToScrolling() {
    let fixture = Fixture()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    let button = UIButton(type: .system)
    var log: [String] = []
    RecordingControl.record(button) { log.append($0) }
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    scrollView.addSubview(button)
    fixture.show(scrollView)
    fixture.screen.drag(
      from: CGPoint(x: 100, y: 140),
      to: CGPoint(x: 100, y: 20),
      duration: 0.5
    )
    #expect(scrollView.contentOffset.y > 50)
    #expect(!log.contains("up inside"))
    #expect(!log.contains("primary"))
    #expect(button.isHighlighted == false)
    #expect(button.isTracking == false)
  }

  @Test("has a type, and the colours of it")
  func types() {
    let types: [(UIButton.ButtonType, UIColor)] = [(.custom, .white), (.system, .red)]
    for (type, color) in types {
      let fixture = Fixture()
      let button = UIButton(type: type)
      button.tintColor = .red
      button.setTitle("Go", for: .normal)
      fixture.show(button)
      expectEqual(button.buttonType, type)
      #expect(button.currentTitleColor == color && button.titleLabel?.textColor == color)
    }
    expectEqual(UIButton(frame: .zero).buttonType, .custom)
    expectEqual(UIButton(configuration: .plain()).buttonType, .system)
  }

  @Test("shows the picture of its state, or that of the normal one")
  func pictures() throws {
    let fixture = Fixture()
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let button = UIButton(type: .system)
    button.setImage(star, for: .normal)
    button.setImage(heart, for: .selected)
    fixture.show(button)
    #expect(button.image(for: .highlighted) === star && button.image(for: .selected) === heart)
    #expect(button.currentImage === star && button.imageView?.image === star)
    button.isSelected = true
    fixture.backend.makeFrame()
    #expect(button.currentImage === heart && button.imageView?.image === heart)
    button.setImage(nil, for: .selected)
    #expect(button.currentImage === star)
  }

  @Test("made with a frame and an action shows and performs that")
  func frameAndAction() {
    let fixture = Fixture()
    var count = 0
    let star = UIImage(systemName: "star")
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let button = UIButton(
      frame: frame,
      primaryAction: UIAction(title: "Go", image: star) { _ in count += 1 }
    )
    fixture.show(button)
    #expect(button.frame == frame && button.currentTitle == "Go" && button.currentImage === star)
    fixture.screen.tap(at: CGPoint(x: 50, y: 20))
    expectEqual(count, 1)
  }

  @Test(
    "has its content at the edge that it says",
    arguments: [
      (UIControl.ContentVerticalAlignment.top, 6), (.center, 41), (.bottom, 76), (.fill, 41),
    ]
  )
  func verticalAlignment(_ alignment: UIControl.ContentVerticalAlignment, _ y: CGFloat) {
    let fixture = Fixture()
    let button = UIButton(type: .system)
    // A line of 15 points is 18 high, and there are 6 points above and below.
    button.setTitle("Go", for: .normal)
    button.contentVerticalAlignment = alignment
    button.frame.size = CGSize(width: 100, height: 100)
    fixture.show(button)
    expectEqual(button.titleLabel?.frame.minY, y)
  }
}

@Suite("Looks that a button makes of others")
@MainActor
struct ButtonTransformerTests {
  @Test("are shown, measured, and made anew for each state")
  func areMade() throws {
    let fixture = Fixture()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      let size: CGFloat = button.isHighlighted ? 30 : 20
      button.configuration?.titleTextAttributesTransformer =
        UIConfigurationTextAttributesTransformer { looks in
          var looks = looks
          looks.font = UIFont.systemFont(ofSize: size)
          looks.underlineStyle = .single
          return looks
        }
      button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    }
    fixture.show(button)
    let label = try #require(button.titleLabel)
    let width = button.intrinsicContentSize.width
    let run = try #require(label.resolvedText.runs.first)
    expectEqual(run.font.pointSize, 20)
    #expect(run.isUnderlined)
    expectEqual(run.color, button.tintColor.backendColor(in: button.traitCollection))
    expectEqual(button.imageView?.tintColor, .red)
    button.isHighlighted = true
    fixture.backend.makeFrame()
    expectEqual(label.resolvedText.runs.first?.font.pointSize, 30)
    // Two letters, each half as wide as the font is large.
    expectEqual(button.intrinsicContentSize.width, width + 10)
  }
}
