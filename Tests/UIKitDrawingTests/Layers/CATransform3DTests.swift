import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A transform of space")
struct CATransform3DTests {
  @Test("of rows of points moves with its fourth row")
  func translation() {
    let move = CATransform3DMakeTranslation(2, 3, 4)
    #expect((move.m41, move.m42, move.m43, move.m44) == (2, 3, 4, 1))
    expectEqual(move.project(CGPoint(x: 1, y: 1)), CGPoint(x: 3, y: 4))
    #expect(!CATransform3DIsAffine(move))
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(2, 3, 0)))
  }

  @Test("scales, and turns clockwise about the axis towards the viewer")
  func scaleAndRotation() {
    expectEqual(
      CATransform3DMakeScale(2, 3, 1).project(CGPoint(x: 1, y: 1)),
      CGPoint(x: 2, y: 3)
    )
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    let turned = quarter.project(CGPoint(x: 1, y: 0))
    #expect(turned.map { isNear($0, CGPoint(x: 0, y: 1)) } == true)
    #expect(
      isNear(quarter, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2)))
    )
    // About the vertical axis what is at the right goes back, away from the viewer.
    #expect(CATransform3DMakeRotation(0.3, 0, 1, 0).m13 < 0)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("does what is put in front of it first")
  func order() {
    let scale = CATransform3DMakeScale(2, 2, 1)
    let moved = CATransform3DTranslate(scale, 10, 0, 0)
    expectEqual(moved.project(.zero), CGPoint(x: 20, y: 0))
    let concatenated = CATransform3DConcat(scale, CATransform3DMakeTranslation(10, 0, 0))
    expectEqual(concatenated.project(.zero), CGPoint(x: 10, y: 0))
    expectEqual(CATransform3DScale(scale, 2, 1, 1).m11, 4)
    let turn = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi, 0, 0, 1)
    #expect(turn.project(CGPoint(x: 1, y: 0)).map { isNear($0, CGPoint(x: 4, y: 0)) } == true)
  }

  @Test("is undone by its inverse, or is that itself where nothing undoes it", arguments: 0..<40)
  func inverse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number() -> CGFloat { CGFloat.random(in: -2...2, using: &generator) }
    let transform = CATransform3D(
      m11: number(),
      m12: number(),
      m13: number(),
      m14: number(),
      m21: number(),
      m22: number(),
      m23: number(),
      m24: number(),
      m31: number(),
      m32: number(),
      m33: number(),
      m34: number(),
      m41: number(),
      m42: number(),
      m43: number(),
      m44: number()
    )
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isNear(product, CATransform3DIdentity, within: 1e-6), "seed \(seed)")
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("has what a transform of the plane does, and gives it back")
  func affine() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)), affine)
    #expect(CATransform3DIsIdentity(CATransform3DMakeAffineTransform(.identity)))
  }

  /// With an eye 100 points away, what is 50 points nearer looks twice as large: 1 ∕ (1 − 50 ∕ 100).
  @Test("with m34 shows larger what is nearer")
  func perspective() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    let nearer = CATransform3DTranslate(transform, 0, 0, 50)
    expectEqual(nearer.project(CGPoint(x: 10, y: 5)), CGPoint(x: 20, y: 10))
    #expect(
      nearer.unproject(CGPoint(x: 20, y: 10)).map { isNear($0, CGPoint(x: 10, y: 5)) } == true
    )
    // Behind the eye nothing is seen.
    #expect(CATransform3DTranslate(transform, 0, 0, 150).project(CGPoint.zero) == nil)
  }

  @Test("is taken apart and put together again", arguments: 0..<40)
  func components(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    var transform = CATransform3DIdentity
    transform.m34 = number(-0.01...0.01)
    transform = CATransform3DTranslate(transform, number(-9...9), number(-9...9), number(-9...9))
    transform = CATransform3DRotate(transform, number(-3...3), number(-1...1), 1, number(-1...1))
    transform = CATransform3DScale(transform, number(0.2...3), number(0.2...3), number(-2...(-0.5)))
    let again = TransformComponents(LayerTransform(transform)).transform.matrix
    #expect(isNear(again, transform, within: 1e-9), "seed \(seed)")
  }

  @Test("is taken apart and put together where it turns half around")
  func halfTurns() {
    for axis in [(1, 0, 0), (0, 1, 0), (1, 1, 0)] as [(CGFloat, CGFloat, CGFloat)] {
      let transform = CATransform3DMakeRotation(.pi, axis.0, axis.1, axis.2)
      let again = TransformComponents(LayerTransform(transform)).transform.matrix
      #expect(isNear(again, transform, within: 1e-9))
    }
  }

  @Test("made of nothing squeezes everything to nothing, and is not the identity")
  func zeros() {
    let nothing = CATransform3D()
    #expect(!CATransform3DIsIdentity(nothing))
    #expect(nothing.m11 == 0 && nothing.m44 == 0)
    #expect(CATransform3DEqualToTransform(CATransform3DConcat(nothing, nothing), nothing))
  }
}

private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
  abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
}

private func isNear(
  _ first: CATransform3D,
  _ second: CATransform3D,
  within tolerance: CGFloat = 1e-12
) -> Bool {
  func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }
  return zip(numbers(first), numbers(second)).allSatisfy { abs($0 - $1) < tolerance }
}
