import CoreGraphics
import Foundation
import TesseraCore

extension LayoutEngine {
  /// Gives views and guides the frames that were found.
  func place() {
    guard let host else { return }
    agenda.isSolving = true
    placeFreeHost(host)
    // Views first that are further out: those in them follow their size by autoresizing.
    for box in boxes.inOrder.sorted(by: { $0.depth < $1.depth }) where box.parent != nil {
      guard let rect = rectInParent(box) else { continue }
      if let guide = box.guide {
        guide.placedFrame = rect
        if guide.kind == .content { takeContentSize(rect.size, guide) }
      } else if let view = box.view, !view.isPlacedByFrame, !box.keepsFrame {
        view.place(at: rect)
      }
    }
    agenda.isSolving = false
  }

  /// Makes a host as large as its constraints say whose size no one has given.
  private func placeFreeHost(_ host: UIView) {
    guard host.superview == nil, !host.isPlacedByFrame, let box = hostBox else { return }
    let size = CGSize(
      width: max(0, solver.value(of: box.size.horizontal)),
      height: max(0, solver.value(of: box.size.vertical))
    )
    if !host.bounds.size.isNearly(size) { host.frame.size = size }
    hostSize?.width?.length = host.bounds.width
    hostSize?.height?.length = host.bounds.height
  }

  /// The alignment rectangle of a view, or the rectangle of a guide, in the coordinates of its view.
  private func rectInParent(_ box: LayoutBox) -> CGRect? {
    guard let parent = box.parent else { return nil }
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      solver.value(of: box.start(axis)) - solver.value(of: parent.start(axis))
        + frameInsets(of: parent, axis).start
    }
    return CGRect(
      x: start(.horizontal),
      y: start(.vertical),
      width: max(0, solver.value(of: box.size.horizontal)),
      height: max(0, solver.value(of: box.size.vertical))
    )
  }
}

extension UIView {
  /// Places the alignment rectangle; a transform turns the view about the middle of its place.
  fileprivate func place(at rect: CGRect) {
    let frame = frame(forAlignmentRect: rect)
    let scale = scaleOfZoom
    let center = CGPoint(
      x: frame.minX + frame.width * scale / 2,
      y: frame.minY + frame.height * scale / 2
    )
    // Rounding errors are no change.
    if !bounds.size.isNearly(frame.size) { bounds.size = frame.size }
    if !self.center.isNearly(center) { self.center = center }
  }

  /// How much larger a scroll view shows the view, whose top left corner stays in its place then.
  private var scaleOfZoom: CGFloat {
    guard !transform.isIdentity, let scrollView = superview as? UIScrollView,
      scrollView.viewForZooming === self
    else { return 1 }
    return scrollView.zoomScale
  }
}

extension LayoutBox {
  fileprivate var depth: Int {
    var depth = 0
    var box = parent
    while let current = box {
      depth += 1
      box = current.parent
    }
    return depth
  }
}

extension CGSize {
  func isNearly(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}

extension CGPoint {
  fileprivate func isNearly(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }
}
