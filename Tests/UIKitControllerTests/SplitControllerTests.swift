import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var leavesDetailOut = false
  var calls: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { leavesDetailOut }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expand") }
}

@Suite("A split view controller")
@MainActor
struct SplitControllerTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// A list and a detail, each in a navigation controller, in a window.
  private func screen(width: CGFloat) -> (Fixture, UISplitViewController) {
    let fixture = Fixture(width: width, height: 400)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(
      UINavigationController(rootViewController: titled("list")),
      for: .primary
    )
    split.setViewController(
      UINavigationController(rootViewController: titled("detail")),
      for: .secondary
    )
    fixture.window.rootViewController = split
    fixture.backend.makeFrame()
    return (fixture, split)
  }

  private func titles(_ controller: UIViewController?) -> [String] {
    (controller as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
  }

  @Test("shows the list beside the detail where there is room")
  func columns() throws {
    let (_, split) = screen(width: 900)
    let list = try #require(split.viewController(for: .primary))
    let detail = try #require(split.viewController(for: .secondary))
    #expect(!split.isCollapsed)
    expectEqual(split.displayMode, .oneBesideSecondary)
    // A third of 900, and a line of one point.
    expectEqual(list.view.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
    expectEqual(detail.view.frame, CGRect(x: 301, y: 0, width: 599, height: 400))
    #expect(list.splitViewController === split)
    expectEqual(titles(list), ["list"])
    expectEqual(split.viewControllers.count, 2)
    expectEqual(split.style, .doubleColumn)
  }

  @Test("has a list as wide as it is told, within its limits")
  func widths() {
    let (fixture, split) = screen(width: 1200)
    // A third would be 400.
    expectEqual(split.primaryColumnWidth, 320)
    split.maximumPrimaryColumnWidth = 500
    split.preferredPrimaryColumnWidthFraction = 0.25
    expectEqual(split.primaryColumnWidth, 300)
    split.preferredPrimaryColumnWidth = 200
    split.minimumPrimaryColumnWidth = 250
    fixture.backend.makeFrame()
    expectEqual(split.primaryColumnWidth, 250)
    expectEqual(split.viewController(for: .primary)?.view.frame.width, 250)
    expectEqual(split.preferredPrimaryColumnWidth, 200)
    expectEqual(split.preferredPrimaryColumnWidthFraction, 0.25)
    expectEqual(split.minimumPrimaryColumnWidth, 250)
    expectEqual(split.maximumPrimaryColumnWidth, 500)
    #expect(UISplitViewController.automaticDimension < 0)
  }

  @Test("shows the detail alone where that is asked for")
  func detailAlone() {
    let (fixture, split) = screen(width: 900)
    split.hide(.primary)
    fixture.backend.makeFrame()
    expectEqual(split.preferredDisplayMode, .secondaryOnly)
    #expect(split.viewController(for: .primary)?.parent == nil)
    expectEqual(split.viewController(for: .secondary)?.view.frame.width, 900)
    split.show(.primary)
    fixture.backend.makeFrame()
    expectEqual(split.viewController(for: .primary)?.view.frame.width, 300)
  }

  @Test("replaces the detail, from the controllers inside of it too")
  func showDetail() {
    let (fixture, split) = screen(width: 900)
    let other = titled("other")
    let list = split.viewController(for: .primary) as? UINavigationController
    list?.topViewController?.showDetailViewController(other, sender: nil)
    fixture.backend.makeFrame()
    #expect(split.viewController(for: .secondary) === other)
    expectEqual(other.view.frame.minX, 301)
    split.show(titled("below"), sender: nil)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(titles(list), ["list", "below"])
  }

  @Test("pushes the detail onto the list where the width is compact, and takes it back")
  func collapsing() {
    let (fixture, split) = screen(width: 900)
    let delegate = SplitDelegate()
    split.delegate = delegate
    fixture.screen.resize(to: CGSize(width: 400, height: 400))
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect(split.isCollapsed)
    expectEqual(titles(split.viewController(for: .primary)), ["list", "detail"])
    expectEqual(split.viewControllers.count, 1)
    expectEqual(split.viewController(for: .primary)?.view.frame.width, 400)
    fixture.screen.resize(to: CGSize(width: 900, height: 400))
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(titles(split.viewController(for: .primary)), ["list"])
    expectEqual(titles(split.viewController(for: .secondary)), ["detail"])
    expectEqual(delegate.calls, ["collapse", "expand"])
  }

  @Test("leaves the detail out where its delegate says so, until it is shown")
  func withoutDetail() {
    let (fixture, split) = screen(width: 900)
    let delegate = SplitDelegate()
    delegate.leavesDetailOut = true
    split.delegate = delegate
    fixture.screen.resize(to: CGSize(width: 400, height: 400))
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(titles(split.viewController(for: .primary)), ["list"])
    split.show(.secondary)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(titles(split.viewController(for: .primary)), ["list", "detail"])
    split.show(.primary)
    expectEqual(titles(split.viewController(for: .primary)), ["list"])
  }

  @Test("begins with the list where the width is compact, and pushes what is shown")
  func compact() {
    let (fixture, split) = screen(width: 400)
    #expect(split.isCollapsed)
    expectEqual(titles(split.viewController(for: .primary)), ["list"])
    split.showDetailViewController(titled("new"), sender: nil)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(titles(split.viewController(for: .primary)), ["list", "new"])
  }

  @Test("takes both controllers as an array")
  func array() {
    let fixture = Fixture(width: 900, height: 400)
    let split = UISplitViewController()
    split.viewControllers = [titled("list")]
    fixture.window.rootViewController = split
    split.viewControllers.append(titled("detail"))
    split.preferredDisplayMode = .oneBesideSecondary
    fixture.backend.makeFrame()
    expectEqual(split.style, .unspecified)
    expectEqual(split.viewController(for: .secondary)?.view.frame.width, 599)
    let alone = UIViewController()
    #expect(alone.splitViewController == nil)
  }
}
