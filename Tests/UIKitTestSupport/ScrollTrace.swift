import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// How far a pull of so many points beyond an edge shows in a view of 400: d · (1 − 1 / (pull · 0.55 / d + 1)).
func shown(ofPull pull: CGFloat) -> CGFloat {
  let length: CGFloat = 400
  let resistance: CGFloat = pull * 0.55 / length + 1
  return length - length / resistance
}

/// Writes down what a scroll view's delegate hears; scrolling that goes on is one line.
@MainActor
final class ScrollTrace: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  /// Changes the target of a release.
  var chooseTarget: ((CGPoint) -> CGPoint)?
  /// Called for every change of the offset.
  var whenScrolled: ((UIScrollView) -> Void)?

  private func note(_ line: String) { lines.append(line) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if lines.last != "scroll" { note("scroll") }
    whenScrolled?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    let speed = (velocity.y * 1000).rounded() / 1000
    note("will end dragging at \(speed) to \(target.y.rounded())")
    if let chooseTarget { targetContentOffset.pointee = chooseTarget(target) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "did end dragging, goes on" : "did end dragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A scroll view of 320 × 400 points on a fixture, with a trace of what its delegate hears.
@MainActor
struct ScrollFixture {
  let fixture: Fixture
  let scrollView: UIScrollView
  let trace = ScrollTrace()

  init(content: CGSize = CGSize(width: 320, height: 2000)) {
    fixture = Fixture(width: 320, height: 480)
    scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scrollView.contentSize = content
    scrollView.delegate = trace
    fixture.show(scrollView)
  }

  var offset: CGFloat { scrollView.contentOffset.y }

  /// Whether the content neither moves nor is held.
  var isIdle: Bool {
    guard case .idle = scrollView.activity else { return false }
    return true
  }

  /// Puts a finger down at (100, 300) and moves it by `distance` in the next frame.
  func pull(by distance: CGVector, device: UIBackendPointerEvent.Device = .touch) {
    fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 300), device: device)
    fixture.backend.advance(by: HeadlessBackend.frameInterval)
    move(to: distance, device: device)
  }

  /// Moves the finger to `distance` from (100, 300).
  func move(to distance: CGVector, device: UIBackendPointerEvent.Device = .touch) {
    let place = CGPoint(x: 100 + distance.dx, y: 300 + distance.dy)
    fixture.screen.pointer(.dragged, at: place, device: device)
  }

  /// Lifts the finger at `distance` from (100, 300), after it has rested for a second.
  func letGoAtRest(_ distance: CGVector, device: UIBackendPointerEvent.Device = .touch) {
    fixture.backend.advance(by: 1)
    let place = CGPoint(x: 100 + distance.dx, y: 300 + distance.dy)
    fixture.screen.pointer(.released, at: place, device: device)
  }

  /// Drags 200 points up in a tenth of a second and lets go: 2,000 points per second.
  func flick(device: UIBackendPointerEvent.Device = .touch) {
    let start = CGPoint(x: 100, y: 300)
    let end = CGPoint(x: 100, y: 100)
    fixture.screen.drag(from: start, to: end, duration: 0.1, device: device)
  }
}

/// The number that `UIScrollView`'s friction leaves of a speed each second, as a logarithm.
let normalFriction = -1000 * log(0.998)
