import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A page control")
@MainActor
struct UIPageControlTests {
  typealias Case = ControlCase<UIPageControl>

  // Five pages in 200 points: the dots are 8 wide and 17 apart, their middles at 66, 83, 100, 117 and 134.
  private static func control() -> UIPageControl {
    let control = UIPageControl(frame: CGRect(0, 0, 200, 26))
    control.numberOfPages = 5
    return control
  }

  nonisolated static let touches = [
    Case(
      testDescription: "it is tapped on the right, and on the left",
      steps: [.press(150), .release(150), .press(150), .release(150), .press(50), .release(50)],
      sent: ["1 discrete", "2 discrete", "1 discrete"],
      value: "1 none"
    ),
    Case(
      testDescription: "it is tapped where there are no more pages",
      steps: [.press(50), .release(50)],
      sent: [],
      value: "0 none"
    ),
    Case(
      testDescription: "it is dragged along the dots, past the end and back",
      steps: [.press(66), .drag(84), .drag(99), .drag(400), .drag(120), .release(120)],
      sent: ["1 continuous", "2 continuous", "4 continuous", "3 continuous"],
      value: "3 none"
    ),
    Case(
      testDescription: "the touch trembles",
      steps: [.press(120), .drag(128), .release(124)],
      sent: ["1 discrete"],
      value: "1 none"
    ),
    Case(
      testDescription: "it does not allow drags",
      prepare: { $0.allowsContinuousInteraction = false },
      steps: [.press(66), .drag(134), .release(134)],
      sent: ["1 discrete"],
      value: "1 none"
    ),
    Case(
      testDescription: "the touch is taken away",
      steps: [.press(66), .drag(100), .cancel],
      sent: ["2 continuous"],
      value: "2 none"
    ),
    Case(
      testDescription: "the touch is lifted outside",
      prepare: { $0.allowsContinuousInteraction = false },
      steps: [.press(120), .drag(300), .release(300)],
      sent: [],
      value: "0 none"
    ),
    Case(
      testDescription: "it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.press(150), .release(150)],
      sent: [],
      value: "0 none"
    ),
    Case(
      testDescription: "reading begins at the right",
      isRightToLeft: true,
      steps: [.press(50), .release(50), .press(134), .drag(100), .release(100)],
      sent: ["1 discrete", "2 continuous"],
      value: "2 none"
    ),
    Case(
      testDescription: "it has no pages",
      prepare: { $0.numberOfPages = 0 },
      steps: [.press(150), .drag(50), .release(50), .key(.keyboardEnd)],
      sent: [],
      value: "0 none"
    ),
  ]

  nonisolated static let keys = [
    Case(
      testDescription: "arrows and page keys",
      steps: [
        .key(.keyboardRightArrow), .key(.keyboardDownArrow), .key(.keyboardPageDown),
        .key(.keyboardLeftArrow), .key(.keyboardUpArrow), .key(.keyboardPageUp),
      ],
      sent: [
        "1 discrete", "2 discrete", "3 discrete", "2 discrete", "1 discrete", "0 discrete",
      ],
      value: "0 none"
    ),
    Case(
      testDescription: "arrows where reading begins at the right",
      isRightToLeft: true,
      steps: [.key(.keyboardLeftArrow), .key(.keyboardRightArrow), .key(.keyboardRightArrow)],
      sent: ["1 discrete", "0 discrete"],
      value: "0 none"
    ),
    Case(
      testDescription: "end and home",
      steps: [.key(.keyboardEnd), .key(.keyboardEnd), .key(.keyboardHome)],
      sent: ["4 discrete", "0 discrete"],
      value: "0 none"
    ),
    Case(
      testDescription: "an arrow that is held",
      steps: [
        .keyDown(.keyboardRightArrow), .keyHeld(.keyboardRightArrow), .keyUp(.keyboardRightArrow),
      ],
      sent: ["1 discrete", "2 discrete"],
      value: "2 none"
    ),
    Case(
      testDescription: "keys while it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.key(.keyboardRightArrow)],
      sent: [],
      value: "0 none"
    ),
    Case(
      testDescription: "keys while it is dragged",
      steps: [.press(66), .drag(100), .key(.keyboardEnd), .release(100)],
      sent: ["2 continuous"],
      value: "2 none"
    ),
    Case(
      testDescription: "keys with a modifier, and keys that press other controls",
      steps: [
        .key(.keyboardRightArrow, .control), .key(.keyboardSpacebar), .key(.keyboardReturnOrEnter),
      ],
      sent: [],
      value: "0 none"
    ),
  ]

