import CoreGraphics
import Foundation

extension UIView {
  func setGeometry(frame: CGRect) {
    guard frame.isFinite else { return reportGeometry("frame", "\(frame)") }
    let (bounds, center) = ownLayer.model.placement(filling: frame)
    changeGeometry(bounds: bounds, center: center)
  }

  func setGeometry(bounds newBounds: CGRect) {
    guard newBounds.isFinite else { return reportGeometry("bounds", "\(newBounds)") }
    changeGeometry(bounds: newBounds.standardized, center: center)
  }

  func setGeometry(center newCenter: CGPoint) {
    guard newCenter.isFinite else { return reportGeometry("center", "\(newCenter)") }
    changeGeometry(bounds: ownLayer.model.bounds, center: newCenter)
  }

  func changeGeometry(bounds newBounds: CGRect, center newCenter: CGPoint) {
    defer { observedPropertiesMayHaveChanged() }
    let oldBounds = ownLayer.model.bounds
    let hasMoved = newCenter != ownLayer.model.position
    if newBounds != oldBounds { boundsWillChange(to: newBounds) }
    ownLayer.update(.bounds) { $0.bounds = newBounds }
    ownLayer.update(.position) { $0.position = newCenter }
    if hasMoved || oldBounds.size != newBounds.size { safeAreaMayHaveChanged() }
    if hasMoved || oldBounds.size != newBounds.size { geometryDidChangeInConstraints() }
    guard oldBounds != newBounds else { return }
    if oldBounds.size != newBounds.size {
      if contentMode == .redraw { setNeedsDisplay() }
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
