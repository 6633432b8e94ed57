import Foundation

extension CALayer {
  func replaceMask(with mask: CALayer?) {
    guard mask != nil || rare?.tree.mask != nil else { return }
    rare?.tree.mask?.leaveTree()
    ownRare.tree.mask = mask
    mask?.ownRare.tree.maskedLayer = self
    invalidateSubtree()
    mask?.enterWindow()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in sublayers ?? []
    where layer.view == nil && !layers.contains(where: { $0 === layer }) {
      layer.leaveTree()
    }
    var last: CALayer?
    for layer in layers {
      defer { if layer.superlayer === self { last = layer } }
      guard layer.view == nil || layer.superlayer !== self else { continue }
      if let last { insertSublayer(layer, above: last) } else { insertSublayer(layer, at: 0) }
    }
  }

  func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard layer.isFree("put into another layer"), layer.canGo(into: self) else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    place(layer, at: index(others))
  }

  /// Whether the layer belongs to no view; reports that it does, and so cannot be as it was asked for.
  func isFree(_ change: String) -> Bool {
    guard let view else { return true }
    Diagnostics.report(
      .geometry,
      "The layer of \(type(of: view)) cannot be \(change): it goes where its view goes; nothing was changed."
    )
    return false
  }

  func canGo(into layer: CALayer) -> Bool {
    guard layer.isDescendant(of: self) else { return true }
    Diagnostics.report(
      .geometry,
      "\(type(of: self)) cannot be put into a layer that is in it; nothing was changed."
    )
    return false
  }
}
