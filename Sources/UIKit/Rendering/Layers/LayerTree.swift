import CoreGraphics
import Foundation

/// Where a layer stands among others.
///
/// Layers of views follow their views and have no place of their own here; the layers in one of them are listed only once one
/// of those belongs to no view.
struct LayerTree {
  weak var superlayer: CALayer?
  /// The layers in this one, back to front but for `zPosition`; `nil` while they are those of the subviews.
  var sublayers: [CALayer]?
  /// What masks the layer, unless a view does.
  var mask: CALayer?
  /// The layer that this one masks.
  weak var maskedLayer: CALayer?
}

/// What few layers have, kept apart so that those of plain views stay small.
@MainActor
final class RareLayerState {
  var tree = LayerTree()
  var picture = LayerPicture()
  var activity = LayerActivity()
  var display = LayerDisplay()
  var time = LayerTime()
  /// What a layer that was hidden leaves the screen with.
  var leaving: UIViewAnimationTransaction?
  var name: String?
  var shadowPath: CGPath?
  var cornerCurve = CALayerCornerCurve.circular
  var actions: [String: any CAAction]?
  /// The animations that were added, in the order in which they change the layer.
  var running: [RunningAnimation] = []
}

extension CALayer {
  /// What the layer has besides its properties, made when it is first needed.
  var ownRare: RareLayerState {
    if let rare { return rare }
    let state = RareLayerState()
    rare = state
    return state
  }

  /// Puts a layer of no view into this one, so that `index` of the others are behind it; clamped to what is there.
  func place(_ layer: CALayer, at index: Int) {
    let isHere = layer.superlayer === self
    if !isHere { layer.leaveTree() }
    var layers = (sublayers ?? []).filter { $0 !== layer }
    layers.insert(layer, at: min(max(index, 0), layers.count))
    ownRare.tree.sublayers = layers
    // What only changes places goes on to animate.
    guard !isHere else { return invalidateSubtree() }
    layer.ownRare.tree.superlayer = self
    invalidateSubtree()
    setNeedsLayout()
    layer.enterWindow()
  }

  /// Takes a layer of no view out of its superlayer, or away from what it masks.
  func leaveTree() {
    guard let rare else { return }
    if let masked = rare.tree.maskedLayer {
      masked.rare?.tree.mask = nil
      leaveWindow()
      rare.tree.maskedLayer = nil
      masked.invalidateSubtree()
    }
    guard let outer = rare.tree.superlayer else { return }
    leaveWindow()
    rare.tree.superlayer = nil
    outer.rare?.tree.sublayers?.removeAll { $0 === self }
    outer.forgetListOfSublayersIfPlain()
    outer.invalidateSubtree()
  }

  /// A subview has come to this place among the others: its layer stands right behind that of the next one, or in front of all.
  func subview(_ view: UIView, wasPlacedBehind next: UIView?) {
    guard var layers = rare?.tree.sublayers else { return }
    layers.removeAll { $0 === view.ownLayer }
    let index = next.flatMap { next in layers.firstIndex { $0 === next.ownLayer } }
    layers.insert(view.ownLayer, at: index ?? layers.count)
    rare?.tree.sublayers = layers
  }

  /// Two subviews have changed places.
  func subviewsWereExchanged(_ first: UIView, _ second: UIView) {
    guard let layers = rare?.tree.sublayers,
      let from = layers.firstIndex(where: { $0 === first.ownLayer }),
      let to = layers.firstIndex(where: { $0 === second.ownLayer })
    else { return }
    rare?.tree.sublayers?.swapAt(from, to)
  }

  /// A subview has left.
  func subviewDidLeave(_ view: UIView) {
    rare?.tree.sublayers?.removeAll { $0 === view.ownLayer }
  }

  /// Whether this layer is `layer` or somewhere in it.
  func isDescendant(of layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.enclosingLayer
    }
    return false
  }

  private func forgetListOfSublayersIfPlain() {
    guard let layers = rare?.tree.sublayers, layers.allSatisfy({ $0.view != nil }) else { return }
    rare?.tree.sublayers = nil
  }
}
