import CTesseraRuntime
import Foundation

extension UIView {
  /// The layer of the view, which belongs to it from now on.
  func makeLayer() -> CALayer {
    let layer = CALayer.make(Self.layerClass)
    layer.view = self
    return layer
  }
}

// Swift calls an initialiser through a class only if it is `required`, which those of Core Animation are not.
extension CALayer {
  /// Creates a layer through the `init()` of its class.
  static func make(_ type: AnyClass) -> CALayer {
    guard type != CALayer.self else { return CALayer() }
    guard let type = type as? CALayer.Type else {
      Diagnostics.report(.geometry, "\(type) is the class of a view's layer and no CALayer.")
      return CALayer()
    }
    return .made(by: type)
  }

  /// Creates a layer of this class through its `init(layer:)`.
  static func make(like layer: CALayer) -> Self {
    if self == CALayer.self { return unsafeDowncast(CALayer(layer: layer), to: Self.self) }
    let metatype = unsafeBitCast(Self.self as CALayer.Type, to: UnsafeRawPointer.self)
    let storage = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { storage.deallocate() }
    storage.initialize(to: layer)
    let object = tessera_make_layer(metatype, storage)
    return Unmanaged<Self>.fromOpaque(object).takeRetainedValue()
  }
}
