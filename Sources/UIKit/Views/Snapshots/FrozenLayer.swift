import CoreGraphics
import Foundation

/// A layer as it looked on screen at one time, with all that was in it.
///
/// What a widget of the desktop shows is no part of it.
final class FrozenLayer: CALayer {
  private let drawings: [UIBackendDrawing]
  private let shadow: UIBackendPath?

  /// Copies what `layer` shows now, animations included.
  ///
  /// - Complexity: O(n) in the layers that are shown in it.
  init(of layer: CALayer) {
    drawings = layer.backendDrawings
    shadow = layer.shapeOfShadow
    super.init()
    var look = layer.shown
    if layer.isLeaving { look.isHidden = false }
    updateDirectly { $0 = look }
    if let mask = layer.backendMask { self.mask = FrozenLayer(of: mask) }
    for sublayer in layer.backendSublayers where !sublayer.backendAppearance.isHidden {
      addSublayer(FrozenLayer(of: sublayer))
    }
  }

  /// Copies a layer of this kind without what is in it.
  override init(layer: Any) {
    drawings = (layer as? FrozenLayer)?.drawings ?? []
    shadow = (layer as? FrozenLayer)?.shadow
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override var shapeOfShadow: UIBackendPath? { shadow }

  override func ownDrawings() -> [UIBackendDrawing] { drawings }

  /// Puts the layer, upright and fully seen, where its coordinates are those of the layer that it is put into.
  func alignWithSuperlayer() {
    updateDirectly {
      $0.transform = .identity
      $0.opacity = 1
      $0.isHidden = false
      $0.position = $0.anchor
    }
  }
}
