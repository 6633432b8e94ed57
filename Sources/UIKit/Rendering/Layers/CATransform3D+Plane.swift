package import CoreGraphics
import Foundation

// What a transform does to the plane of a layer, as it is seen in the plane of the superlayer.

extension CATransform3D {
  /// Creates the transform of space that does in the plane what `transform` does.
  package init(_ transform: CGAffineTransform) {
    self = CATransform3DMakeAffineTransform(transform)
  }

  /// What the transform does in the plane, if that is all it does.
  package var affineTransform: CGAffineTransform? {
    CATransform3DIsAffine(self) ? CATransform3DGetAffineTransform(self) : nil
  }

  /// What the transform does to the plane z = 0, seen from the front: places in it go to the plane z = 0 again.
  ///
  /// The result is inverted and concatenated as a transform of the plane is.
  package var flattened: CATransform3D {
    var result = self
    (result.m13, result.m23, result.m33, result.m43) = (0, 0, 1, 0)
    (result.m31, result.m32, result.m34) = (0, 0, 0)
    return result
  }

  /// Where a point of the plane z = 0 is seen; `nil` for one that is beside or behind the viewer.
  package func project(_ point: CGPoint) -> CGPoint? {
    let divisor = point.x * m14 + point.y * m24 + m44
    guard divisor > 1e-9 else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m41) / divisor,
      y: (point.x * m12 + point.y * m22 + m42) / divisor
    )
  }

  /// The point of the plane z = 0 that is seen at `point`; `nil` where none is, as when the plane is seen edge on.
  package func unproject(_ point: CGPoint) -> CGPoint? {
    guard let inverse = flattened.inverse, let source = inverse.project(point),
      project(source) != nil
    else { return nil }
    return source
  }

  /// The upright rectangle around where `rect` of the plane z = 0 is seen; `nil` where nothing of it is.
  ///
  /// What of it is beside or behind the viewer does not count.
  package func project(_ rect: CGRect) -> CGRect? {
    if let affineTransform { return rect.applying(affineTransform) }
    let points = visiblePart(of: rect).compactMap(project)
    guard let first = points.first else { return nil }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The corners of what of `rect` is in front of the viewer, by a small distance.
  private func visiblePart(of rect: CGRect) -> [CGPoint] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    func depth(_ point: CGPoint) -> CGFloat { point.x * m14 + point.y * m24 + m44 - 1e-3 }
    var result: [CGPoint] = []
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (before, after) = (depth(start), depth(end))
      if before >= 0 { result.append(start) }
      if before * after < 0 {
        let share = before / (before - after)
        result.append(
          CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        )
      }
    }
    return result
  }

  /// Whether the plane z = 0 shows its back at `point`.
  ///
  /// Its horizontal and its vertical direction are seen in the wrong order then.
  func showsBack(at point: CGPoint) -> Bool {
    let divisor = point.x * m14 + point.y * m24 + m44
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let right = (m11 * divisor - x * m14, m12 * divisor - y * m14)
    let down = (m21 * divisor - x * m24, m22 * divisor - y * m24)
    return right.0 * down.1 - right.1 * down.0 < 0
  }

  /// Whether another transform undoes it.
  package var isInvertible: Bool { inverse?.isFinite == true }

  /// The transform of the plane that does the same to the corners of `rect` but for the bottom right one; `nil` where
  /// one of them is not seen.
  package func affineTransform(near rect: CGRect) -> CGAffineTransform? {
    guard let origin = project(CGPoint(x: rect.minX, y: rect.minY)),
      let right = project(CGPoint(x: rect.maxX, y: rect.minY)),
      let bottom = project(CGPoint(x: rect.minX, y: rect.maxY)), rect.width > 0, rect.height > 0
    else { return nil }
    let linear = CGAffineTransform(
      a: (right.x - origin.x) / rect.width,
      b: (right.y - origin.y) / rect.width,
      c: (bottom.x - origin.x) / rect.height,
      d: (bottom.y - origin.y) / rect.height,
      tx: origin.x,
      ty: origin.y
    )
    return CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(linear)
  }

  /// Whether every element is a number.
  package var isFinite: Bool {
    let first = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
    return (first + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
  }

  /// The transform that does what this one does to what is moved by −`point` before and by `point` after it.
  package func about(_ point: CGPoint) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DMakeTranslation(-point.x, -point.y, 0),
      CATransform3DConcat(self, CATransform3DMakeTranslation(point.x, point.y, 0))
    )
  }
}
