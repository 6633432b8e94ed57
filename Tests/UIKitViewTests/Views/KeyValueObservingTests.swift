import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An observed property of a view")
@MainActor
struct KeyValueObservingTests {
  /// What handlers were told, in order.
  private final class Log {
    var lines: [String] = []
  }

  @Test("is reported when it changes, with the values that were asked for")
  func options() {
    let view = UIView()
    let log = Log()
    let observations = [
      view.observe(\.isHidden) { _, change in
        log.lines.append("plain \(change.oldValue as Any) \(change.newValue as Any)")
      },
      view.observe(\.isHidden, options: [.new]) { _, change in
        log.lines.append("new \(change.oldValue as Any) \(change.newValue as Any)")
      },
      view.observe(\.isHidden, options: [.old, .new]) { _, change in
        log.lines.append("both \(change.oldValue as Any) \(change.newValue as Any)")
      },
    ]
    view.isHidden = true
    expectEqual(
      log.lines,
      [
        "plain nil nil", "new nil Optional(true)", "both Optional(false) Optional(true)",
      ]
    )
    view.isHidden = true
    expectEqual(log.lines.count, 3)
    expectEqual(observations.count, 3)
  }

  @Test("is reported at once too, if that is asked for")
  func initial() {
    let view = UIView()
    view.alpha = 0.5
    let log = Log()
    let observation = view.observe(\.alpha, options: [.initial, .new, .old]) { view, change in
      log.lines.append("\(view.alpha) \(change.oldValue as Any) \(change.newValue as Any)")
    }
    view.alpha = 1
    expectEqual(log.lines, ["0.5 nil Optional(0.5)", "1.0 Optional(0.5) Optional(1.0)"])
    observation.invalidate()
  }

  /// A change, and the property that is to be reported for it.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let observe: @MainActor @Sendable (UIScrollView, @escaping () -> Void) -> NSKeyValueObservation
    let make: @MainActor @Sendable (UIScrollView) -> Void

