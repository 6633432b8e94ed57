import CoreGraphics
import Foundation

extension CATransform3D {
  /// The transform that undoes this one, by its minors; `nil` when none does.
  var inverse: CATransform3D? {
    let top = Minors(m11, m12, m13, m14, m21, m22, m23, m24)
    let bottom = Minors(m31, m32, m33, m34, m41, m42, m43, m44)
    let determinant =
      top.xy * bottom.zw - top.xz * bottom.yw + top.xw * bottom.yz + top.yz * bottom.xw
      - top.yw * bottom.xz + top.zw * bottom.xy
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = CATransform3D()
    result.m11 = (m22 * bottom.zw - m23 * bottom.yw + m24 * bottom.yz) / determinant
    result.m12 = (-m12 * bottom.zw + m13 * bottom.yw - m14 * bottom.yz) / determinant
    result.m13 = (m42 * top.zw - m43 * top.yw + m44 * top.yz) / determinant
    result.m14 = (-m32 * top.zw + m33 * top.yw - m34 * top.yz) / determinant
    result.m21 = (-m21 * bottom.zw + m23 * bottom.xw - m24 * bottom.xz) / determinant
    result.m22 = (m11 * bottom.zw - m13 * bottom.xw + m14 * bottom.xz) / determinant
    result.m23 = (-m41 * top.zw + m43 * top.xw - m44 * top.xz) / determinant
    result.m24 = (m31 * top.zw - m33 * top.xw + m34 * top.xz) / determinant
    result.m31 = (m21 * bottom.yw - m22 * bottom.xw + m24 * bottom.xy) / determinant
    result.m32 = (-m11 * bottom.yw + m12 * bottom.xw - m14 * bottom.xy) / determinant
    result.m33 = (m41 * top.yw - m42 * top.xw + m44 * top.xy) / determinant
    result.m34 = (-m31 * top.yw + m32 * top.xw - m34 * top.xy) / determinant
    result.m41 = (-m21 * bottom.yz + m22 * bottom.xz - m23 * bottom.xy) / determinant
    result.m42 = (m11 * bottom.yz - m12 * bottom.xz + m13 * bottom.xy) / determinant
    result.m43 = (-m41 * top.yz + m42 * top.xz - m43 * top.xy) / determinant
    result.m44 = (m31 * top.yz - m32 * top.xz + m33 * top.xy) / determinant
    return result
  }
}

/// The determinants of the pairs of columns of two rows.
private struct Minors {
  let xy, xz, xw, yz, yw, zw: CGFloat

  init(
    _ x1: CGFloat,
    _ y1: CGFloat,
    _ z1: CGFloat,
    _ w1: CGFloat,
    _ x2: CGFloat,
    _ y2: CGFloat,
    _ z2: CGFloat,
    _ w2: CGFloat
  ) {
    xy = x1 * y2 - y1 * x2
    xz = x1 * z2 - z1 * x2
    xw = x1 * w2 - w1 * x2
    yz = y1 * z2 - z1 * y2
    yw = y1 * w2 - w1 * y2
    zw = z1 * w2 - w1 * z2
  }
}
