import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A rotation")
@MainActor
struct RotationGestureTests {
  /// A finger at (150, 150), and a second one 100 points away.
  @MainActor
  private struct Fingers {
    let gestures = GestureFixture()
    let rotation: UIRotationGestureRecognizer

    init() {
      rotation = gestures.add(UIRotationGestureRecognizer(), "rotation")
      gestures.touch(.pressed, 150, 150)
      turn(.pressed, to: 0)
      _ = gestures.take()
    }

    /// Puts the second finger at an angle around the first.
    func turn(_ action: UIBackendPointerEvent.Action = .dragged, to angle: CGFloat) {
      gestures.touch(action, 150 + 100 * cos(angle), 150 + 100 * sin(angle), finger: 1)
    }
  }

  /// A finger 100 points away is 50 from the middle, around which 0.2 radians are 10 points.
  @Test("begins after ten points around the middle, which it does not count")
  func begins() {
    let fingers = Fingers()
    let rotation = fingers.rotation
    fingers.turn(to: 0.19)
    expectEqual(rotation.state, .possible)
    fingers.turn(to: 0.3)
    expectEqual(rotation.state, .began)
    expectEqual(rotation.rotation, 0)
    fingers.turn(to: 0.8)
    #expect(abs(rotation.rotation - 0.5) < 1e-9)
    fingers.gestures.touch(.released, 150, 150)
    expectEqual(fingers.gestures.take().last, "rotation ended")
  }

  @Test("goes on past half a turn and a whole one, in both directions")
  func wholeTurns() {
    let fingers = Fingers()
    let rotation = fingers.rotation
    fingers.turn(to: 0.5)
    for step in 1...16 { fingers.turn(to: 0.5 + CGFloat(step)) }
    #expect(abs(rotation.rotation - 16) < 1e-9)
    for step in 1...32 { fingers.turn(to: 16.5 - CGFloat(step)) }
    #expect(abs(rotation.rotation + 16) < 1e-9)
  }

  @Test("counts from what the program sets")
  func set() {
    let fingers = Fingers()
    let rotation = fingers.rotation
    fingers.turn(to: 0.5)
    rotation.rotation = 2
    fingers.turn(to: 0.75)
    #expect(abs(rotation.rotation - 2.25) < 1e-9)
    rotation.rotation = .nan
    #expect(abs(rotation.rotation - 2.25) < 1e-9)
  }

  /// A twentieth of a radian a frame of a sixtieth are 3 a second.
  @Test("has the velocity of the last tenth of a second, and none after a rest")
  func velocity() {
    let fingers = Fingers()
    let rotation = fingers.rotation
    for step in 1...20 {
      fingers.gestures.wait(1.0 / 60)
      fingers.turn(to: CGFloat(step) / 20)
    }
    #expect(abs(rotation.velocity - 3) < 1e-6)
    fingers.gestures.wait(0.2)
    fingers.turn(to: 1.001)
    expectEqual(rotation.velocity, 0)
  }

  @Test("is none if the fingers are lifted before")
  func lifted() {
    let fingers = Fingers()
    let rotation = fingers.rotation
    fingers.turn(.released, to: 0)
    fingers.gestures.touch(.released, 150, 150)
    expectEqual(fingers.gestures.take().last, "view ended")
    expectEqual(rotation.state, .possible)
  }
}
