import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A view's margins")
@MainActor
struct UIViewMarginsTests {
  /// Counts how often it hears of new margins and of a new safe area.
  private final class Listener: UIView {
    var marginsChanges = 0
    var safeAreaChanges = 0

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      marginsChanges += 1
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      safeAreaChanges += 1
    }
  }

  /// A controller's view of 200 × 200 that fills a window, its safe area 20 at the top.
  private func fixture() -> (Fixture, UIViewController) {
    let fixture = Fixture(width: 200, height: 200)
    let controller = UIViewController()
    controller.view = Listener()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    return (fixture, controller)
  }

  /// A view that counts how often its safe area is asked for.
  private final class Asked: UIView {
    var count = 0

    override var safeAreaInsets: UIEdgeInsets {
      count += 1
      return super.safeAreaInsets
    }
  }

  /// Twice at each level would be a million times for twenty scroll views in each other.
  @Test("ask for the safe area around scroll views in scroll views once", arguments: [1, 20])
  func nestedScrollViews(depth: Int) {
    let (fixture, controller) = fixture()
    let asked = Asked(frame: fixture.window.bounds)
    controller.view.addSubview(asked)
    var innermost: UIView = asked
    for _ in 0..<depth {
      let scrollView = UIScrollView(frame: fixture.window.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      innermost.addSubview(scrollView)
      innermost = scrollView
    }
    fixture.backend.makeFrame()
    asked.count = 0
    expectEqual(innermost.safeAreaInsets.top, 20)
    expectEqual(asked.count, 1)
  }

  @Test("are 8 points at each edge")
  func standard() {
    expectEqual(UIView().layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("follow the reading direction where they were set by it")
  func direction() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6)
    )
  }

  @Test("take in the safe area, unless told not to")
  func safeArea() {
    let (_, controller) = fixture()
    expectEqual(controller.view.layoutMargins.top, 28)
    expectEqual(controller.view.layoutMargins.bottom, 8)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(controller.view.layoutMargins.top, 8)
  }

  // The subview starts 5 points below the edge, so that 15 of the 20 points reach into it.
  @Test("take in as much of the safe area as reaches into a subview")
  func reach() {
    let (fixture, controller) = fixture()
    let subview = Listener(frame: CGRect(x: 0, y: 5, width: 200, height: 100))
    controller.view.addSubview(subview)
    expectEqual(subview.safeAreaInsets, UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    expectEqual(subview.layoutMargins.top, 23)
    fixture.backend.makeFrame()
    expectEqual(subview.safeAreaChanges, 1)
    subview.frame.origin.y = 30
    fixture.backend.makeFrame()
    expectEqual(subview.safeAreaInsets, .zero)
    expectEqual(subview.safeAreaChanges, 2)
  }

  @Test("of the superview count where a view preserves them, as far as they reach")
  func preserving() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let inner = Listener(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    outer.addSubview(inner)
    expectEqual(inner.layoutMargins.left, 8)
    inner.preservesSuperviewLayoutMargins = true
    expectEqual(inner.layoutMargins, UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 30))
    expectEqual(inner.marginsChanges, 1)
    outer.layoutMargins.left = 50
    expectEqual(inner.layoutMargins.left, 40)
    expectEqual(inner.marginsChanges, 2)
  }

  @Test("are told of once, and not when they are set to what they are")
  func once() {
    let view = Listener()
    view.layoutMargins.top = 20
    view.layoutMargins.top = 20
    expectEqual(view.marginsChanges, 1)
  }

  @Test("move the content of a stack that keeps to them when the safe area changes")
  func stack() throws {
    let (fixture, controller) = fixture()
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = controller.view.bounds
    controller.view.addSubview(stack)
    fixture.backend.makeFrame()
    let label = try #require(stack.arrangedSubviews.first)
    expectEqual(label.frame, CGRect(x: 8, y: 28, width: 184, height: 164))
    controller.additionalSafeAreaInsets.top = 50
    fixture.backend.makeFrame()
    expectEqual(label.frame, CGRect(x: 8, y: 58, width: 184, height: 134))
  }
}
