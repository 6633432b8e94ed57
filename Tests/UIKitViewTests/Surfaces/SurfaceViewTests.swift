import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A view that writes down the keys that reach it.
private final class KeyView: UIView {
  private(set) var keys: [UIKeyboardHIDUsage] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.keyCode }
  }
}

/// A surface that asks for one square more whenever it gets a size.
private final class RestlessSurface: HeadlessSurface {
  override func didGetSize(_ size: CGSize) { squareCount += 1 }
}

/// A surface of two parts.
private final class PartedSurface: HeadlessSurface {
  private(set) var part = 0

  override func moveFocus(isForward: Bool) -> Bool {
    if !hasFocus {
      part = isForward ? 0 : 1
      return takeFocus()
    }
    guard part == (isForward ? 0 : 1) else { return false }
    part = 1 - part
    return true
  }
}

/// A surface that takes no keys.
private final class DeafSurface: HeadlessSurface {
  override var takesKeys: Bool { false }
}

@Suite("A view that shows a surface")
@MainActor
struct SurfaceViewTests {
  private let surface = HeadlessSurface(name: "squares", squareCount: 5)

  /// A view with the surface at (20, 30), in a view that takes keys.
  private func show(in fixture: Fixture) -> (view: UIBackendSurfaceView, around: KeyView) {
    let around = KeyView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIBackendSurfaceView(surface: surface)
    view.frame = CGRect(x: 20, y: 30, width: 100, height: 40)
    around.addSubview(view)
    fixture.show(around)
    return (view, around)
  }

