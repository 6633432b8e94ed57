import CoreGraphics
import Foundation

extension LayerProperties {
  /// The upright rectangle that the layer fills in the superlayer's coordinates.
  var frame: CGRect {
    transform.extent(of: bounds.size, anchorPoint: anchorPoint)
      .offsetBy(dx: position.x, dy: position.y)
  }
}

extension UIView {
  func setGeometry(frame: CGRect) {
    guard frame.isFinite else { return reportGeometry("frame", "\(frame)") }
    let frame = frame.standardized
    var size = frame.size
    var anchorPoint = layer.model.anchorPoint
    if !layer.model.transform.isIdentity {
      // What the transform does to an upright rectangle is undone for the size alone.
      let transform = layer.model.transform.affine.withoutTranslation
      size = CGRect(origin: .zero, size: size).applying(transform.inverted()).size
      let extent = LayerTransform.affine(transform).extent(of: size, anchorPoint: anchorPoint)
      if extent.width > 0, extent.height > 0 {
        anchorPoint = CGPoint(x: -extent.minX / extent.width, y: -extent.minY / extent.height)
      }
    }
    let center = CGPoint(
      x: frame.minX + frame.width * anchorPoint.x,
      y: frame.minY + frame.height * anchorPoint.y
    )
    changeGeometry(bounds: CGRect(origin: layer.model.bounds.origin, size: size), center: center)
  }

  func setGeometry(bounds newBounds: CGRect) {
    guard newBounds.isFinite else { return reportGeometry("bounds", "\(newBounds)") }
    changeGeometry(bounds: newBounds.standardized, center: center)
  }

  func setGeometry(center newCenter: CGPoint) {
    guard newCenter.isFinite else { return reportGeometry("center", "\(newCenter)") }
    changeGeometry(bounds: layer.model.bounds, center: newCenter)
  }

  private func changeGeometry(bounds newBounds: CGRect, center newCenter: CGPoint) {
    defer { observedPropertiesMayHaveChanged() }
    let oldBounds = layer.model.bounds
    let hasMoved = newCenter != layer.model.position
    if newBounds != oldBounds { boundsWillChange(to: newBounds) }
    layer.update(.bounds) { $0.bounds = newBounds }
    layer.update(.position) { $0.position = newCenter }
    if hasMoved || oldBounds.size != newBounds.size { safeAreaMayHaveChanged() }
    if hasMoved || oldBounds.size != newBounds.size { geometryDidChangeInConstraints() }
    guard oldBounds != newBounds else { return }
    if oldBounds.size != newBounds.size {
      autoresizeSubviews(from: oldBounds.size)
      setNeedsLayout()
    }
    boundsDidChange(from: oldBounds)
  }

  private func reportGeometry(_ name: String, _ value: String) {
    Diagnostics.report(
      .geometry,
      "\(type(of: self)) was given the \(name) \(value); it keeps \(frame). Every number must be finite."
    )
  }
}
