import CoreGraphics
import Foundation
import UIKit

/// Turns trees of layers into nodes of GTK's scene graph, the same for windows and for pictures.
///
/// What did not change since it was last drawn is kept with the layers: a layer that moves, fades or
/// scales has its node wrapped, and is not looked into.
@MainActor
struct LayerRenderer {
  let target: RenderTarget
  /// Takes what could not be drawn, in a sentence.
  let report: DrawingDiagnostics

  /// Returns the node of `root` with its sublayers, from its top left corner.
  ///
  /// The layer's own place, transform and opacity do not count.
  func node(of root: CALayer) -> RenderNode? {
    subtree(of: root, looking: root.backendAppearance, phase: .zero)
  }

  private func subtree(
    of layer: CALayer,
    looking appearance: UIBackendAppearance,
    phase: CGPoint
  ) -> RenderNode? {
    let space = LayerSpace(bounds: appearance.bounds, target: target, phase: phase)
    if let known = layer.backendCache.subtree as? Rendered<RenderNode?>, known.space == space {
      return known.result
    }
    let own = ownNodes(of: layer, looking: appearance, space: space)
    var inner: [RenderNode] = own.content.map { [$0] } ?? []
    let visibleRect = appearance.masksToBounds ? own.outline.rect : nil
    for sublayer in layer.backendSublayers {
      let node = placed(sublayer, in: space, visibleRect: visibleRect)
      if let node { inner.append(node) }
    }
    if appearance.masksToBounds, let content = RenderNode.stack(inner) {
      inner = [content.clipped(to: own.outline)]
    }
    var behind = own.behind
    if let shadow = own.shadowOfContent, let content = RenderNode.stack(inner + own.front) {
      behind += [ShadowPictures.node(of: shadow, castBy: content, for: target)].compactMap(\.self)
    }
    var node = RenderNode.stack(behind + inner + own.front)
    if let mask = layer.backendMask {
      let opening = placed(mask, in: space, visibleRect: nil)
      node = opening.flatMap { node?.masked(by: $0) }
    }
    layer.backendCache.subtree = Rendered(space: space, result: node)
    return node
  }

  private func ownNodes(
    of layer: CALayer,
    looking appearance: UIBackendAppearance,
    space: LayerSpace
  ) -> LayerNodes {
    if let known = layer.backendCache.own as? Rendered<LayerNodes>, known.space == space {
      return known.result
    }
    let nodes = LayerNodes(layer, looking: appearance, space: space, report: report)
    layer.backendCache.own = Rendered(space: space, result: nodes)
    return nodes
  }

  /// The node of `layer` at its place in its superlayer; `nil` when it is invisible.
  private func placed(
    _ layer: CALayer,
    in space: LayerSpace,
    visibleRect: CGRect?
  ) -> RenderNode? {
    let appearance = layer.backendAppearance
    switch LayerPlacement(appearance, in: space) {
    case .invisible: return nil
    case .undefined:
      report(
        "A layer with bounds \(appearance.bounds), position \(appearance.position) and transform "
          + "\(appearance.transform) has no place on screen; it is not drawn."
      )
      return nil
    case .translated(let offset, let phase):
      guard let node = subtree(of: layer, looking: appearance, phase: phase) else { return nil }
      if let visibleRect,
        !node.bounds.offsetBy(dx: offset.x, dy: offset.y).overlaps(visibleRect)
      {
        return nil
      }
      return node.faded(to: appearance.opacity).translated(by: offset)
    case .transformed(let transform):
      guard let node = subtree(of: layer, looking: appearance, phase: .zero) else { return nil }
      return node.faded(to: appearance.opacity).transformed(by: transform)
    case .projected(let projection):
      return subtree(of: layer, looking: appearance, phase: .zero)?
        .projected(by: projection, for: target, visibleRect: visibleRect)?
        .faded(to: appearance.opacity)
    }
  }
}

/// Something that was drawn in one space, and is of use in that one only.
private final class Rendered<Result> {
  let space: LayerSpace
  let result: Result

  init(space: LayerSpace, result: Result) {
    self.space = space
    self.result = result
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
