import CoreGraphics
import Foundation

/// A transform taken apart into movement, scale, shear, turn and perspective.
///
/// Animations go through these, so that a turning view keeps its size on the way. The turn is an axis as long as the angle, so
/// that a turn about one axis keeps to it, and its differences can be added.
struct TransformComponents {
  var numbers: SIMD16<Double>

  /// Where each component begins.
  ///
  /// Shears are those of y by x, of z by x and of z by y.
  private enum Place {
    static let movement = 0
    static let scale = 3
    static let shear = 6
    static let turn = 9
    static let perspective = 12
  }

  init(numbers: SIMD16<Double>) { self.numbers = numbers }

  init(_ transform: LayerTransform) {
    numbers = .zero
    numbers[Place.scale + 2] = 1
    numbers[Place.perspective + 3] = 1
    switch transform {
    case .affine(let transform): takeApart(transform)
    case .spatial(let transform): takeApart(transform)
    }
  }

  /// Takes `transform` apart as shear, then scale, then rotation, then translation.
  private mutating func takeApart(_ transform: CGAffineTransform) {
    let a = Double(transform.a)
    let b = Double(transform.b)
    let c = Double(transform.c)
    let d = Double(transform.d)
    let scaleX = (a * a + b * b).squareRoot()
    let isFlat = scaleX < 1e-12
    let scaleY = isFlat ? d : (a * d - b * c) / scaleX
    numbers[Place.movement] = Double(transform.tx)
    numbers[Place.movement + 1] = Double(transform.ty)
    numbers[Place.scale] = scaleX
    numbers[Place.scale + 1] = scaleY
    numbers[Place.shear] = isFlat || scaleY == 0 ? 0 : (a * c + b * d) / (scaleX * scaleY)
    numbers[Place.turn + 2] = isFlat ? 0 : atan2(b, a)
  }

  /// Takes `transform` apart as scale with shear, then rotation, then translation, then perspective.
  private mutating func takeApart(_ transform: CATransform3D) {
    numbers[Place.movement] = transform.m41
    numbers[Place.movement + 1] = transform.m42
    numbers[Place.movement + 2] = transform.m43
    var x = SIMD3<Double>(transform.m11, transform.m12, transform.m13)
    var y = SIMD3<Double>(transform.m21, transform.m22, transform.m23)
    var z = SIMD3<Double>(transform.m31, transform.m32, transform.m33)
    let scaleX = x.normalize(or: SIMD3(1, 0, 0))
    let shearXY = x.dot(y)
    y -= x * shearXY
    let scaleY = y.normalize(or: x.anyNormal)
    let shearXZ = x.dot(z)
    let shearYZ = y.dot(z)
    let normal = x.cross(y)
    // What turns space inside out is a negative scale, of z here and of y in the plane.
    let scaleZ = z.dot(normal)
    z = normal
    numbers[Place.scale] = scaleX
    numbers[Place.scale + 1] = scaleY
    numbers[Place.scale + 2] = scaleZ
    numbers[Place.shear] = scaleY == 0 ? 0 : shearXY / scaleY
    numbers[Place.shear + 1] = shearXZ
    numbers[Place.shear + 2] = shearYZ
    let turn = SIMD3(turning: x, y, z)
    for index in 0..<3 { numbers[Place.turn + index] = turn[index] }
    takePerspective(of: transform)
  }

  private mutating func takePerspective(of transform: CATransform3D) {
    var solid = transform
    (solid.m14, solid.m24, solid.m34, solid.m44) = (0, 0, 0, 1)
    guard let inverse = solid.inverse else { return }
    let (x, y, z, w) = (transform.m14, transform.m24, transform.m34, transform.m44)
    numbers[Place.perspective] = inverse.m11 * x + inverse.m12 * y + inverse.m13 * z
    numbers[Place.perspective + 1] = inverse.m21 * x + inverse.m22 * y + inverse.m23 * z
    numbers[Place.perspective + 2] = inverse.m31 * x + inverse.m32 * y + inverse.m33 * z
    numbers[Place.perspective + 3] =
      inverse.m41 * x + inverse.m42 * y + inverse.m43 * z + w
  }

  var transform: LayerTransform { isInPlane ? .affine(planar) : LayerTransform(spatial) }

  private var isInPlane: Bool {
    let space = [
      Place.movement + 2, Place.shear + 1, Place.shear + 2, Place.turn, Place.turn + 1,
      Place.perspective, Place.perspective + 1, Place.perspective + 2,
    ]
    return space.allSatisfy { numbers[$0] == 0 } && numbers[Place.scale + 2] == 1
      && numbers[Place.perspective + 3] == 1
  }

  private var planar: CGAffineTransform {
    let cosine = cos(numbers[Place.turn + 2])
    let sine = sin(numbers[Place.turn + 2])
    let scaleX = numbers[Place.scale]
    let scaleY = numbers[Place.scale + 1]
    let shear = numbers[Place.shear]
    return CGAffineTransform(
      a: CGFloat(scaleX * cosine),
      b: CGFloat(scaleX * sine),
      c: CGFloat(scaleY * (shear * cosine - sine)),
      d: CGFloat(scaleY * (shear * sine + cosine)),
      tx: CGFloat(numbers[Place.movement]),
      ty: CGFloat(numbers[Place.movement + 1])
    )
  }

