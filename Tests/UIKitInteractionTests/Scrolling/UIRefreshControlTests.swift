import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A refresh control")
@MainActor
struct UIRefreshControlTests {
  /// A scroll view of 320 × 400 points with a refresh control, and how often a person has refreshed.
  @MainActor
  private final class RefreshFixture {
    let scroll: ScrollFixture
    let control = UIRefreshControl()
    var count = 0

    init(content: CGFloat = 2000, inset: CGFloat = 0) {
      scroll = ScrollFixture(content: CGSize(width: 320, height: content))
      scroll.scrollView.contentInset.top = inset
      scroll.scrollView.contentOffset.y = -inset
      scroll.scrollView.refreshControl = control
      control.addAction(UIAction { [unowned self] _ in count += 1 }, for: .valueChanged)
      scroll.fixture.backend.makeFrame()
      _ = scroll.trace.take()
    }

    var offset: CGFloat { scroll.offset }

    func finish() -> Bool { scroll.fixture.backend.advanceUntilIdle() }

    /// The offsets of the frames of a second.
    func offsets() -> [CGFloat] {
      (0..<60).map { _ in
        scroll.fixture.backend.advance(by: HeadlessBackend.frameInterval)
        return offset
      }
    }
  }

  // Of a pull of p points, d · (1 − 1 / (p · 0.55 / d + 1)) show in a view of d = 400: 60 of 128.3. The first 10 points of
  // a drag do not pull.
  @Test(
    "begins once the content is pulled by 60 points, once",
    arguments: [
      UIBackendPointerEvent.Device.touch, .mouse,
    ]
  )
  func pull(device: UIBackendPointerEvent.Device) {
    let refresh = RefreshFixture()
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 138), device: device)
    #expect(refresh.offset > -60)
    #expect(!refresh.control.isRefreshing)
    refresh.scroll.move(to: CGVector(dx: 0, dy: 139), device: device)
    #expect(refresh.control.isRefreshing)
    refresh.scroll.move(to: CGVector(dx: 0, dy: 180), device: device)
    expectEqual(refresh.count, 1)
    refresh.scroll.letGoAtRest(CGVector(dx: 0, dy: 180), device: device)
    #expect(refresh.finish() == false)
    expectEqual(refresh.offset, -60)
    #expect(refresh.scroll.isIdle)
    expectEqual(refresh.count, 1)
  }

  @Test("begins by two fingers on a touchpad, and not by what the content does by itself")
  func touchpad() {
    let refresh = RefreshFixture()
    func send(_ movement: UIBackendScrollEvent.Movement) {
      let time = refresh.scroll.fixture.backend.currentTime
      refresh.scroll.fixture.screen.send(
        .scroll(UIBackendScrollEvent(movement, at: CGPoint(x: 100, y: 100), timestamp: time))
      )
    }
    send(.fingersBegan)
    send(.fingersMoved(CGVector(dx: 0, dy: -129)))
    expectEqual(refresh.count, 1)
    send(.fingersEnded(velocity: .zero))
    refresh.control.endRefreshing()
    #expect(refresh.finish())
    refresh.scroll.scrollView.contentOffset.y = 50
    send(.fingersBegan)
    send(.fingersMoved(CGVector(dx: 0, dy: -10)))
    send(.fingersEnded(velocity: CGVector(dx: 0, dy: -9000)))
    let lowest = refresh.offsets().min() ?? 0
    #expect(lowest < -60)
    #expect(refresh.finish())
    expectEqual(refresh.count, 1)
  }

  @Test("does not move the content when it begins under the hand")
  func beginsInHand() {
    let refresh = RefreshFixture()
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 138))
    let before = refresh.offset
    refresh.scroll.move(to: CGVector(dx: 0, dy: 139))
    let begun = refresh.offset
    #expect(before - begun > 0 && before - begun < 1)
    // Now the content may rest at −60, so that the hand moves it there without a rubber band.
    refresh.scroll.move(to: CGVector(dx: 0, dy: 129))
    #expect(refresh.offset > begun)
    #expect(refresh.offset - begun < 11)
  }

  @Test("ends with the content moving up into the room of the wheel, without a jump")
  func ends() {
    let refresh = RefreshFixture()
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 150))
    refresh.scroll.letGoAtRest(CGVector(dx: 0, dy: 150))
    _ = refresh.offsets()
    expectEqual(refresh.offset, -60)
    refresh.control.endRefreshing()
    expectEqual(refresh.offset, -60)
    let offsets = refresh.offsets()
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 12 })
    expectEqual(offsets.last, 0)
    #expect(!refresh.control.isRefreshing)
    #expect(refresh.finish())
    expectEqual(refresh.scroll.scrollView.adjustedContentInset.top, 0)
  }

  @Test("ends under the hand, and begins again with another pull only")
  func endsInHand() {
    let refresh = RefreshFixture()
    refresh.control.addAction(
      UIAction { [unowned control = refresh.control] _ in control.endRefreshing() },
      for: .valueChanged
    )
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 150))
    refresh.scroll.move(to: CGVector(dx: 0, dy: 100))
    refresh.scroll.move(to: CGVector(dx: 0, dy: 190))
    expectEqual(refresh.count, 1)
    #expect(refresh.offset < -60)
    refresh.scroll.letGoAtRest(CGVector(dx: 0, dy: 190))
    #expect(refresh.finish())
    expectEqual(refresh.offset, 0)
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 150))
    expectEqual(refresh.count, 2)
    refresh.scroll.letGoAtRest(CGVector(dx: 0, dy: 150))
  }

  nonisolated static let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Bool)] = [
    (.keyboardF5, [], true), (.keyboardR, .control, true), (.keyboardR, [], false),
    (.keyboardF5, .control, false), (.keyboardR, [.control, .shift], false),
  ]

  @Test(
    "begins by F5 and Control with R, and shows itself above content at the top",
    arguments: keys
  )
  func keys(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, isTaken: Bool) {
    let refresh = RefreshFixture(inset: 20)
    refresh.scroll.fixture.screen.press(key, modifiers: modifiers)
    refresh.scroll.fixture.screen.press(key, modifiers: modifiers)
    _ = refresh.offsets()
    expectEqual(refresh.count, (isTaken ? 1 : 0))
    expectEqual(refresh.control.isRefreshing, isTaken)
    expectEqual(refresh.offset, (isTaken ? -80 : -20))
    refresh.control.endRefreshing()
    #expect(refresh.finish())
    expectEqual(refresh.offset, -20)
  }

  @Test("takes no keys and no pull while it is disabled")
  func disabled() {
    let refresh = RefreshFixture()
    refresh.control.isEnabled = false
    refresh.scroll.fixture.screen.press(.keyboardF5)
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 200))
    refresh.scroll.letGoAtRest(CGVector(dx: 0, dy: 200))
    #expect(refresh.finish())
    expectEqual(refresh.count, 0)
    expectEqual(refresh.offset, 0)
  }

  @Test("begun in code sends nothing and does not scroll, and ends without moving anything")
  func inCode() {
    let refresh = RefreshFixture()
    refresh.control.beginRefreshing()
    refresh.control.beginRefreshing()
    #expect(refresh.control.isRefreshing)
    expectEqual(Set(refresh.offsets()), [0])
    expectEqual(refresh.scroll.scrollView.adjustedContentInset.top, 60)
    expectEqual(refresh.scroll.scrollView.contentInset.top, 0)
    refresh.control.endRefreshing()
    refresh.control.endRefreshing()
    expectEqual(Set(refresh.offsets()), [0])
    expectEqual(refresh.count, 0)
  }

  @Test(
    "moves nothing while the content is scrolled away from the top",
    arguments: [0.5, 1, 700, 1600]
  )
  func scrolledAway(offset: CGFloat) {
    let refresh = RefreshFixture()
    refresh.scroll.scrollView.contentOffset.y = offset
    refresh.scroll.fixture.screen.press(.keyboardF5)
    #expect(refresh.control.isRefreshing)
    expectEqual(Set(refresh.offsets()), [offset])
    refresh.control.endRefreshing()
    expectEqual(Set(refresh.offsets()), [offset])
  }

  @Test("lets a fling that runs to the top go on to the edge that is there now")
  func fling() {
    let refresh = RefreshFixture()
    refresh.scroll.scrollView.contentOffset.y = 300
    refresh.control.beginRefreshing()
    refresh.scroll.fixture.screen.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 200),
      duration: 0.1
    )
    refresh.scroll.fixture.backend.advance(by: 0.1)
    refresh.control.endRefreshing()
    let offsets = refresh.offsets()
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) < 40 })
    #expect(refresh.finish())
    expectEqual(refresh.offset, 0)
  }

  @Test("stands above the content, and at the top of the view while that is pulled further")
  func places() {
    let refresh = RefreshFixture(inset: 20)
    expectEqual(refresh.control.frame, CGRect(0, -60, 320, 60))
    expectEqual(refresh.control.wheel.alpha, 0)
    refresh.scroll.scrollView.contentOffset.y = -50
    expectEqual(refresh.control.frame, CGRect(0, -60, 320, 60))
    expectEqual(refresh.control.wheel.alpha, 0.5)
    refresh.scroll.scrollView.contentOffset.y = -120
    expectEqual(refresh.control.frame, CGRect(0, -100, 320, 60))
    expectEqual(refresh.control.wheel.alpha, 1)
    refresh.scroll.scrollView.bounds.size.width = 200
    expectEqual(refresh.control.frame.width, 200)
  }

  @Test("has the wheel in the middle, or above its words")
  func layout() {
    let refresh = RefreshFixture()
    refresh.control.layoutIfNeeded()
    expectEqual(refresh.control.wheel.frame, CGRect(150, 20, 20, 20))
    refresh.control.attributedTitle = NSAttributedString(string: "Loading")
    refresh.control.layoutIfNeeded()
    expectEqual(refresh.control.attributedTitle?.string, "Loading")
    #expect(refresh.control.wheel.frame.maxY < 40)
    #expect(refresh.control.wheel.frame.minY > 0)
    refresh.control.tintColor = .systemRed
    refresh.control.layoutIfNeeded()
    expectEqual(refresh.control.wheel.color, .systemRed)
  }

  @Test("that is replaced while it refreshes leaves no room behind")
  func replaced() {
    let refresh = RefreshFixture()
    refresh.scroll.fixture.screen.press(.keyboardF5)
    _ = refresh.offsets()
    expectEqual(refresh.offset, -60)
    let other = UIRefreshControl()
    refresh.scroll.scrollView.refreshControl = other
    #expect(refresh.control.superview == nil)
    #expect(other.superview === refresh.scroll.scrollView)
    #expect(refresh.finish())
    expectEqual(refresh.offset, 0)
    other.beginRefreshing()
    expectEqual(refresh.scroll.scrollView.adjustedContentInset.top, 60)
    refresh.scroll.scrollView.refreshControl = nil
    expectEqual(refresh.scroll.scrollView.adjustedContentInset.top, 0)
    refresh.control.endRefreshing()
    #expect(refresh.finish())
  }

  @Test("needs a bounce for content that is short")
  func short() {
    let refresh = RefreshFixture(content: 100)
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 200))
    expectEqual(refresh.offset, 0)
    refresh.scroll.letGoAtRest(CGVector(dx: 0, dy: 200))
    refresh.scroll.scrollView.alwaysBounceVertical = true
    refresh.scroll.pull(by: CGVector(dx: 0, dy: 200))
    expectEqual(refresh.count, 1)
    refresh.scroll.letGoAtRest(CGVector(dx: 0, dy: 200))
    _ = refresh.offsets()
    expectEqual(refresh.offset, -60)
    refresh.control.endRefreshing()
    #expect(refresh.finish())
    expectEqual(refresh.offset, 0)
  }
}
