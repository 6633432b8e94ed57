import CoreGraphics

/// Recognises a pan that comes in from an edge of the window.
///
/// It starts within 20 points of an edge that is asked for, and goes away from it further than along it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it comes; none by default.
  ///
  /// Without any, nothing is recognised. They do not follow the direction of reading.
  open var edges = UIRectEdge()

  /// How far from an edge touches may go down, in points.
  static let reach: CGFloat = 20

  override func watches(_ touch: UITouch) -> Bool {
    super.watches(touch) && !edges(near: touch.startWindowLocation).isEmpty
  }

  override func mayBegin(moved: CGPoint) -> Bool {
    let start = progress.touches.first?.startWindowLocation ?? .zero
    let edges = edges(near: start)
    if abs(moved.x) > abs(moved.y) { return edges.contains(moved.x > 0 ? .left : .right) }
    return edges.contains(moved.y > 0 ? .top : .bottom)
  }

  /// Which of the edges that are asked for a point of the window is at.
  private func edges(near point: CGPoint) -> UIRectEdge {
    guard let room = view?.window?.bounds else { return [] }
    var near = UIRectEdge()
    if point.x <= room.minX + Self.reach { near.insert(.left) }
    if point.x >= room.maxX - Self.reach { near.insert(.right) }
    if point.y <= room.minY + Self.reach { near.insert(.top) }
    if point.y >= room.maxY - Self.reach { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
