import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A navigation controller")
@MainActor
struct UINavigationControllerTests {
  @Test("shows its root below a bar of 44 points with the root's title in the middle")
  func shows() throws {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let navigation = setUp.navigation
    let root = setUp.root
    #expect(navigation.viewControllers == [root] && navigation.topViewController === root)
    #expect(navigation.visibleViewController === root && root.navigationController === navigation)
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let title = try #require(fixture.frame(of: "Cities"))
    #expect(abs(title.midX - 160) <= 1 && abs(title.midY - 22) <= 1)
    expectEqual(fixture.screen.title, "Cities")
  }

  @Test("has the bar and the window follow the title on top")
  func title() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let root = setUp.root
    root.title = "Towns"
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Towns") != nil && fixture.frame(of: "Cities") == nil)
    expectEqual(fixture.screen.title, "Towns")
    root.navigationItem.title = "Villages"
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Villages") != nil && fixture.screen.title == "Villages")
  }

  @Test("pushes a controller from the side in a third of a second, and tells both at begin and end")
  func push() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    let navigation = setUp.navigation
    let root = setUp.root
    let detail = LoggingController("Oslo", log)
    navigation.pushViewController(detail, animated: true)
    expectEqual(navigation.viewControllers, [root, detail])
    expectEqual(
      log.take(),
      [
        "Cities will disappear!", "Oslo will appear! into its parent",
        "Oslo is appearing! into its parent",
      ]
    )
    fixture.backend.makeFrame()
    expectEqual(HeadlessScene(detail.view).root.frame.minX, 320)
    fixture.backend.advance(by: 0.2)
    let between = fixture.scene.nodes.filter { $0.frame.minX > 0 && $0.frame.width == 320 }
    #expect(!between.isEmpty)
    #expect(log.take() == [] && root.view.superview != nil)
    fixture.backend.advance(by: 0.2)
    expectEqual(
      log.take(),
      ["Cities did disappear!", "Oslo did appear! into its parent"]
    )
    #expect(root.view.superview == nil && detail.view.frame.minX == 0)
    expectEqual(detail.view.safeAreaInsets.top, 44)
    expectEqual(fixture.screen.title, "Oslo")
  }

  @Test("goes back by the back button, which has the title of what it leads to")
  func back() throws {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    let navigation = setUp.navigation
    let root = setUp.root
    let detail = LoggingController("Oslo", log)
    navigation.pushViewController(detail, animated: false)
    fixture.backend.advanceUntilIdle()
    _ = log.take()
    let button = try #require(fixture.frame(of: "Cities"))
    #expect(button.minX < 60)
    fixture.screen.tap(at: CGPoint(x: button.midX, y: button.midY))
    expectEqual(navigation.viewControllers, [root])
    expectEqual(
      log.take(),
      [
        "Oslo will disappear! out of its parent", "Cities will appear!", "Cities is appearing!",
      ]
    )
    #expect(detail.navigationController === navigation)
    fixture.backend.advanceUntilIdle()
    expectEqual(log.take(), ["Oslo did disappear! out of its parent", "Cities did appear!"])
    #expect(detail.parent == nil && detail.view.superview == nil)
    expectEqual(navigation.children, [root])
  }

  @Test("tells without animation that controllers have arrived, once they are laid out")
  func unanimated() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    let navigation = setUp.navigation
    let detail = LoggingController("Oslo", log)
    navigation.pushViewController(detail, animated: false)
    fixture.backend.makeFrame()
    fixture.backend.makeFrame()
    expectEqual(
      log.take(),
      [
        "Cities will disappear", "Oslo will appear into its parent",
        "Oslo is appearing into its parent", "Cities did disappear",
        "Oslo did appear into its parent",
      ]
    )
  }

  @Test("brings a list back at its start that has changed while it was covered")
  func coveredList() throws {
    let fixture = Fixture()
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionViewController(collectionViewLayout: layout)
    let navigation = UINavigationController(rootViewController: list)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collectionView) {
      list,
      path,
      item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      fixture.backend.advanceUntilIdle()
    }
    fixture.show(root: navigation)
    show(Array(0..<200))
    expectEqual(list.collectionView.contentOffset.y, -44)
    navigation.pushViewController(UIViewController(), animated: true)
    fixture.backend.advanceUntilIdle()
    #expect(list.view.window == nil)
    show(Array(1..<200))
    list.collectionView.layoutIfNeeded()
    navigation.popViewController(animated: true)
    fixture.backend.advanceUntilIdle()
    expectEqual(list.collectionView.contentOffset.y, -44)
    expectEqual(list.collectionView.adjustedContentInset.top, 44)
    let cell = try #require(list.collectionView.cellForItem(at: [0, 0]))
    expectEqual(cell.convert(cell.bounds, to: nil).minY, 44)
  }

  @Test("pops to its root, or to a controller of the stack, and returns those above")
  func pops() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let navigation = setUp.navigation
    let root = setUp.root
    let (first, second) = (UIViewController(), UIViewController())
    navigation.setViewControllers([root, first, second], animated: false)
    expectEqual(navigation.popToViewController(first, animated: false), [second])
    #expect(navigation.topViewController === first)
    navigation.pushViewController(second, animated: false)
    expectEqual(navigation.popToRootViewController(animated: false), [first, second])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    fixture.backend.advanceUntilIdle()
    #expect(navigation.viewControllers == [root] && root.view.window === fixture.window)
    #expect(first.parent == nil && second.parent == nil)
  }

  @Test("reports a controller that is pushed twice, or is not in the stack, and changes nothing")
  func wrongControllers() {
    let setUp = NavigationFixture()
    let navigation = setUp.navigation
    let root = setUp.root
    let messages = reports {
      navigation.pushViewController(root, animated: false)
      navigation.popToViewController(UIViewController(), animated: false)
      navigation.setViewControllers([root, root], animated: false)
    }
    expectEqual(messages.count, 3)
    #expect(messages.first?.contains("LoggingController was pushed onto a stack of 1") == true)
    expectEqual(navigation.viewControllers, [root])
  }

  @Test("ends one change of the stack before the next one begins")
  func interrupted() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    let navigation = setUp.navigation
    let root = setUp.root
    let (first, second) = (LoggingController("1", log), LoggingController("2", log))
    navigation.pushViewController(first, animated: true)
    fixture.backend.advance(by: 0.1)
    navigation.pushViewController(second, animated: true)
    fixture.backend.advanceUntilIdle()
    expectEqual(
      log.take().filter { $0.contains("did") },
      [
        "Cities did disappear!", "1 did appear! into its parent", "1 did disappear!",
        "2 did appear! into its parent",
      ]
    )
    #expect(navigation.view.window != nil && second.view.superview != nil)
    #expect(first.view.superview == nil && root.view.superview == nil)
  }

  @Test("moves nothing where motion is reduced")
  func reducedMotion() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    let navigation = setUp.navigation
    fixture.backend.environment.reducesMotion = true
    navigation.pushViewController(LoggingController("Oslo", log), animated: true)
    fixture.backend.makeFrame()
    fixture.backend.makeFrame()
    expectEqual(log.take().last, "Oslo did appear into its parent")
  }

  @Test("is mirrored from right to left: pushes from the left, with the back button at the right")
  func rightToLeft() throws {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    let navigation = setUp.navigation
    fixture.backend.environment.isRightToLeft = true
    let detail = LoggingController("Oslo", log)
    navigation.pushViewController(detail, animated: true)
    fixture.backend.makeFrame()
    expectEqual(HeadlessScene(detail.view).root.frame.minX, -320)
    fixture.backend.advanceUntilIdle()
    #expect(try #require(fixture.frame(of: "Cities")).maxX > 260)
  }

  @Test("hides its bar in the time that it says, if it is animated")
  func hideShowBarDuration() {
    let setUp = NavigationFixture()
    let duration = UINavigationController.hideShowBarDuration
    expectEqual(duration, 0.2)
    setUp.navigation.setNavigationBarHidden(true, animated: true)
    setUp.fixture.backend.advance(by: duration / 2)
    let shown = setUp.fixture.scene.nodes.first { $0.name == "UINavigationBar" }?.frame.maxY ?? 0
    #expect(shown > 0 && shown < 44)
    setUp.fixture.backend.advance(by: duration / 2)
    let end = setUp.fixture.scene.nodes.first { $0.name == "UINavigationBar" }?.frame.maxY ?? 0
    #expect(end <= 0)
  }

  @Test("hides its bar, and the safe area follows")
  func hiddenBar() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let navigation = setUp.navigation
    let root = setUp.root
    navigation.setNavigationBarHidden(true, animated: true)
    fixture.backend.advance(by: 0.1)
    #expect(navigation.isNavigationBarHidden && fixture.frame(of: "Cities") != nil)
    fixture.backend.advance(by: 0.2)
    expectEqual(root.view.safeAreaInsets, .zero)
    expectEqual(navigation.navigationBar.alpha, 0)
    navigation.isNavigationBarHidden = false
    fixture.backend.makeFrame()
    expectEqual(root.view.safeAreaInsets.top, 44)
  }

  @Test("goes back by Alt and the arrow key, and by the button of a mouse for that")
  func keysAndPointer() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let navigation = setUp.navigation
    let root = setUp.root
    navigation.pushViewController(UIViewController(), animated: false)
    fixture.backend.advanceUntilIdle()
    fixture.screen.press(.keyboardLeftArrow, modifiers: .alternate)
    expectEqual(navigation.viewControllers, [root])
    fixture.backend.advanceUntilIdle()
    navigation.pushViewController(UIViewController(), animated: false)
    fixture.backend.advanceUntilIdle()
    for action in [UIBackendPointerEvent.Action.pressed, .released] {
      let event = UIBackendPointerEvent(
        action,
        at: CGPoint(x: 100, y: 200),
        timestamp: fixture.backend.currentTime,
        button: 8
      )
      fixture.screen.send(.pointer(event))
    }
    expectEqual(navigation.viewControllers, [root])
    fixture.backend.advanceUntilIdle()
    fixture.screen.press(.keyboardLeftArrow, modifiers: .alternate)
    expectEqual(navigation.viewControllers, [root])
  }

  @Test("has keys go to a list of the controller on top while it comes")
  func keysWhileMoving() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let navigation = setUp.navigation
    func list() -> UICollectionViewController {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    let (first, second) = (list(), list())
    navigation.setViewControllers([first], animated: false)
    fixture.backend.advanceUntilIdle()
    #expect(fixture.window.firstViewThatTakesKeys(in: fixture.window) === first.collectionView)
    navigation.pushViewController(second, animated: true)
    fixture.backend.advance(by: 0.1)
    #expect(fixture.window.firstViewThatTakesKeys(in: fixture.window) === second.collectionView)
  }

  @Test("tells its delegate what it shows, from the first controller on")
  func delegate() {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    final class Observer: NSObject, UINavigationControllerDelegate {
      let log: ControllerLog
      init(_ log: ControllerLog) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) { log.add("will show \(viewController.title ?? "")\(animated ? "!" : "")") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) { log.add("did show \(viewController.title ?? "")\(animated ? "!" : "")") }
    }
    let observer = Observer(log)
    let first = UIViewController()
    first.title = "first"
    let fresh = UINavigationController(rootViewController: first)
    fresh.delegate = observer
    fixture.window.rootViewController = fresh
    fixture.backend.makeFrame()
    let second = UIViewController()
    second.title = "second"
    fresh.pushViewController(second, animated: true)
    fixture.backend.advanceUntilIdle()
    fresh.popViewController(animated: true)
    fixture.backend.advanceUntilIdle()
    expectEqual(
      log.take().filter { $0.contains("show") },
      [
        "will show first", "did show first", "will show second!", "did show second!",
        "will show first!", "did show first!",
      ]
    )
  }

  @Test("moves views of the app in its own animation, and says when it has ended")
  func coordinator() throws {
    let setUp = NavigationFixture()
    let fixture = setUp.fixture
    let log = setUp.log
    let navigation = setUp.navigation
    let root = setUp.root
    let detail = LoggingController("Oslo", log)
    let marker = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    fixture.show(marker)
    navigation.pushViewController(detail, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(detail.transitionCoordinator === coordinator && coordinator.isAnimated)
    let keys: [UITransitionContextViewControllerKey] = [.from, .to]
    let viewKeys: [UITransitionContextViewKey] = [.from, .to]
    #expect(
      keys.map { coordinator.viewController(forKey: $0)?.view }
        == viewKeys.map { coordinator.view(forKey: $0) }
    )
    #expect(coordinator.viewController(forKey: .from) === root)
    #expect(coordinator.viewController(forKey: .to) === detail)
    #expect(coordinator.view(forKey: .from) === root.view)
    #expect(coordinator.view(forKey: .to) === detail.view)
    #expect(detail.view.isDescendant(of: coordinator.containerView))
    #expect(!coordinator.isCancelled && coordinator.completionCurve == .easeOut)
    expectEqual(coordinator.transitionDuration, 0.35)
    let runs = coordinator.animate { _ in
      marker.frame.origin.x = 100
    } completion: { context in
      log.add("ended after \(context.transitionDuration)")
    }
    #expect(runs)
    fixture.backend.makeFrame()
    #expect(HeadlessScene(marker).root.frame.minX < 1)
    fixture.backend.advance(by: 0.1)
    let between = HeadlessScene(marker).root.frame.minX
    #expect(between > 1 && between < 99)
    #expect(!coordinator.animate(alongsideTransition: { _ in marker.alpha = 0 }))
    expectEqual(marker.alpha, 1)
    fixture.backend.advanceUntilIdle()
    expectEqual(log.take().last, "ended after 0.35")
    #expect(navigation.transitionCoordinator == nil)
  }
}