  @Test("has the page that a person goes to, and tells of it", arguments: touches + keys)
  func goes(_ controlCase: Case) {
    controlCase.check(Self.control) { "\($0.currentPage) \($0.interactionState)" }
  }

  @Test("has no pages at first, keeps to those there are, and sends nothing for what code sets")
  func inCode() {
    let fixture = ControlFixture({ UIPageControl() }) { "\($0.currentPage)" }
    let control = fixture.control
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.currentPage = 3
    expectEqual(control.currentPage, 0)
    control.numberOfPages = 5
    control.currentPage = 9
    expectEqual(control.currentPage, 4)
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
    control.currentPage = -1
    expectEqual(control.currentPage, 0)
    control.numberOfPages = -3
    expectEqual(control.numberOfPages, 0)
    expectEqual(fixture.sent, [])
  }

  // 17 points for each page, and 9 more.
  @Test("asks for room for all pages")
  func sizes() {
    let control = Self.control()
    expectEqual(control.intrinsicContentSize, CGSize(width: 94, height: 26))
    expectEqual(control.size(forNumberOfPages: 1), CGSize(width: 26, height: 26))
    expectEqual(control.size(forNumberOfPages: 0), CGSize(width: 0, height: 26))
    expectEqual(control.size(forNumberOfPages: -1), CGSize(width: 0, height: 26))
    expectEqual(control.sizeThatFits(.zero), CGSize(width: 94, height: 26))
  }

  private func middles(_ control: UIPageControl) -> [CGFloat] {
    control.layoutIfNeeded()
    return control.indicators.sorted { $0.key < $1.key }.map(\.value.center.x)
  }

  @Test("has its dots in the middle, from where reading begins")
  func places() {
    _ = Fixture()
    let control = Self.control()
    expectEqual(middles(control), [66, 83, 100, 117, 134])
    control.semanticContentAttribute = .forceRightToLeft
    expectEqual(middles(control), [134, 117, 100, 83, 66])
  }

  @Test("can hide the dot of a single page")
  func single() {
    _ = Fixture()
    let control = Self.control()
    control.numberOfPages = 1
    expectEqual(middles(control), [100])
    control.hidesForSinglePage = true
    expectEqual(middles(control), [])
    control.numberOfPages = 2
    expectEqual(middles(control), [91.5, 108.5])
  }

  @Test("shows the current page in another colour")
  func colors() {
    let control = Self.control()
    control.currentPage = 1
    control.layoutIfNeeded()
    expectEqual(control.indicators[0]?.backgroundColor, .tertiaryLabel)
    expectEqual(control.indicators[1]?.backgroundColor, .label)
    control.pageIndicatorTintColor = .systemRed
    control.currentPageIndicatorTintColor = .systemGreen
    control.layoutIfNeeded()
    expectEqual(control.indicators[0]?.backgroundColor, .systemRed)
    expectEqual(control.indicators[1]?.backgroundColor, .systemGreen)
    control.isEnabled = false
    control.layoutIfNeeded()
    expectEqual(control.indicators[1]?.alpha, 0.5)
  }

  @Test("shows pictures in place of dots")
  func images() {
    // Another test may have left a program that has no symbols.
    UIApplication.start(with: HeadlessBackend())
    let control = Self.control()
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    control.preferredIndicatorImage = star
    control.setIndicatorImage(heart, forPage: 2)
    control.layoutIfNeeded()
    #expect(control.indicators[0]?.image === star)
    #expect(control.indicators[2]?.image === heart)
    #expect(control.indicators[0]?.backgroundColor == nil)
    expectEqual(control.indicators[0]?.tintColor, .label)
    #expect(control.indicatorImage(forPage: 2) === heart)
    #expect(control.indicatorImage(forPage: 0) == nil)
    expectEqual(reports { control.setIndicatorImage(heart, forPage: 5) }.count, 1)
    control.numberOfPages = 2
    control.numberOfPages = 5
    #expect(control.indicatorImage(forPage: 2) == nil)
  }

