import CoreGraphics
import UIKit

// Windows are full of backgrounds on backgrounds: of the window, the controllers in it, the list, its content and its rows. A renderer
// fills all of them, one over the other.
extension RenderNode {
  /// Returns the visible parts of nodes, back to front, and the largest opaque rectangle: parts behind it are left out.
  static func uncovered(_ nodes: [RenderNode]) -> (nodes: [RenderNode], cover: CGRect?) {
    guard nodes.contains(where: { $0.opaqueRect != nil }) else { return (nodes, nil) }
    var cover: CGRect?
    var shown: [RenderNode] = []
    for node in nodes.reversed() {
      shown += cover.map { node.parts(outside: $0) } ?? [node]
      guard let rect = node.opaqueRect, rect.area > cover?.area ?? 0 else { continue }
      cover = rect
    }
    return (shown.reversed(), cover)
  }

  /// How far a background goes on behind what covers it, so that nothing shines through between both when they are turned or scaled.
  private static let overlap: CGFloat = 2

  /// Returns the parts of the node that an opaque rectangle in front leaves visible: none, the strips around it, or all.
  private func parts(outside cover: CGRect) -> [RenderNode] {
    if cover.contains(bounds) { return [] }
    guard let fill else { return [self] }
    let hole = cover.insetBy(dx: Self.overlap, dy: Self.overlap).intersection(fill.rect)
    // Strips around a small hole cost more than they save.
    guard !hole.isNull, hole.area * 2 > fill.rect.area else { return [self] }
    return fill.rect.strips(around: hole).map { .fill($0, color: fill.color) }
  }
}

extension CGRect {
  /// Whether GTK, which has single precision, draws the rectangle where it is, to a hundredth of a point.
  var isExactInGTK: Bool { max(abs(minX), abs(minY), abs(maxX), abs(maxY)) < 100_000 }

  fileprivate var area: CGFloat { width * height }

  /// Returns the parts of the rectangle above, below, left and right of one inside.
  fileprivate func strips(around hole: CGRect) -> [CGRect] {
    [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
