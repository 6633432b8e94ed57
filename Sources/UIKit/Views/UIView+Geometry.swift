import CoreGraphics
import Foundation

extension LayerProperties {
  /// The upright rectangle that the layer fills in the superlayer's coordinates.
  var frame: CGRect {
    let size = bounds.size
    guard !transform.isIdentity else {
      return CGRect(
        x: position.x - size.width / 2,
        y: position.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    return CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    ).applying(transform).offsetBy(dx: position.x, dy: position.y)
  }
}

extension UIView {
  func setGeometry(frame: CGRect) {
    guard frame.isFinite else { return reportGeometry("frame", "\(frame)") }
    let frame = frame.standardized
    var size = frame.size
    if !transform.isIdentity {
      // What the transform does to an upright rectangle is undone for the size alone.
      size = CGRect(origin: .zero, size: size).applying(transform.inverted()).size
    }
    let center = CGPoint(x: frame.midX, y: frame.midY)
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
