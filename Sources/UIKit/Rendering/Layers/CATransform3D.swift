public import CoreGraphics
public import Foundation

/// A transform of space, as a matrix of four rows and four columns.
///
/// A point is a row: (x, y, z, 1) times the matrix is (x′, y′, z′, w), and shows at (x′ ∕ w, y′ ∕ w). So `m41`, `m42` and
/// `m43` move, and `m34` gives depth: with −1 ∕ d in it, things are seen from a distance of d points.
public struct CATransform3D: Hashable, Sendable {
  /// The factor of x in the transformed x.
  public var m11: CGFloat
  /// The factor of x in the transformed y.
  public var m12: CGFloat
  /// The factor of x in the transformed z.
  public var m13: CGFloat
  /// The factor of x in the divisor.
  public var m14: CGFloat
  /// The factor of y in the transformed x.
  public var m21: CGFloat
  /// The factor of y in the transformed y.
  public var m22: CGFloat
  /// The factor of y in the transformed z.
  public var m23: CGFloat
  /// The factor of y in the divisor.
  public var m24: CGFloat
  /// The factor of z in the transformed x.
  public var m31: CGFloat
  /// The factor of z in the transformed y.
  public var m32: CGFloat
  /// The factor of z in the transformed z.
  public var m33: CGFloat
  /// The factor of z in the divisor: the perspective.
  public var m34: CGFloat
  /// The movement along x, in points.
  public var m41: CGFloat
  /// The movement along y, in points.
  public var m42: CGFloat
  /// The movement along z, towards the viewer, in points.
  public var m43: CGFloat
  /// The divisor of the origin; 1 as a rule.
  public var m44: CGFloat

  /// Creates a transform of zeros, which squeezes everything to nothing; start with `CATransform3DIdentity`.
  public init() {
    self.init(
      m11: 0,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 0,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 0,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 0
    )
  }

  /// Creates a transform from its elements, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1,
  m12: 0,
  m13: 0,
  m14: 0,
  m21: 0,
  m22: 1,
  m23: 0,
  m24: 0,
  m31: 0,
  m32: 0,
  m33: 1,
  m34: 0,
  m41: 0,
  m42: 0,
  m43: 0,
  m44: 1
)

/// Returns whether `t` is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether all elements of the two are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a movement by (`tx`, `ty`, `tz`) points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scaling by `sx`, `sy` and `sz`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation by `angle` radians about the axis (`x`, `y`, `z`), which may have any length.
///
/// About (0, 0, 1) a positive angle turns clockwise as seen. An axis without a length, or one that is not finite, gives
/// the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = cos(angle)
  let sine = sin(angle)
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest,
    m12: x * y * rest + z * sine,
    m13: x * z * rest - y * sine,
    m14: 0,
    m21: y * x * rest - z * sine,
    m22: cosine + y * y * rest,
    m23: y * z * rest + x * sine,
    m24: 0,
    m31: z * x * rest + y * sine,
    m32: z * y * rest - x * sine,
    m33: cosine + z * z * rest,
    m34: 0,
    m41: 0,
    m42: 0,
    m43: 0,
    m44: 1
  )
}

/// Returns the transform that moves by (`tx`, `ty`, `tz`) points and then does what `t` does.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales by `sx`, `sy` and `sz` and then does what `t` does.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates as `CATransform3DMakeRotation` says and then does what `t` does.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that does what `a` does and then what `b` does: the product `a` times `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat,
    _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    let first = x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41
    let second = x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42
    let third = x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43
    let fourth = x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    return (first, second, third, fourth)
  }
  var result = CATransform3D()
  (result.m11, result.m12, result.m13, result.m14) = row(a.m11, a.m12, a.m13, a.m14)
  (result.m21, result.m22, result.m23, result.m24) = row(a.m21, a.m22, a.m23, a.m24)
  (result.m31, result.m32, result.m33, result.m34) = row(a.m31, a.m32, a.m33, a.m34)
  (result.m41, result.m42, result.m43, result.m44) = row(a.m41, a.m42, a.m43, a.m44)
  return result
}

/// Returns the transform that undoes `t`; `t` itself when it squeezes space flat, so that nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns the transform of space that does in the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns whether `t` does nothing that a `CGAffineTransform` cannot do.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns what `t` does in the plane; of one that is not affine, the elements that a `CGAffineTransform` has too.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
