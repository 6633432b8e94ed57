import Foundation

/// What a layer of no view has still to do in the next frame.
struct LayerActivity {
  var needsLayout = false
  /// Whether a frame has shown the layer where it is now, in its window.
  var wasShown = false
}

/// The layers of no view that the next frame is to lay out, or shows for the first time.
@MainActor
final class PendingLayers {
  private var layers: [CALayer] = []
  private var known: Set<ObjectIdentifier> = []

  /// How often a layer may ask for another layout from inside of a layout.
  private static let maximumPasses = 16

  func add(_ layer: CALayer) {
    guard known.insert(ObjectIdentifier(layer)).inserted else { return }
    layers.append(layer)
  }

  /// Lays out what asked for it, and has all of them count as shown.
  func prepareFrame() {
    var shown: [CALayer] = []
    for _ in 0..<Self.maximumPasses where !layers.isEmpty {
      let pending = layers.filter { $0.window != nil }
      layers = []
      known = []
      for layer in pending { layer.layOutOwnSublayers() }
      shown += pending
    }
    for layer in shown where layer.window != nil { layer.ownRare.activity.wasShown = true }
  }
}

extension CALayer {
  func layOutOwnSublayers() {
    guard rare?.activity.needsLayout == true else { return }
    rare?.activity.needsLayout = false
    layoutSublayers()
  }

  /// The layer, or one around it, has come into a window.
  func enterWindow() {
    if needsDisplay() { awaitDisplay() }
    guard rare != nil else { return }
    startAddedAnimations()
    forEachFreeLayer {
      $0.awaitFrame()
      if $0.needsDisplay() { $0.awaitDisplay() }
      $0.startAddedAnimations()
    }
  }

  /// The layer, or one around it, is about to leave its window.
  func leaveWindow() {
    removeAllAnimations()
    guard rare != nil else { return }
    forEachFreeLayer {
      $0.rare?.activity.wasShown = false
      $0.removeAllAnimations()
    }
  }

  func awaitFrame() {
    guard let window else { return }
    UIApplication.shared.pendingLayers.add(self)
    window.setNeedsFrame()
  }

  /// Calls `body` for this layer, those in it and what masks them, without those of views.
  func forEachFreeLayer(_ body: (CALayer) -> Void) {
    if view == nil { body(self) }
    for layer in rare?.tree.sublayers ?? [] where layer.view == nil { layer.forEachFreeLayer(body) }
    rare?.tree.mask?.forEachFreeLayer(body)
  }
}
