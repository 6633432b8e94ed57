import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Something a person, or the program, does to a scroll view.
private enum ScrollStep: CustomStringConvertible {
  case pointer(UIBackendPointerEvent.Action, finger: Int, CGPoint)
  case touchpad(UIBackendScrollEvent.Movement)
  case wheel(CGFloat, UIKeyModifierFlags)
  case key(UIKeyboardHIDUsage)
  case setOffset(CGFloat, animated: Bool)
  case contentHeight(CGFloat)
  case viewHeight(CGFloat)
  case inset(CGFloat)
  case shift(CGFloat)
  case setPaging(Bool)
  case setBounces(Bool)
  /// Puts the inner scroll view into the outer one, or takes it out.
  case showInner(Bool)
  case wait(TimeInterval)

  var description: String {
    switch self {
    case .pointer(let action, let finger, let place):
      ".pointer(.\(action), finger: \(finger), CGPoint(x: \(place.x), y: \(place.y)))"
    case .touchpad(let movement): ".touchpad(.\(movement))"
    case .wheel(let notches, let modifiers): ".wheel(\(notches), \(modifiers))"
    case .key(let key): ".key(UIKeyboardHIDUsage(rawValue: \(key.rawValue)))"
    case .setOffset(let y, let animated): ".setOffset(\(y), animated: \(animated))"
    case .contentHeight(let height): ".contentHeight(\(height))"
    case .viewHeight(let height): ".viewHeight(\(height))"
    case .inset(let inset): ".inset(\(inset))"
    case .shift(let distance): ".shift(\(distance))"
    case .setPaging(let isOn): ".setPaging(\(isOn))"
    case .setBounces(let isOn): ".setBounces(\(isOn))"
    case .showInner(let isShown): ".showInner(\(isShown))"
    case .wait(let duration): ".wait(\(duration))"
    }
  }
}

/// Checks that each beginning the delegate hears of has its end.
@MainActor
private final class PairingDelegate: NSObject, UIScrollViewDelegate {
  private(set) var fault: String?
  private var isDragging = false
  private var isDecelerating = false

