import CoreGraphics
import Foundation
import Synchronization
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@Suite("The widgets that come with the kit", .withTheProgram)
@MainActor
struct PrimitiveTests {
  /// A window of 200 by 200 points that shows widgets.
  private func show(_ widgets: [Widget], isRightToLeft: Bool = false) -> WidgetFixture {
    let fixture = WidgetFixture(widgets, width: 200, height: 200, isRightToLeft: isRightToLeft)
    fixture.settle()
    return fixture
  }

  /// What is shown of a class of views, and where: left, top, width and height.
  private func frames(of name: String, _ fixture: WidgetFixture) -> [String] {
    fixture.fixture.scene.nodes.filter { $0.name == name }.map(\.numbers)
  }

  @Test("a text is as high as its lines, and a label of that size shows it all")
  func text() throws {
    let fixture = show([
      Text("one two three four five six seven eight nine ten").widget,
      Text("a b c d e f g h i j k l m n o p q r s t u v w x y z", lineLimit: 1).widget,
      Header(string: "Header").widget, Title(object: "Title").widget, Title(object: 42).widget,
    ])
    let labels = fixture.fixture.scene.nodes.filter { $0.name == "UILabel" }
    expectEqual(labels.map(\.text.count), [labels[0].text.count, 1, 1, 1, 1])
    #expect(labels[0].text.count > 1)
    expectEqual(labels.suffix(3).map(\.text), [["Header"], ["Title"], ["42"]])
    for node in labels { expectEqual(node.frame.width, 200) }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten"
    let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    expectEqual(labels[0].frame.height, size.height.rounded(.up))
  }

  @Test("keys pass what stands between texts and behind them")
  func passed() {
    let fixture = show([
      Row("a").widget, Spacing(height: 8).widget, Separator().widget,
      Row("b").widget, Spacing(height: 8).widget, Row("c").widget,
    ])
    expectEqual(reached([.keyboardDownArrow, .keyboardDownArrow], fixture), ["a", "b"])
    expectEqual(reached([.keyboardDownArrow, .keyboardUpArrow], fixture), ["c", "b"])
  }

  @Test("keys reach what stands in front of a background")
  func inFront() {
    let group = WidgetGroup(background: Background(.red)) {
      Row("b")
      Row("c")
    }
    let fixture = show([Row("a").widget] + group.widgets + [Row("d").widget])
    expectEqual(reached([.keyboardDownArrow, .keyboardDownArrow], fixture), ["a", "b"])
    expectEqual(reached([.keyboardDownArrow, .keyboardDownArrow], fixture), ["c", "d"])
    expectEqual(reached([.keyboardUpArrow, .keyboardUpArrow], fixture), ["c", "b"])
    expectEqual(reached([.keyboardPageDown, .keyboardPageUp], fixture), ["d", "a"])
  }

  /// The row that has the focus after each of some keys.
  private func reached(_ keys: [UIKeyboardHIDUsage], _ fixture: WidgetFixture) -> [String?] {
    keys.map { key in
      fixture.fixture.screen.press(key)
      fixture.settle()
      return fixture.cells.first(where: \.configurationState.isFocused)?.text
    }
  }

  @Test("an estimate of a text is within half and twice its height, and costs no measuring")
  func estimates() throws {
    for count in [1, 40, 400, 4_000] {
      let text = Text(String(repeating: "letters ", count: count / 8 + 1))
      let estimate = try #require(text.widgetSizeEstimated(containerWidth: 300))
      let exact = text.widgetSize(containerWidth: 300)
      #expect(estimate.height <= 2 * exact.height && estimate.height >= exact.height / 2)
    }
    #expect(Text("a").widgetSizeEstimated(containerWidth: 0) == nil)
    expectEqual(Text("").widgetSize(containerWidth: 100).height, 0)
  }