  private var spatial: CATransform3D {
    var size = CATransform3DIdentity
    let scaleY = numbers[Place.scale + 1]
    size.m11 = numbers[Place.scale]
    (size.m21, size.m22) = (numbers[Place.shear] * scaleY, scaleY)
    (size.m31, size.m32) = (numbers[Place.shear + 1], numbers[Place.shear + 2])
    size.m33 = numbers[Place.scale + 2]
    let (x, y, z) = (numbers[Place.turn], numbers[Place.turn + 1], numbers[Place.turn + 2])
    let angle = (x * x + y * y + z * z).squareRoot()
    var solid = CATransform3DConcat(size, CATransform3DMakeRotation(angle, x, y, z))
    solid.m41 = numbers[Place.movement]
    solid.m42 = numbers[Place.movement + 1]
    solid.m43 = numbers[Place.movement + 2]
    var perspective = CATransform3DIdentity
    perspective.m14 = numbers[Place.perspective]
    perspective.m24 = numbers[Place.perspective + 1]
    perspective.m34 = numbers[Place.perspective + 2]
    perspective.m44 = numbers[Place.perspective + 3]
    return CATransform3DConcat(solid, perspective)
  }

  /// A change by a turn about `axis`, which is as long as the angle in radians.
  static func turn(_ axis: SIMD3<Double>) -> SIMD16<Double> {
    var change = SIMD16<Double>.zero
    for index in 0..<3 { change[Place.turn + index] = axis[index] }
    return change
  }

  /// A change to being seen from a distance in front of the plane.
  static func perspective(from distance: Double) -> SIMD16<Double> {
    var change = SIMD16<Double>.zero
    change[Place.perspective + 2] = -1 / distance
    return change
  }

  /// The difference to `other`, the turn taken the short way round.
  func shortestDelta(from other: TransformComponents) -> SIMD16<Double> {
    var delta = numbers - other.numbers
    let end = other.turn
    let turn = turn.wound(towards: end) - end
    for index in 0..<3 { delta[Place.turn + index] = turn[index] }
    return delta
  }

  private var turn: SIMD3<Double> {
    SIMD3(numbers[Place.turn], numbers[Place.turn + 1], numbers[Place.turn + 2])
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3) -> Double { (self * other).sum() }

  fileprivate func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }

  /// A direction at a right angle to this one, which has the length 1.
  fileprivate var anyNormal: SIMD3 {
    var side = cross(abs(z) < 0.9 ? SIMD3(0, 0, 1) : SIMD3(1, 0, 0)) * -1
    _ = side.normalize(or: SIMD3(0, 1, 0))
    return side
  }

  /// Gives the vector the length 1 and returns the one it had; one without a length becomes `other`.
  fileprivate mutating func normalize(or other: SIMD3) -> Double {
    let length = dot(self).squareRoot()
    guard length > 1e-12 else {
      self = other
      return 0
    }
    self /= length
    return length
  }

  /// The axis, as long as the angle, about which a turn takes the axes of space to `x`, `y` and `z`.
  fileprivate init(turning x: SIMD3, _ y: SIMD3, _ z: SIMD3) {
    let axis = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    let sine = axis.dot(axis).squareRoot() / 2
    let cosine = (x.x + y.y + z.z - 1) / 2
    let angle = atan2(sine, cosine)
    guard sine > 1e-9 else {
      self = cosine > 0 ? .zero : Self.halfTurn(x, y, z)
      return
    }
    self = axis * (angle / (2 * sine))
  }

  /// Half a turn leaves only its axis, so that (matrix + identity) ∕ 2 is the axis times itself.
  private static func halfTurn(_ x: SIMD3, _ y: SIMD3, _ z: SIMD3) -> SIMD3 {
    let columns = [x + SIMD3(1, 0, 0), y + SIMD3(0, 1, 0), z + SIMD3(0, 0, 1)]
    var axis = columns.max { $0.dot($0) < $1.dot($1) } ?? SIMD3(0, 0, 1)
    _ = axis.normalize(or: SIMD3(0, 0, 1))
    return axis * Double.pi
  }

  /// The same turn with whole turns about its axis added or taken away, so that it is nearest to `other`.
  fileprivate func wound(towards other: SIMD3) -> SIMD3 {
    let angle = dot(self).squareRoot()
    guard angle > 1e-12 else {
      // No turn is a whole turn about any axis.
      let length = other.dot(other).squareRoot()
      guard length > Double.pi else { return self }
      return other * ((length / (2 * Double.pi)).rounded() * 2 * Double.pi / length)
    }
    let axis = self / angle
    let turns = ((axis.dot(other) - angle) / (2 * Double.pi)).rounded()
    return axis * (angle + turns * 2 * Double.pi)
  }
}
