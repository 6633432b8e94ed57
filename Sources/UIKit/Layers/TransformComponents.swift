import CoreGraphics
import Foundation

/// A transform taken apart into movement, scale, shear and turn.
///
/// Animations go through these, so that a turning view keeps its size on the way.
struct TransformComponents {
  var numbers: SIMD8<Double>

  init(numbers: SIMD8<Double>) { self.numbers = numbers }

  /// Takes `transform` apart as shear, then scale, then rotation, then translation.
  init(_ transform: CGAffineTransform) {
    numbers = .zero
    let a = Double(transform.a)
    let b = Double(transform.b)
    let c = Double(transform.c)
    let d = Double(transform.d)
    let scaleX = (a * a + b * b).squareRoot()
    let isFlat = scaleX < 1e-12
    let angle = isFlat ? 0 : atan2(b, a)
    let scaleY = isFlat ? d : (a * d - b * c) / scaleX
    let shear = isFlat || scaleY == 0 ? 0 : (a * c + b * d) / (scaleX * scaleY)
    numbers[0] = Double(transform.tx)
    numbers[1] = Double(transform.ty)
    numbers[2] = scaleX
    numbers[3] = scaleY
    numbers[4] = shear
    numbers[5] = angle
  }

  var transform: CGAffineTransform {
    let cosine = cos(numbers[5])
    let sine = sin(numbers[5])
    let scaleX = numbers[2]
    let scaleY = numbers[3]
    let shear = numbers[4]
    return CGAffineTransform(
      a: CGFloat(scaleX * cosine),
      b: CGFloat(scaleX * sine),
      c: CGFloat(scaleY * (shear * cosine - sine)),
      d: CGFloat(scaleY * (shear * sine + cosine)),
      tx: CGFloat(numbers[0]),
      ty: CGFloat(numbers[1])
    )
  }

  /// The difference to `other`, the turn taken the short way round.
  func shortestDelta(from other: TransformComponents) -> SIMD8<Double> {
    var delta = numbers - other.numbers
    delta[5] = remainder(delta[5], 2 * Double.pi)
    return delta
  }
}
