import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A cubic way through keyframes")
@MainActor
struct CubicKeyframeTests {
  private func animation(_ values: [Any], _ keyPath: String = "position.x") -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.calculationMode = .cubic
    animation.duration = 1
    return animation
  }

  private func shown(_ animation: CAKeyframeAnimation, at time: Double) -> CALayer {
    let fixture = Fixture()
    let layer = CALayer()
    fixture.window.layer.addSublayer(layer)
    fixture.backend.makeFrame()
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    fixture.backend.advance(by: time)
    return layer.presentation() ?? layer
  }

  private func x(_ animation: CAKeyframeAnimation, at time: Double) -> CGFloat {
    shown(animation, at: time).position.x
  }

  // To 10 and back: the curve leaves 0 with the speed 10 and turns at 10 without any. In the middle of the first half that is
  // 10 / 8 + 10 / 2 = 6.25.
  @Test(
    "has no corner at a value, and meets each of them",
    arguments: [
      (0.0, 0.0), (0.25, 6.25), (0.5, 10), (0.75, 6.25), (1, 0),
    ]
  )
  func course(_ time: Double, _ place: CGFloat) {
    #expect(abs(x(animation([0, 10, 0]), at: time) - place) < 1e-6)
  }

  // At 10 the curve arrives with 10 (straight on), −10 (from beyond), or 0.
  @Test(
    "bends at a value as its numbers say",
    arguments: [
      (1.0, 0.0, 0.0, 6.25), (0, 1, 0, 7.5), (0, -1, 0, 5), (0, 0, 1, 5), (0, 0, -1, 7.5),
      (.nan, 0, 0, 6.25),
    ]
  )
  func bends(_ tension: Double, _ continuity: Double, _ bias: Double, _ place: CGFloat) {
    let animation = animation([0, 10, 0])
    animation.tensionValues = [0, NSNumber(value: tension), 0]
    animation.continuityValues = [0, NSNumber(value: continuity)]
    animation.biasValues = [0, NSNumber(value: bias), 0]
    #expect(abs(x(animation, at: 0.25) - place) < 1e-6)
    // At 0, with full tension, it begins without any speed.
    animation.tensionValues = [1]
    animation.continuityValues = nil
    animation.biasValues = nil
    #expect(abs(x(animation, at: 0.25) - 5) < 1e-6)
  }

  @Test("goes by its times and timing functions, and when paced by its length")
  func times() {
    let timed = animation([0, 10, 0])
    timed.keyTimes = [0, 0.2, 1]
    #expect(abs(x(timed, at: 0.2) - 10) < 1e-6 && abs(x(timed, at: 0.1) - 6.25) < 1e-6)
    let paced = animation([0, 30, 40])
    paced.calculationMode = .cubicPaced
    for (time, place) in [(0.25, 10.0), (0.5, 20), (0.75, 30), (1, 40)] {
      #expect(abs(x(paced, at: time) - place) < 0.2)
    }
  }

  @Test("turns by the shortest way, and leaves values without a way between them apart")
  func kinds() {
    // From 3 on to 3.28, which is −3, and not back through 0.
    let turns = [0, 3, -3].map { CATransform3DMakeRotation($0, 0, 0, 1) }
    let turned = shown(animation(turns, "transform"), at: 0.75).transform
    #expect(turned.m11 < -0.98)
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 0, y: 0)]
    let point = shown(animation(points, "position"), at: 0.25).position
    #expect(abs(point.x - 6.25) < 1e-6 && abs(point.y - 12.5) < 1e-6)
    expectEqual(x(animation([7]), at: 0.5), 7)
  }

  @Test("is copied with the animation")
  func copies() throws {
    let animation = animation([0, 10])
    animation.tensionValues = [1]
    animation.continuityValues = [0.5]
    animation.biasValues = [-1]
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy.calculationMode == .cubic && copy.tensionValues == [1])
    #expect(copy.continuityValues == [0.5] && copy.biasValues == [-1])
  }
}