    init(
      _ testDescription: String,
      observe:
        @escaping @MainActor @Sendable (UIScrollView, @escaping () -> Void) -> NSKeyValueObservation,
      make: @escaping @MainActor @Sendable (UIScrollView) -> Void
    ) {
      self.testDescription = testDescription
      self.observe = observe
      self.make = make
    }
  }

  nonisolated static let changes = [
    Change("hidden") { view, notice in
      view.observe(\.isHidden) { _, _ in notice() }
    } make: {
      $0.isHidden = true
    },
    Change("opacity") { view, notice in
      view.observe(\.alpha) { _, _ in notice() }
    } make: {
      $0.alpha = 0.5
    },
    Change("frame") { view, notice in
      view.observe(\.frame) { _, _ in notice() }
    } make: {
      $0.frame.origin.x = 4
    },
    Change("frame by the centre") { view, notice in
      view.observe(\.frame) { _, _ in notice() }
    } make: {
      $0.center.x = 4
    },
    Change("bounds by the frame") { view, notice in
      view.observe(\.bounds) { _, _ in notice() }
    } make: {
      $0.frame.size.width = 4
    },
    Change("centre") { view, notice in
      view.observe(\.center) { _, _ in notice() }
    } make: {
      $0.center.y = 7
    },
    Change("transform") { view, notice in
      view.observe(\.transform) { _, _ in notice() }
    } make: {
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
    },
    Change("content size") { view, notice in
      view.observe(\.contentSize) { _, _ in notice() }
    } make: {
      $0.contentSize = CGSize(width: 10, height: 900)
    },
    Change("content offset") { view, notice in
      view.observe(\.contentOffset) { _, _ in notice() }
    } make: {
      $0.contentOffset.y = 20
    },
    Change("content inset") { view, notice in
      view.observe(\.contentInset) { _, _ in notice() }
    } make: {
      $0.contentInset.bottom = 20
    },
    Change("content size by a layout") { view, notice in
      view.observe(\.contentSize) { _, _ in notice() }
    } make: {
      $0.shiftContent(by: .zero, size: CGSize(width: 100, height: 700))
    },
    Change("one side of the bounds") { view, notice in
      view.observe(\.bounds.height) { _, _ in notice() }
    } make: {
      $0.bounds.size.height = 5
    },
  ]

  @Test(
    "is whether a view is hidden, its geometry and opacity, and what a scroll view shows",
    arguments: changes
  )
  func noticed(_ change: Change) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    let log = Log()
    let observation = change.observe(view) { log.lines.append("changed") }
    change.make(view)
    expectEqual(log.lines, ["changed"])
    view.tag = 4
    expectEqual(log.lines, ["changed"])
    observation.invalidate()
  }

  @Test("has its place and its size when one of both is reported")
  func whole() {
    let view = UIView()
    let log = Log()
    let observation = view.observe(\.bounds) { view, _ in
      log.lines.append("\(view.frame.origin.x) \(view.frame.size.width)")
    }
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(log.lines, ["10.0 30.0"])
    observation.invalidate()
  }

  @Test("is not reported after the observation was invalidated or released")
  func ending() {
    let view = UIView()
    let log = Log()
    var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in
      log.lines.append("held")
    }
    let invalidated = view.observe(\.alpha) { _, _ in log.lines.append("invalidated") }
    invalidated.invalidate()
    invalidated.invalidate()
    view.alpha = 0.5
    expectEqual(log.lines, ["held"])
    #expect(observation != nil)
    observation = nil
    view.alpha = 0.25
    expectEqual(log.lines, ["held"])
    #expect(view.observers.isEmpty)
  }

  @Test("does not keep the view alive")
  func lifetime() {
    weak var gone: UIView?
    let observation: NSKeyValueObservation
    do {
      let view = UIView()
      gone = view
      observation = view.observe(\.alpha) { _, _ in }
    }
    #expect(gone == nil)
    observation.invalidate()
  }

  @Test(
    "may be changed by a handler, which is called for that as well, and may end the observation"
  )
  func reentrant() {
    let view = UIView()
    let log = Log()
    var observation: NSKeyValueObservation?
    observation = view.observe(\.alpha, options: [.old, .new]) { view, change in
      log.lines.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
      if view.alpha > 0.25 { view.alpha /= 2 }
      if view.alpha <= 0.125 { observation?.invalidate() }
    }
    view.alpha = 0.5
    expectEqual(log.lines, ["1.0 to 0.5", "0.5 to 0.25"])
    view.alpha = 0.125
    view.alpha = 0.75
    expectEqual(log.lines, ["1.0 to 0.5", "0.5 to 0.25", "0.25 to 0.125"])
  }

  @Test("is the one that a subclass makes of it")
  func overridden() {
    final class Rounded: UIScrollView {
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x.rounded(), y: newValue.y.rounded()) }
      }
      override var alpha: CGFloat {
        get { super.alpha * 2 }
        set { super.alpha = newValue / 2 }
      }
    }
    let view = Rounded()
    let log = Log()
    let observations = [
      view.observe(\.contentOffset, options: .new) { _, change in
        log.lines.append("offset \(change.newValue?.y ?? -1)")
      },
      view.observe(\.alpha, options: [.old, .new]) { _, change in
        log.lines.append("opacity \(change.oldValue ?? -1) to \(change.newValue ?? -1)")
      },
    ]
    view.contentOffset.y = 7.4
    view.contentOffset.y = 7.3
    view.alpha = 1
    expectEqual(log.lines, ["offset 7.0", "opacity 2.0 to 1.0"])
    expectEqual(observations.count, 2)
  }

  @Test("is reported once for each of several changes that handlers make of each other")
  func mutual() {
    let (left, right) = (UIScrollView(), UIScrollView())
    let log = Log()
    let observations = [
      left.observe(\.contentOffset) { view, _ in
        log.lines.append("left \(view.contentOffset.y)")
        right.contentOffset = view.contentOffset
      },
      right.observe(\.contentOffset) { view, _ in
        log.lines.append("right \(view.contentOffset.y)")
        left.contentOffset = view.contentOffset
      },
    ]
    left.contentOffset.y = 10
    right.contentOffset.y = 20
    expectEqual(log.lines, ["left 10.0", "right 10.0", "right 20.0", "left 20.0"])
    expectEqual(observations.count, 2)
  }

  @Test("may lose an observer while others are called, which is not called then")
  func invalidatedByAnother() {
    let view = UIView()
    let log = Log()
    var second: NSKeyValueObservation?
    let first = view.observe(\.alpha) { _, _ in
      log.lines.append("first")
      second?.invalidate()
    }
    second = view.observe(\.alpha) { _, _ in log.lines.append("second") }
    view.alpha = 0.5
    expectEqual(log.lines, ["first"])
    first.invalidate()
  }

  @Test("has its last value during an animation")
  func animated() {
    let fixture = Fixture()
    let view = fixture.show(UIView())
    let log = Log()
    let observation = view.observe(\.alpha, options: [.new]) { _, change in
      log.lines.append("\(change.newValue ?? -1)")
    }
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    fixture.backend.advance(by: 0.5)
    fixture.backend.advance(by: 1)
    expectEqual(log.lines, ["0.0"])
    observation.invalidate()
  }
}
