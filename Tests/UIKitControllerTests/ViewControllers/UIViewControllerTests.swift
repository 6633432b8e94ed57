import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A view controller")
@MainActor
struct UIViewControllerTests {
  private final class Story {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Teller: UIViewController {
    let name: String
    let story: Story

    init(_ name: String, _ story: Story) {
      self.name = name
      self.story = story
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ line: String) { story.lines.append("\(name) \(line)") }

    override func viewDidLoad() {
      super.viewDidLoad()
      tell("did load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tell("will appear\(view.window == nil ? "" : " in a window")")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      tell("is appearing \(Int(view.bounds.width)) wide")
    }
    override func viewWillLayoutSubviews() { tell("will lay out") }
    override func viewDidLayoutSubviews() { tell("did lay out") }
    override func viewDidAppear(_ animated: Bool) { tell("did appear") }
    override func viewWillDisappear(_ animated: Bool) { tell("will disappear") }
    override func viewDidDisappear(_ animated: Bool) {
      tell("did disappear\(view.window == nil ? "" : " in a window")")
    }
    override func willMove(toParent parent: UIViewController?) {
      tell("will have \(parent == nil ? "no" : "a") parent")
    }
    override func didMove(toParent parent: UIViewController?) {
      tell("has \(parent == nil ? "no" : "a") parent")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      tell(traitCollection.userInterfaceStyle == .dark ? "is dark" : "is light")
    }
    override func viewSafeAreaInsetsDidChange() { tell("has a safe area") }
  }

  /// Places a view in `viewDidLoad()` by the width that its own view has then.
  private final class EagerController: UIViewController {
    let inset = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      inset.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 100)
      view.addSubview(inset)
    }
  }

  @Test("has a view as large as its window when it is loaded")
  func loadedAsLargeAsWindow() {
    let fixture = Fixture(width: 430, height: 600)
    // A window that is not on screen yet.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let root = EagerController()
    window.rootViewController = root
    expectEqual(root.inset.frame, CGRect(x: 20, y: 20, width: 260, height: 100))
    // A child before its view is in another one, and before it has a parent: that of the key window.
    let child = EagerController()
    root.addChild(child)
    child.loadViewIfNeeded()
    expectEqual(child.inset.frame, CGRect(x: 20, y: 20, width: 260, height: 100))
    let other = EagerController()
    other.loadViewIfNeeded()
    expectEqual(other.view.bounds, fixture.window.bounds)
    expectEqual(other.inset.frame, CGRect(x: 20, y: 20, width: 390, height: 100))
  }

  @Test("has a view as large as the display where there is no window")
  func loadedAsLargeAsDisplay() {
    UIApplication.start(with: HeadlessBackend())
    let controller = UIViewController()
    expectEqual(controller.view.frame, UIScreen.main.bounds)
    expectEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(list.collectionView.frame, UIScreen.main.bounds)
  }

  @Test("appears with its window, and is laid out by the time it has appeared")
  func order() {
    let story = Story()
    let backend = HeadlessBackend()
    UIApplication.start(with: backend)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = Teller("root", story)
    expectEqual(story.take(), ["root did load"])
    window.makeKeyAndVisible()
    backend.makeFrame()
    expectEqual(
      story.take(),
      [
        "root will appear in a window", "root is appearing 300 wide", "root will lay out",
        "root did lay out", "root did appear",
      ]
    )
    window.makeKeyAndVisible()
    backend.makeFrame()
    expectEqual(story.take(), [])
    backend.windows[0].close()
    expectEqual(story.take(), ["root will disappear", "root did disappear in a window"])
  }

  @Test("appears when its view is put into one on screen, and not when it gets a parent")
  func child() {
    let story = Story()
    let fixture = Fixture()
    let root = UIViewController()
    fixture.window.rootViewController = root
    fixture.backend.makeFrame()
    let child = Teller("child", story)
    root.addChild(child)
    expectEqual(story.take(), ["child will have a parent"])
    child.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    fixture.backend.makeFrame()
    expectEqual(
      story.take(),
      [
        "child did load", "child will appear", "child is appearing 50 wide",
        "child has a parent", "child will lay out", "child did lay out", "child did appear",
      ]
    )
    #expect(root.children == [child] && child.parent === root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(
      story.take(),
      [
        "child will have no parent", "child will disappear", "child did disappear",
        "child has no parent",
      ]
    )
    #expect(root.children.isEmpty)
  }

  @Test("gives way to the next root of the window")
  func replaced() {
    let story = Story()
    let fixture = Fixture()
    fixture.window.rootViewController = Teller("first", story)
    fixture.backend.makeFrame()
    _ = story.take()
    fixture.window.rootViewController = Teller("second", story)
    fixture.backend.makeFrame()
    expectEqual(
      story.take(),
      [
        "first will disappear", "first did disappear", "second did load", "second will appear",
        "second is appearing 320 wide", "second will lay out", "second did lay out",
        "second did appear",
      ]
    )
  }

  @Test("hears of dark surroundings and of the safe area of its view")
  func surroundings() {
    let story = Story()
    let fixture = Fixture()
    let controller = Teller("root", story)
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    _ = story.take()
    fixture.backend.environment.prefersDarkAppearance = true
    controller.additionalSafeAreaInsets.top = 10
    fixture.backend.makeFrame()
    expectEqual(
      story.take().filter { !$0.contains("lay out") },
      ["root is dark", "root has a safe area"]
    )
  }

  @Test("names its window, now and when its title changes")
  func title() {
    let fixture = Fixture()
    let controller = UIViewController()
    controller.title = "Packages"
    fixture.window.rootViewController = controller
    expectEqual(fixture.screen.title, "Packages")
    controller.title = "Pictures"
    expectEqual(fixture.screen.title, "Pictures")
  }

  @Test("makes its view once, when it is first asked for, and again when it was given up")
  func loading() {
    let story = Story()
    let controller = Teller("it", story)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view && view?.next === controller)
    expectEqual(story.take(), ["it did load"])
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== view)
    expectEqual(story.take(), ["it did load"])
  }

  @Test("makes its view when it is told to, and not another one after that")
  func loadIfNeeded() {
    let story = Story()
    let controller = Teller("it", story)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && story.take() == ["it did load"])
    let view = controller.viewIfLoaded
    controller.loadViewIfNeeded()
    #expect(controller.view === view && story.take().isEmpty)
  }

  @Test("hears of other layout margins of its view")
  func margins() {
    final class Hearing: UIViewController {
      var count = 0
      override func viewLayoutMarginsDidChange() { count += 1 }
    }
    let fixture = Fixture()
    let controller = Hearing()
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    let before = controller.count
    controller.view.layoutMargins.left += 5
    fixture.backend.makeFrame()
    expectEqual(controller.count, before + 1)
  }

  @Test("says that there are no nibs, and makes an empty view")
  func nib() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let controller = UIViewController(nibName: "Main", bundle: nil)
    #expect(controller.view.subviews.isEmpty)
    #expect(messages.count == 1 && messages[0].contains("“Main”"))
  }
}