  private func change(_ flag: inout Bool, to value: Bool, _ name: String) {
    if flag == value, fault == nil { fault = "\(name) \(value ? "began" : "ended") twice" }
    flag = value
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !scrollView.contentOffset.isFinite { fault = "the offset is \(scrollView.contentOffset)" }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDecelerating { fault = "dragging began while decelerating" }
    change(&isDragging, to: true, "dragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    change(&isDragging, to: false, "dragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    change(&isDecelerating, to: true, "decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    change(&isDecelerating, to: false, "decelerating")
  }

  /// What is wrong once everything is at rest.
  var faultAtRest: String? {
    if isDragging { return "dragging never ended" }
    return isDecelerating ? "decelerating never ended" : fault
  }
}

@MainActor
private struct ScrollScript {
  let scroll = ScrollFixture()
  let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let delegate = PairingDelegate()
  let innerDelegate = PairingDelegate()

  init() {
    scroll.scrollView.delegate = delegate
    inner.delegate = innerDelegate
    inner.contentSize = CGSize(width: 500, height: 300)
  }

  func perform(_ step: ScrollStep) {
    let view = scroll.scrollView
    let time = scroll.fixture.backend.currentTime
    switch step {
    case .pointer(let action, let finger, let place):
      let event = UIBackendPointerEvent(
        action,
        at: place,
        timestamp: time,
        device: finger == 0 ? .mouse : .touch,
        identifier: finger
      )
      scroll.fixture.screen.send(.pointer(event))
    case .touchpad(let movement):
      let place = CGPoint(x: 100, y: 100)
      let event = UIBackendScrollEvent(movement, at: place, timestamp: time)
      scroll.fixture.screen.send(.scroll(event))
    case .wheel(let notches, let modifiers):
      let place = CGPoint(x: 100, y: 100)
      scroll.fixture.screen.turnWheel(by: notches, at: place, modifiers: modifiers)
    case .key(let key): scroll.fixture.screen.press(key)
    case .setOffset(let y, let animated):
      // Programs may go outside and stay there; that is not asked here.
      let inside = view.restingOffset(nearest: CGPoint(x: 0, y: y))
      view.setContentOffset(inside, animated: animated)
    case .contentHeight(let height): view.contentSize.height = height
    case .viewHeight(let height): view.frame.size.height = height
    case .inset(let inset): view.contentInset.top = inset
    case .shift(let distance): view.shiftContent(by: CGVector(dx: 0, dy: distance))
    case .setPaging(let isOn): view.isPagingEnabled = isOn
    case .setBounces(let isOn): view.bounces = isOn
    case .showInner(true): view.addSubview(inner)
    case .showInner(false): inner.removeFromSuperview()
    case .wait(let duration): scroll.fixture.backend.advance(by: duration)
    }
  }

  /// Lifts everything that may be down and waits until nothing moves.
  func comeToRest() -> Bool {
    for finger in 0...2 {
      perform(.pointer(.released, finger: finger, CGPoint(x: 100, y: 100)))
    }
    perform(.touchpad(.fingersEnded(velocity: .zero)))
    perform(.pointer(.exited, finger: 0, .zero))
    return scroll.fixture.backend.advanceUntilIdle()
  }

  /// What is wrong with the scroll view at rest.
  var fault: String? {
    guard scroll.fixture.window.touches.watchers.isEmpty else { return "touches are watched" }
    return fault(of: scroll.scrollView) ?? delegate.faultAtRest
      ?? fault(of: inner) ?? innerDelegate.faultAtRest
  }

  private func fault(of view: UIScrollView) -> String? {
    guard case .idle = view.activity else { return "the state is \(view.activity)" }
    let inside = view.restingOffset(nearest: view.contentOffset)
    guard view.contentOffset == inside else {
      return "the offset \(view.contentOffset) is outside, \(inside) is inside"
    }
    return nil
  }
}

extension ScrollStep {
  /// A step at random; the state of fingers is not minded, as broken drivers do not mind it.
  fileprivate init(using generator: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    let place = CGPoint(x: number(0...319), y: number(0...399))
    let finger = Int.random(in: 0...2, using: &generator)
    switch Int.random(in: 0..<25, using: &generator) {
    case 0...2: self = .pointer(.pressed, finger: finger, place)
    case 3...6: self = .pointer(.dragged, finger: finger, place)
    case 7, 8: self = .pointer(.released, finger: finger, place)
    case 9: self = .pointer(finger == 0 ? .hovered : .cancelled, finger: finger, place)
    case 10: self = .touchpad(.fingersBegan)
    case 11: self = .touchpad(.fingersMoved(CGVector(dx: 0, dy: number(-200...200))))
    case 12: self = .touchpad(.fingersEnded(velocity: CGVector(dx: 0, dy: number(-3000...3000))))
    case 13: self = .wheel(number(-3...3), [])
    case 14:
      self = .key(UIKeyboardHIDUsage(rawValue: Int.random(in: 0x4A...0x52, using: &generator)))
    case 15: self = .setOffset(number(0...400), animated: Bool.random(using: &generator))
    case 16: self = .contentHeight(number(0...3000))
    case 17: self = .viewHeight(number(0...400))
    case 18: self = .inset(number(0...80))
    case 19: self = .shift(number(-300...300))
    case 20: self = .setPaging(Bool.random(using: &generator))
    case 21: self = .setBounces(Bool.random(using: &generator))
    case 22: self = .showInner(Bool.random(using: &generator))
    default: self = .wait(TimeInterval(number(1...40)) / 100)
    }
  }
}

@Suite("A scroll view, whatever is done to it,", .serialized)
@MainActor
struct ScrollScriptTests {
  @Test(
    "comes to rest inside its edges, idle, with each beginning ended",
    arguments: TrialRounds.share(of: 1...24)
  )
  func comesToRest(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let script = ScrollScript()
      var replay: [ScrollStep] = []
      for _ in 0..<80 {
        let step = ScrollStep(using: &generator)
        replay.append(step)
        script.perform(step)
      }
      let text = replay.map { "  \($0)" }.joined(separator: ",\n")
      try #require(script.comeToRest(), "seed \(seed) never rests:\n\(text)")
      try #require(script.fault == nil, "seed \(seed): \(script.fault ?? "")\n\(text)")
    }
  }
}