  @Test("has a background while it is dragged, always or never")
  func background() {
    let fixture = ControlFixture(Self.control) { "\($0.currentPage)" }
    let control = fixture.control
    fixture.run([.press(66)])
    #expect(control.background.isHidden)
    fixture.run([.drag(100)])
    #expect(!control.background.isHidden)
    expectEqual(control.background.frame, CGRect(53, 0, 94, 26))
    fixture.run([.release(100)])
    #expect(control.background.isHidden)
    control.backgroundStyle = .prominent
    fixture.run([])
    #expect(!control.background.isHidden)
    control.backgroundStyle = .minimal
    fixture.run([.press(66), .drag(100)])
    #expect(control.background.isHidden)
    fixture.run([.release(100)])
  }

  @Test("shows as many dots of a million as there is room for, around the current page")
  func many() {
    let control = Self.control()
    control.numberOfPages = 1_000_000
    // (200 − 9) / 17 = 11 dots.
    expectEqual(middles(control).count, 11)
    control.currentPage = 500_000
    control.layoutIfNeeded()
    expectEqual(control.dots.shown, 499_990..<500_001)
    expectEqual(control.indicators.count, 11)
    control.currentPage = 499_995
    control.layoutIfNeeded()
    expectEqual(control.dots.shown, 499_990..<500_001)
    expectEqual(control.indicators[499_990]?.bounds.width, 4)
    expectEqual(control.indicators[499_995]?.bounds.width, 8)
    control.frame.size.width = 1e9
    control.layoutIfNeeded()
    expectEqual(control.indicators.count, 200)
  }
}

@Suite("The dots of a page control")
struct PageDotsTests {
  private func shown(_ pages: [Int], of count: Int, in width: CGFloat) -> [Range<Int>] {
    var dots = PageDots()
    return pages.map { page in
      dots.show(page, of: count, in: width, indicator: 8)
      return dots.shown
    }
  }

  @Test("are all there are, where they have room")
  func all() {
    expectEqual(shown([0, 4], of: 5, in: 94), [0..<5, 0..<5])
    expectEqual(shown([0], of: 0, in: 94), [0..<0])
  }

  @Test("move no further than the current page makes them")
  func some() {
    // Three have room in 60 points.
    #expect(
      shown([0, 2, 3, 2, 1, 0, 9], of: 10, in: 60)
        == [0..<3, 0..<3, 1..<4, 1..<4, 1..<4, 0..<3, 7..<10]
    )
  }

  @Test("are one at least, and end where the pages end")
  func few() {
    expectEqual(shown([3], of: 10, in: 0), [3..<4])
    var dots = PageDots()
    dots.show(9, of: 10, in: 60, indicator: 8)
    dots.show(2, of: 3, in: 60, indicator: 8)
    expectEqual(dots.shown, 0..<3)
  }

  @Test("are half as large where there are more pages")
  func scales() {
    var dots = PageDots()
    dots.show(5, of: 10, in: 77, indicator: 8)
    // Four of them, 2 to 5.
    expectEqual((2..<6).map { dots.scale(of: $0, count: 10) }, [0.5, 1, 1, 0.5])
    dots.show(0, of: 10, in: 77, indicator: 8)
    expectEqual((0..<4).map { dots.scale(of: $0, count: 10) }, [1, 1, 1, 0.5])
  }

  @Test("are found by their places")
  func places() {
    var dots = PageDots()
    dots.show(9, of: 10, in: 60, indicator: 8)
    // 60 wide: 9 + 8 + 9 + 8 + 9 + 8 + 9; the first middle at 13.
    expectEqual(dots.position(of: 7, in: 60, indicator: 8), 13)
    let places: [CGFloat] = [-50, 13, 21, 22, 60, 1e9]
    let pages: [Int?] = places.map { dots.page(at: $0, in: 60, indicator: 8) }
    expectEqual(pages, [7, 7, 7, 8, 9, 9])
    #expect(dots.page(at: .nan, in: 60, indicator: 8) == nil)
    #expect(PageDots().page(at: 5, in: 60, indicator: 8) == nil)
  }
}
