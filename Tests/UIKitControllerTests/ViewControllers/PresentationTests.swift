import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A window of 800 × 700 points that shows the controller *Cities*.
@MainActor
private final class PresentationFixture {
  let fixture = Fixture(width: 800, height: 700)
  let log = ControllerLog()
  let root: LoggingController

  init() {
    root = fixture.show(root: LoggingController("Cities", log))
    _ = log.take()
  }

  /// Presents a controller and waits until it is there.
  func present(_ controller: UIViewController, animated: Bool = false) {
    root.present(controller, animated: animated)
    fixture.backend.advanceUntilIdle()
  }
}

/// What a presentation asks and tells, with an answer of the test's choice.
private final class Observer: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: ControllerLog
  var mayDismiss = true

  init(_ log: ControllerLog) { self.log = log }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.add("should dismiss")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.add("did attempt") }
}

@Suite("A presented controller")
@MainActor
struct PresentationTests {
  @Test("is a card in the middle of the dimmed window, and knows its presenter")
  func card() throws {
    let setUp = PresentationFixture()
    let sheet = LoggingController("sheet", setUp.log)
    setUp.present(sheet)
    let container = try #require(sheet.presentationController?.containerView)
    #expect(container.superview === setUp.fixture.window)
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil)
        == CGRect(x: 48, y: 16, width: 704, height: 668)
    )
    #expect(setUp.root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === setUp.root)
    expectEqual(sheet.presentationController?.presentationStyle, .pageSheet)
    #expect(
      sheet.modalPresentationStyle == .automatic && sheet.modalTransitionStyle == .coverVertical
    )
    #expect(sheet.presentationController?.presentedView === sheet.view)
    #expect(
      sheet.presentationController?.frameOfPresentedViewInContainerView
        == CGRect(x: 48, y: 16, width: 704, height: 668)
    )
    expectEqual(
      setUp.log.take(),
      [
        "sheet will appear presented", "sheet is appearing presented", "sheet did appear presented",
      ]
    )
    sheet.dismiss(animated: false)
    setUp.fixture.backend.advanceUntilIdle()
    expectEqual(
      setUp.log.take(),
      ["sheet will disappear dismissed", "sheet did disappear dismissed"]
    )
    #expect(container.superview == nil && sheet.view.superview == nil)
    #expect(setUp.root.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test("has a line around it where it is dark, as is what is behind it")
  func edge() {
    let setUp = PresentationFixture()
    setUp.present(UIViewController())
    let card = setUp.root.presentedViewController?.view.superview
    expectEqual(card?.layer.borderWidth, 0)
    setUp.fixture.backend.environment.prefersDarkAppearance = true
    setUp.fixture.backend.makeFrame()
    expectEqual(card?.layer.borderWidth, 1)
  }

  @Test("is as large as it would like to be, and never larger than the window with margins")
  func sizes() {
    let setUp = PresentationFixture()
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    setUp.present(form)
    expectEqual(form.view.bounds.size, CGSize(width: 540, height: 620))
    setUp.root.dismiss(animated: false)
    setUp.fixture.backend.advanceUntilIdle()
    form.preferredContentSize = CGSize(width: 300, height: 9_999)
    setUp.present(form)
    expectEqual(form.view.bounds.size, CGSize(width: 300, height: 668))
    setUp.fixture.screen.resize(to: CGSize(width: 200, height: 400))
    setUp.fixture.backend.makeFrame()
    expectEqual(form.view.bounds.size, CGSize(width: 168, height: 368))
  }

  @Test("is of the style that is chosen for it where it says none, and has another size at once")
  func automaticStyle() {
    let setUp = PresentationFixture()
    let form = UIViewController()
    form.modalPresentationStyle = .automatic
    expectEqual(form.presentationController?.frameOfPresentedViewInContainerView ?? .zero, .zero)
    setUp.present(form)
    expectEqual(form.presentationController?.presentationStyle, .pageSheet)
    form.preferredContentSize = CGSize(width: 300, height: 200)
    setUp.fixture.backend.makeFrame()
    expectEqual(form.view.bounds.size, CGSize(width: 300, height: 200))
  }

  @Test("comes up from the bottom edge in a third of a second, and goes there")
  func motion() {
    let setUp = PresentationFixture()
    let sheet = LoggingController("sheet", setUp.log)
    var completions: [String] = []
    setUp.root.present(sheet, animated: true) { completions.append("presented") }
    #expect(setUp.root.transitionCoordinator?.isAnimated == true)
    setUp.fixture.backend.makeFrame()
    let backend = setUp.fixture.backend
    func top() -> CGFloat? {
      setUp.fixture.scene.nodes.first { $0.name == "PresentationCard" }?.frame.minY
    }
    expectEqual(top(), 700)
    backend.advance(by: 0.1)
    #expect((top() ?? 0) > 16 && (top() ?? 0) < 700 && completions.isEmpty)
    backend.advance(by: 0.3)
    #expect(top() == 16 && completions == ["presented"])
    expectEqual(setUp.log.take().last, "sheet did appear! presented")
    setUp.root.dismiss(animated: true) { completions.append("dismissed") }
    backend.advance(by: 0.1)
    #expect((top() ?? 0) > 16 && sheet.isBeingDismissed)
    backend.advance(by: 0.3)
    #expect(top() == nil && completions == ["presented", "dismissed"])
    expectEqual(setUp.log.take().last, "sheet did disappear! dismissed")
  }

  @Test("takes the whole window in place of its presenter, which disappears and comes back")
  func fullScreen() {
    let setUp = PresentationFixture()
    let page = LoggingController("page", setUp.log)
    page.modalPresentationStyle = .fullScreen
    setUp.present(page, animated: true)
    expectEqual(page.view.convert(page.view.bounds, to: nil), setUp.fixture.window.bounds)
    #expect(setUp.root.view.window == nil)
    expectEqual(
      setUp.log.take(),
      [
        "Cities will disappear!", "page will appear! presented", "page is appearing! presented",
        "Cities did disappear!", "page did appear! presented",
      ]
    )
    setUp.fixture.screen.resize(to: CGSize(width: 500, height: 400))
    page.dismiss(animated: true)
    setUp.fixture.backend.advanceUntilIdle()
    expectEqual(
      setUp.log.take(),
      [
        "page will disappear! dismissed", "Cities will appear!", "Cities is appearing!",
        "page did disappear! dismissed", "Cities did appear!",
      ]
    )
    expectEqual(setUp.root.view.frame, CGRect(x: 0, y: 0, width: 500, height: 400))
  }

  @Test("leaves its presenter where it is if it is over the whole window")
  func overFullScreen() {
    let setUp = PresentationFixture()
    let page = LoggingController("page", setUp.log)
    page.modalPresentationStyle = .overFullScreen
    page.modalTransitionStyle = .crossDissolve
    setUp.root.present(page, animated: true)
    setUp.fixture.backend.advance(by: 0.1)
    let card = setUp.fixture.scene.nodes.first { $0.name == "PresentationCard" }
    #expect(card.map { $0.opacity > 0.1 && $0.opacity < 0.9 && $0.frame.minY == 0 } == true)
    setUp.fixture.backend.advanceUntilIdle()
    #expect(setUp.root.view.window != nil)
    #expect(!setUp.log.take().contains { $0.hasPrefix("Cities") })
  }

  @Test("is dismissed by Escape and by a press beside it, and its delegate hears of that")
  func byPerson() {
    let setUp = PresentationFixture()
    let observer = Observer(setUp.log)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = observer
    setUp.present(sheet)
    setUp.fixture.screen.press(.keyboardEscape)
    setUp.fixture.backend.advanceUntilIdle()
    expectEqual(setUp.log.take(), ["should dismiss", "will dismiss", "did dismiss"])
    #expect(setUp.root.presentedViewController == nil)
    setUp.present(sheet)
    setUp.fixture.screen.tap(at: CGPoint(x: 400, y: 300))
    #expect(setUp.root.presentedViewController === sheet && setUp.log.take() == [])
    setUp.fixture.screen.tap(at: CGPoint(x: 20, y: 300))
    setUp.fixture.backend.advanceUntilIdle()
    #expect(setUp.root.presentedViewController == nil)
    setUp.present(sheet)
    sheet.dismiss(animated: false)
    setUp.fixture.backend.advanceUntilIdle()
    expectEqual(setUp.log.take(), ["should dismiss", "will dismiss", "did dismiss"])
  }

  @Test("stays if it is modal or its delegate says so, and the delegate hears of the attempt")
  func modal() {
    let setUp = PresentationFixture()
    let observer = Observer(setUp.log)
    let sheet = UIViewController()
    sheet.presentationController?.delegate = observer
    sheet.isModalInPresentation = true
    setUp.present(sheet)
    setUp.fixture.screen.press(.keyboardEscape)
    expectEqual(setUp.log.take(), ["did attempt"])
    sheet.isModalInPresentation = false
    observer.mayDismiss = false
    setUp.fixture.screen.press(.keyboardEscape)
    expectEqual(setUp.log.take(), ["should dismiss", "did attempt"])
    #expect(setUp.root.presentedViewController === sheet)
  }

  @Test("has all keys and touches of the window, and gives the keys back")
  func keys() {
    let setUp = PresentationFixture()
    let (behind, inFront) = (UIButton(type: .system), UIButton(type: .system))
    behind.frame = CGRect(x: 60, y: 60, width: 100, height: 40)
    setUp.root.view.addSubview(behind)
    behind.becomeFirstResponder()
    var commands: [String] = []
    setUp.root.addKeyCommand(
      UIKeyCommand(input: "n", modifierFlags: .control) { _ in commands.append("behind") }
    )
    let sheet = UIViewController()
    sheet.addKeyCommand(
      UIKeyCommand(input: "m", modifierFlags: .control) { _ in commands.append("in front") }
    )
    inFront.frame = CGRect(x: 60, y: 60, width: 100, height: 40)
    sheet.view.addSubview(inFront)
    setUp.present(sheet)
    let window = setUp.fixture.window
    #expect(window.firstResponder == nil && window.keyStops == [inFront])
    setUp.fixture.screen.press(
      UIKeyboardHIDUsage(rawValue: 0x11),
      characters: "n",
      modifiers: .control
    )
    setUp.fixture.screen.press(
      UIKeyboardHIDUsage(rawValue: 0x10),
      characters: "m",
      modifiers: .control
    )
    expectEqual(commands, ["in front"])
    setUp.fixture.screen.press(.keyboardTab, characters: "\t")
    #expect(window.firstResponder === inFront)
    #expect(window.hitTest(CGPoint(x: 20, y: 300), with: nil) is DimmingView)
    setUp.fixture.screen.press(.keyboardEscape)
    setUp.fixture.backend.advanceUntilIdle()
    #expect(window.firstResponder === behind && window.keyStops == [behind])
  }

  @Test("presents another one itself, and all of them go with the first")
  func stacked() {
    let setUp = PresentationFixture()
    let (first, second) = (LoggingController("1", setUp.log), LoggingController("2", setUp.log))
    setUp.present(first)
    first.present(second, animated: false)
    setUp.fixture.backend.advanceUntilIdle()
    _ = setUp.log.take()
    setUp.root.dismiss(animated: true)
    setUp.fixture.backend.advanceUntilIdle()
    expectEqual(
      setUp.log.take(),
      [
        "2 will disappear dismissed", "2 did disappear dismissed", "1 will disappear! dismissed",
        "1 did disappear! dismissed",
      ]
    )
    expectEqual(setUp.fixture.window.subviews, [setUp.root.view])
  }

  @Test("is presented by the outermost controller, and dismissed from wherever it is")
  func nested() {
    let setUp = PresentationFixture()
    let child = UIViewController()
    setUp.root.addChild(child)
    setUp.root.view.addSubview(child.view)
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    child.present(navigation, animated: false)
    setUp.fixture.backend.advanceUntilIdle()
    #expect(navigation.presentingViewController === setUp.root)
    #expect(top.presentingViewController === setUp.root)
    #expect(child.presentedViewController === navigation)
    top.dismiss(animated: false)
    setUp.fixture.backend.advanceUntilIdle()
    #expect(child.presentedViewController == nil)
  }

  @Test("is reported, and not shown, where that cannot be")
  func wrong() {
    let setUp = PresentationFixture()
    let first = UIViewController()
    setUp.present(first)
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let messages = reports {
      setUp.root.present(UIViewController(), animated: false)
      first.present(child, animated: false)
      UIViewController().present(UIViewController(), animated: false)
    }
    expectEqual(messages.count, 3)
    #expect(messages.first?.contains("presents UIViewController already") == true)
    #expect(setUp.root.presentedViewController === first)
  }

  @Test("goes with the root of its window")
  func newRoot() {
    let setUp = PresentationFixture()
    let sheet = LoggingController("sheet", setUp.log)
    setUp.present(sheet)
    _ = setUp.log.take()
    let next = UIViewController()
    setUp.fixture.window.rootViewController = next
    #expect(setUp.log.take().contains("sheet did disappear dismissed"))
    expectEqual(setUp.fixture.window.subviews, [next.view])
  }

  @Test("is let go of once it is dismissed")
  func memory() {
    let setUp = PresentationFixture()
    weak var sheet: UIViewController?
    do {
      let controller = UIViewController()
      sheet = controller
      controller.presentationController?.delegate = nil
      setUp.present(controller)
      #expect(sheet != nil)
    }
    setUp.root.dismiss(animated: false)
    setUp.fixture.backend.advanceUntilIdle()
    #expect(sheet == nil)
  }

  @Test("hears that memory is low, as its presenter and all children do")
  func lowMemory() {
    final class Saver: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let fixture = Fixture()
    let (root, child, sheet) = (Saver(), Saver(), Saver())
    root.addChild(child)
    fixture.show(root: root)
    root.present(sheet, animated: false)
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification,
      object: UIApplication.shared,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    fixture.backend.client?.backendMemoryIsLow()
    NotificationCenter.default.removeObserver(token)
    #expect([root, child, sheet].map(\.warnings) == [1, 1, 1] && posted == 1)
  }
}
