import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An appearance transition")
@MainActor
struct AppearanceTransitionTests {
  /// A container that tells its children itself.
  private final class Strict: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("is begun and ended by a container, whatever the window does meanwhile")
  func byContainer() {
    let (fixture, log) = (Fixture(), ControllerLog())
    let root = fixture.show(root: UIViewController())
    let child = LoggingController("child", log)
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    fixture.backend.makeFrame()
    expectEqual(
      log.take(),
      [
        "child will appear! into its parent", "child is appearing! into its parent",
      ]
    )
    child.endAppearanceTransition()
    expectEqual(log.take(), ["child did appear! into its parent"])
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    expectEqual(log.take(), ["child will disappear! out of its parent"])
    child.endAppearanceTransition()
    child.removeFromParent()
    expectEqual(log.take(), ["child did disappear! out of its parent"])
  }

  @Test("can be taken back before its end")
  func takenBack() {
    let (fixture, log) = (Fixture(), ControllerLog())
    let root = fixture.show(root: UIViewController())
    let child = LoggingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    fixture.backend.makeFrame()
    _ = log.take()
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(
      log.take(),
      [
        "child will disappear!", "child will appear!", "child is appearing!", "child did appear!",
      ]
    )
  }

  @Test("is passed on to the children whose views are in the view")
  func passedOn() {
    let (fixture, log) = (Fixture(), ControllerLog())
    let root = fixture.show(root: UIViewController())
    let container = LoggingController("container", log)
    let (inner, spare) = (LoggingController("inner", log), LoggingController("spare", log))
    for child in [inner, spare] { container.addChild(child) }
    container.view.addSubview(inner.view)
    root.addChild(container)
    container.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(container.view)
    container.endAppearanceTransition()
    expectEqual(
      log.take(),
      [
        "container will appear! into its parent", "inner will appear! into its parent",
        "container is appearing! into its parent", "inner is appearing! into its parent",
        "container did appear! into its parent", "inner did appear! into its parent",
      ]
    )
  }

  @Test("includes a child that the container takes in as it appears")
  func lateChild() {
    let (fixture, log) = (Fixture(), ControllerLog())
    final class Late: UIViewController {
      let child: UIViewController
      init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewIsAppearing(_ animated: Bool) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let root = fixture.show(root: UIViewController())
    let container = Late(LoggingController("late", log))
    root.addChild(container)
    container.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(container.view)
    expectEqual(
      log.take(),
      ["late will appear! into its parent", "late is appearing! into its parent"]
    )
    fixture.backend.makeFrame()
    container.endAppearanceTransition()
    expectEqual(log.take(), ["late did appear! into its parent"])
  }

  @Test("is left to a container that says so")
  func byHand() {
    let (fixture, log) = (Fixture(), ControllerLog())
    let child = LoggingController("child", log)
    let container = Strict()
    container.addChild(child)
    container.view.addSubview(child.view)
    _ = fixture.show(root: container)
    expectEqual(log.take(), [])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    expectEqual(
      log.take(),
      [
        "child will appear into its parent", "child is appearing into its parent",
        "child did appear into its parent",
      ]
    )
    fixture.window.rootViewController = nil
    expectEqual(log.take(), [])
  }

  @Test("that was not begun is reported when it is ended")
  func notBegun() {
    let messages = reports { UIViewController().endAppearanceTransition() }
    #expect(messages.count == 1 && messages[0].contains("without a beginAppearanceTransition"))
  }

  @Test("exchanges two children by an animation")
  func exchange() {
    let (fixture, log) = (Fixture(), ControllerLog())
    let root = fixture.show(root: UIViewController())
    let (old, new) = (LoggingController("old", log), LoggingController("new", log))
    for child in [old, new] { root.addChild(child) }
    old.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.view.addSubview(old.view)
    fixture.backend.makeFrame()
    _ = log.take()
    root.transition(
      from: old,
      to: new,
      duration: 0.2,
      animations: { old.view.alpha = 0 },
      completion: { log.add("ended \($0)") }
    )
    #expect(new.view.frame == old.view.frame && new.view.superview === root.view)
    fixture.backend.advance(by: 0.1)
    #expect(old.view.superview === root.view)
    fixture.backend.advance(by: 0.2)
    #expect(old.view.superview == nil)
    expectEqual(
      log.take(),
      [
        "old will disappear!", "new will appear! into its parent",
        "new is appearing! into its parent", "old did disappear!",
        "new did appear! into its parent", "ended true",
      ]
    )
    let messages = reports {
      root.transition(from: UIViewController(), to: new, duration: 0, animations: nil)
    }
    #expect(messages.count == 1 && old.parent === root)
  }
}

@Suite("A resized window")
@MainActor
struct WindowResizingTests {
  private final class Sized: UIViewController {
    var sizes: [CGSize] = []
    var boundsAlongside: [CGSize] = []
    var collections: [UIUserInterfaceSizeClass] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes += [view.bounds.size, size]
      coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
        boundsAlongside.append(view.bounds.size)
      }
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      collections += [traitCollection.horizontalSizeClass, newCollection.horizontalSizeClass]
    }
  }

  @Test("tells its controllers of the size, and of the size class, before they have them")
  func resizing() {
    let fixture = Fixture()
    let root = Sized()
    let child = Sized()
    fixture.show(root: root)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    #expect(root.sizes.isEmpty)
    let (before, after) = (CGSize(width: 320, height: 480), CGSize(width: 700, height: 500))
    fixture.screen.resize(to: after)
    fixture.backend.makeFrame()
    for controller in [root, child] {
      expectEqual(controller.sizes, [before, after])
      expectEqual(controller.boundsAlongside, [after])
      expectEqual(controller.collections, [.compact, .regular])
    }
    #expect(root.transitionCoordinator == nil)
    fixture.screen.resize(to: CGSize(width: 710, height: 500))
    #expect(root.sizes.count == 4 && root.collections.count == 2)
  }

  @Test("tells a child of the size that its parent says it will have")
  func childSize() {
    final class Parent: UIViewController {
      var changes = 0

      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { changes += 1 }
    }
    let fixture = Fixture()
    let (root, child) = (Parent(), Sized())
    fixture.show(root: root)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 160, height: 480)
    root.view.addSubview(child.view)
    fixture.screen.resize(to: CGSize(width: 700, height: 500))
    expectEqual(child.sizes.last, CGSize(width: 350, height: 500))
    child.preferredContentSize = CGSize(width: 10, height: 10)
    child.preferredContentSize = CGSize(width: 10, height: 10)
    expectEqual(root.changes, 1)
  }
}