  @Test(
    "a text, and a title, have the size of their label on any thread",
    arguments: [TextRules.headless, .pango]
  )
  func textOnAnyThread(_ rules: TextRules) {
    let program = Fixture(backend: rules.backend)
    defer { withExtendedLifetime(program) {} }
    var computations: [@Sendable () -> CGSize] = []
    var expected: [CGSize] = []
    for string in TextRules.samples {
      for lineLimit in 0...5 {
        for width in [0, 30, 77.5, 200, 1_000] as [CGFloat] {
          let text = Text(string, style: .callout, weight: .bold, lineLimit: lineLimit)
          // Where only a label can tell there is none.
          guard let computation = text.widgetSizeComputation(containerWidth: width) else {
            #expect(lineLimit > 0 && string.utf8.contains { $0 >= 0x80 })
            continue
          }
          expected.append(text.widgetSize(containerWidth: width))
          computations.append(computation)
        }
      }
      let title = Title(object: string)
      expected.append(title.widgetSize(containerWidth: 120))
      title.widgetSizeComputation(containerWidth: 120).map { computations.append($0) }
    }
    let all = computations
    let answers = Mutex([Int: [CGSize]]())
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      let sizes = all.map { $0() }
      answers.withLock { $0[thread] = sizes }
    }
    for (thread, sizes) in answers.withLock({ $0 }) {
      let wrong = zip(sizes, expected).enumerated().first { $1.0 != $1.1 }
      expectEqual(sizes.count, expected.count, "Thread \(thread)")
      #expect(wrong.map { "\($0)" } == nil, "Thread \(thread)")
    }
  }

  @Test(
    "a space has a line at its bottom or top; a separator is a line, mirrored from right to left"
  )
  func lines() {
    let widgets = [
      Spacing(height: 10, separator: .bottom).widget, Spacing(height: 10, separator: .top).widget,
      Spacing(height: 10).widget, Separator(leading: 30).widget,
    ]
    func lines(_ fixture: WidgetFixture) -> [String] {
      fixture.fixture.scene.nodes.filter { $0.name == "UIView" && $0.frame.height == 1 }
        .map(\.numbers)
    }
    expectEqual(lines(show(widgets)), ["0 9 200 1", "0 10 200 1", "30 30 170 1"])
    expectEqual(
      lines(show(widgets, isRightToLeft: true)),
      ["0 9 200 1", "0 10 200 1", "0 30 170 1"]
    )
  }

  @Test("a picture keeps its proportions in any width, or has those that it is given")
  func picture() throws {
    let image = try #require(UIImage(systemName: "star"))
    expectEqual(image.size.width, image.size.height)
    let fixture = show([Picture(image, aspect: 0.5).widget, Picture(image).widget])
    expectEqual(frames(of: "UIImageView", fixture), ["0 0 200 100", "0 100 200 200"])
    expectEqual(Picture(image).widget, Picture(image).widget)
  }

  @Test("buttons share a row, do what they were last given, and are mirrored from right to left")
  func buttons() {
    var pressed: [String] = []
    func widgets(_ mark: String) -> [Widget] {
      [
        Spacing(height: 20).widget,
        Buttons([
          WidgetButton("Like", symbolName: "heart") { pressed.append("like" + mark) },
          WidgetButton("Share") { pressed.append("share" + mark) },
          WidgetButton("Off", isEnabled: false) { pressed.append("off" + mark) },
        ]).widget,
      ]
    }
    let fixture = show(widgets("1"))
    fixture.fixture.screen.tap(at: CGPoint(x: 30, y: 40))
    fixture.fixture.screen.tap(at: CGPoint(x: 100, y: 40))
    fixture.fixture.screen.tap(at: CGPoint(x: 180, y: 40))
    expectEqual(pressed, ["like1", "share1"])
    let cell = fixture.view.cellForItem(at: [0, 1])
    fixture.show(widgets("2"))
    fixture.fixture.screen.tap(at: CGPoint(x: 30, y: 40))
    expectEqual(pressed.last, "like2")
    #expect(fixture.view.cellForItem(at: [0, 1]) === cell)
    let mirrored = show(widgets("3"), isRightToLeft: true)
    mirrored.fixture.screen.tap(at: CGPoint(x: 180, y: 40))
    expectEqual(pressed.last, "like3")
  }

  @Test("progress is a bar, or a wheel if it is not known how far; what is no number is not known")
  func progress() throws {
    let fixture = show([Progress(0.25).widget, Progress(nil).widget])
    let bar = try #require(fixture.view.first(UIProgressView.self))
    expectEqual(bar.progress, 0.25)
    let wheels = fixture.view.all(UIActivityIndicatorView.self)
    expectEqual(wheels.map(\.isAnimating), [false, true])
    // What is not in sight any more does not go on turning.
    fixture.show([Row("done").widget])
    #expect(fixture.fixture.backend.advanceUntilIdle(limit: 5))
    expectEqual(Progress(7).fraction, 1)
    expectEqual(Progress(-1).fraction, 0)
    expectEqual(Progress(.nan), Progress(nil))
  }

  @Test("a background is a colour behind its group")
  func background() throws {
    let fixture = show(
      Widgets {
        WidgetGroup(margins: WidgetMargins(10), background: Background(.red, cornerRadius: 8)) {
          Spacing(height: 30)
          Spacing(height: 30)
        }
      }
    )
    let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
    expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 200, height: 60))
    expectEqual(cell.contentView.subviews.first?.backgroundColor, .red)
    expectEqual(cell.contentView.subviews.first?.layer.cornerRadius, 8)
  }

  @Test("a horizontal group scrolls by itself, shows those in sight alone, and updates in its row")
  func horizontalGroup() throws {
    func widgets(_ names: [String]) -> [Widget] {
      [HorizontalGroup(height: 40) { names.map { Row($0, width: 50).widget } }.id("group")]
    }
    let names = (0..<5_000).map { "\($0)" }
    RowCell.questions = 0
    let fixture = show(widgets(names))
    let row = try #require(fixture.view.cellForItem(at: [0, 0])?.first(UICollectionView.self))
    #expect(
      row.visibleCells.map(\.frame.size)
        == Array(repeating: CGSize(width: 50, height: 40), count: 4)
    )
    #expect(RowCell.questions <= 10)
    row.contentOffset.x = 20
    fixture.show(widgets(["new"] + names.dropFirst()))
    fixture.settle()
    let again = fixture.view.cellForItem(at: [0, 0])?.first(UICollectionView.self)
    #expect(again === row)
    expectEqual((row.cellForItem(at: [0, 0]) as? RowCell)?.text, "new")
  }

  @Test("a gallery is a row of pictures of equal height, mirrored from right to left")
  func gallery() throws {
    let image = try #require(UIImage(systemName: "star"))
    let width = (60 * image.size.width / image.size.height).rounded(.up)
    let gallery = Gallery([image, image], height: 60, spacing: 10)
    for isRightToLeft in [false, true] {
      let fixture = show([gallery.widget], isRightToLeft: isRightToLeft)
      let pictures = fixture.fixture.scene.nodes.filter { $0.name == "UIImageView" }
      let frames = pictures.map(\.frame).sorted { $0.minX < $1.minX }
      let first = isRightToLeft ? frames.last : frames.first
      expectEqual(first?.width, width)
      expectEqual(first?.height, 60)
      #expect(isRightToLeft ? first?.maxX == 200 : first?.minX == 0)
      if frames.count > 1 { expectEqual(frames[1].minX - frames[0].maxX, 10) }
    }
  }
}

/// What measures texts.
enum TextRules {
  case headless, pango

  @MainActor var backend: HeadlessBackend {
    switch self {
    case .headless: HeadlessBackend()
    case .pango: HeadlessBackend(resources: GTKResources(style: .pinned))
    }
  }

  static let samples = [
    "", "x", "seven words that break between each other", "one\ntwo\n\nthree\n", "日本語のテキスト",
    "שלום עולם, and more", "😀 a smile 😀 and another one 😀", String(repeating: "long ", count: 100),
    "unbreakablewordsthatarelong",
    // Letters that no font has are shown as boxes, which are lower than letters.
    "\u{30000}\u{30001}\u{30002}\u{30003}\u{30004}", "words and \u{30000}\u{30001} and words",
    "\u{10600}\u{10601} \u{10602}\n\u{10603}\u{10604}",
  ]
}

extension HeadlessScene.Node {
  /// Left, top, width and height.
  fileprivate var numbers: String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
      .joined(separator: " ")
  }
}

extension UIView {
  /// All views of a class in this one.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in [view as? View].compactMap(\.self) + view.all(type) }
  }

  /// The first view of a class in this one.
  func first<View: UIView>(_ type: View.Type) -> View? { all(type).first }
}