  @Test("asks for the size that the surface asks for")
  func size() {
    let fixture = Fixture(width: 300, height: 200)
    let view = UIBackendSurfaceView(surface: surface)
    expectEqual(view.intrinsicContentSize, CGSize(width: 50, height: 10))
    expectEqual(view.sizeThatFits(CGSize(width: 25, height: 0)), CGSize(width: 20, height: 30))
    expectEqual(view.measure(.width(25)), MeasuredSize(width: 20, height: 30))
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 30, height: 100)
    stack.alignment = .leading
    fixture.show(stack)
    expectEqual(view.frame.size, CGSize(width: 30, height: 100))
  }

  @Test("is printed in the scene with what it shows")
  func scene() {
    let fixture = Fixture(width: 300, height: 200)
    _ = show(in: fixture)
    expectEqual(
      fixture.scene.description,
      """
      UIWindow (0, 0, 300, 200)
        KeyView (0, 0, 300, 200)
          UIBackendSurfaceView (20, 30, 100, 40) ‹squares›
      """
    )
  }

  @Test("is laid out again when the surface grows")
  func growing() {
    let fixture = Fixture(width: 300, height: 200)
    let view = UIBackendSurfaceView(surface: surface)
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    fixture.show(stack)
    expectEqual(view.frame.width, 50)
    surface.squareCount = 8
    fixture.backend.advanceUntilIdle()
    expectEqual(view.frame.width, 80)
  }

  @Test("becomes the first responder when it is pressed, and gets what is typed")
  func typing() {
    let fixture = Fixture(width: 300, height: 200)
    let (view, around) = show(in: fixture)
    fixture.screen.tap(at: CGPoint(x: 30, y: 40))
    #expect(view.isFirstResponder)
    fixture.screen.press(.keyboardA, characters: "a")
    fixture.screen.press(.keyboardDownArrow)
    expectEqual(surface.receivedEvents.count, 4, "A press, a release, and the letter twice")
    expectEqual(around.keys, [.keyboardDownArrow], "What the surface does not take goes on")
  }

  @Test("gives up the keys when another responder gets them")
  func losingKeys() {
    let fixture = Fixture(width: 300, height: 200)
    let (view, around) = show(in: fixture)
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    around.addSubview(button)
    #expect(view.becomeFirstResponder())
    #expect(surface.hasFocus)
    #expect(button.becomeFirstResponder())
    #expect(!surface.hasFocus)
    #expect(!view.isFirstResponder)
    #expect(view.becomeFirstResponder())
    #expect(view.resignFirstResponder())
    #expect(!surface.hasFocus)
  }

  @Test("does not get what is pressed on a view in front of it")
  func viewInFront() {
    let fixture = Fixture(width: 300, height: 200)
    let (view, around) = show(in: fixture)
    let control = UIControl(frame: CGRect(x: 60, y: 30, width: 100, height: 40))
    var presses = 0
    control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    around.addSubview(control)
    fixture.screen.tap(at: CGPoint(x: 80, y: 40))
    expectEqual(presses, 1)
    #expect(surface.receivedEvents.isEmpty)
    view.isUserInteractionEnabled = false
    fixture.screen.tap(at: CGPoint(x: 30, y: 40))
    #expect(surface.receivedEvents.isEmpty, "Touches are off")
  }

  @Test("keeps a drag that goes on outside, and sees no other")
  func dragging() {
    let fixture = Fixture(width: 300, height: 200)
    _ = show(in: fixture)
    fixture.screen.pointer(.pressed, at: CGPoint(x: 30, y: 40), device: .mouse)
    fixture.screen.pointer(.dragged, at: CGPoint(x: 290, y: 190), device: .mouse)
    fixture.screen.pointer(.released, at: CGPoint(x: 290, y: 190), device: .mouse)
    expectEqual(surface.receivedEvents.count, 3)
    fixture.screen.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 30, y: 40), duration: 0.1)
    expectEqual(surface.receivedEvents.count, 3)
  }

  @Test("leaves the wheel to the scroll view around it")
  func wheel() {
    let fixture = Fixture(width: 300, height: 200)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    let view = UIBackendSurfaceView(surface: surface)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    scrollView.addSubview(view)
    fixture.show(scrollView)
    fixture.screen.turnWheel(by: 1, at: CGPoint(x: 100, y: 100))
    fixture.backend.advanceUntilIdle()
    #expect(scrollView.contentOffset.y > 0)
    #expect(abs((surface.frame?.minY ?? 0) + scrollView.contentOffset.y) < 1e-9)
  }

  @Test("follows its view on screen while that is animated")
  func animation() {
    let fixture = Fixture(width: 300, height: 200)
    let (view, _) = show(in: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
    fixture.backend.advance(by: 0.5)
    expectEqual(surface.frame, CGRect(x: 70, y: 30, width: 100, height: 40))
  }

  @Test("is in the window as long as its view is")
  func leaving() {
    let fixture = Fixture(width: 300, height: 200)
    let (view, around) = show(in: fixture)
    #expect(view.becomeFirstResponder())
    view.removeFromSuperview()
    #expect(!surface.isInWindow)
    #expect(!surface.hasFocus)
    around.addSubview(view)
    fixture.backend.makeFrame()
    expectEqual(surface.frame, CGRect(x: 20, y: 30, width: 100, height: 40))
    fixture.screen.close()
    #expect(!surface.isInWindow)
    fixture.window.makeKeyAndVisible()
    #expect(surface.isInWindow)
  }

  @Test("leaves a window that is closed during an animation")
  func closing() {
    let fixture = Fixture(width: 300, height: 200)
    let (view, _) = show(in: fixture)
    UIView.animate(withDuration: 1) { view.center.x += 100 }
    fixture.backend.advance(by: 0.5)
    fixture.screen.close()
    fixture.backend.advance(by: 1)
    #expect(surface.frame == nil)
  }

  @Test("is drawn again when the surface looks different")
  func drawing() {
    let fixture = Fixture(width: 300, height: 200)
    _ = show(in: fixture)
    fixture.backend.advanceUntilIdle()
    let count = fixture.screen.drawCount
    surface.setNeedsDisplay()
    fixture.backend.advanceUntilIdle()
    expectEqual(fixture.screen.drawCount, count + 1)
  }

  @Test("stops following a surface that never comes to an end")
  func restless() {
    let fixture = Fixture(width: 300, height: 200)
    let restless = RestlessSurface(name: "restless")
    let view = UIBackendSurfaceView(surface: restless)
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    let messages = reports {
      fixture.show(stack)
      #expect(fixture.backend.advanceUntilIdle(limit: 2))
    }
    expectEqual(messages, [SurfaceDiagnostics.endlessSizes(of: "restless")])
  }

  /// A button, a surface of one part, one that takes no keys, one of two parts, a button.
  @Test("is a stop of Tab, part by part, and back with Shift")
  func tab() {
    let fixture = Fixture(width: 300, height: 200)
    let parted = PartedSurface(name: "parted")
    let surfaces: [HeadlessSurface] = [surface, DeafSurface(name: "deaf"), parted]
    var views: [UIView] = surfaces.map { UIBackendSurfaceView(surface: $0) }
    views.insert(UIButton(type: .system), at: 0)
    views.append(UIButton(type: .system))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 30)
      fixture.window.addSubview(view)
    }
    fixture.backend.makeFrame()
    func walk(_ modifiers: UIKeyModifierFlags) -> [String] {
      (0..<5).map { _ in
        fixture.screen.press(.keyboardTab, modifiers: modifiers)
        let index = views.firstIndex { $0 === fixture.window.firstResponder } ?? -1
        return parted.hasFocus ? "\(index).\(parted.part)" : "\(index)"
      }
    }
    expectEqual(walk([]), ["0", "1", "3.0", "3.1", "4"])
    expectEqual(walk(.shift), ["3.1", "3.0", "1", "0", "4"])
  }

  @Test("is used again with its cell: no more surfaces than rows in sight and ten")
  func cells() {
    final class Cell: UICollectionViewCell {
      static var surfaces: [() -> HeadlessSurface?] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        let surface = HeadlessSurface(name: "in a cell")
        Self.surfaces.append { [weak surface] in surface }
        contentView.addSubview(UIBackendSurfaceView(surface: surface))
      }
      required init?(coder: NSCoder) { nil }
    }
    let list = CollectionFixture([1000])
    list.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.show()
    let visible = list.view.visibleCells.count
    for offset in stride(from: CGFloat(0), to: 20_000, by: 130) {
      list.view.contentOffset.y = offset
      list.frame()
      let alive = Cell.surfaces.compactMap { $0() }
      #expect(alive.count <= visible + 10)
      #expect(alive.filter(\.isInWindow).count <= list.view.visibleCells.count + 1)
    }
  }
}
