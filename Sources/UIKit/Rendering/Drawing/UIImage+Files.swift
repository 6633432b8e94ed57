import CoreGraphics
import Foundation

extension UIImage {
  func encoded(as format: UIBackendImageFormat) -> Data? {
    let bounds = CGRect(origin: .zero, size: size)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let list = UIBackendDisplayList(bounds: bounds) { context in
      context.makeCurrent { draw(in: bounds) }
    }
    guard !list.steps.isEmpty else { return nil }
    let scale = scale
    let data = MainActor.ifCurrent {
      UIApplication.shared.backend.encode(list, scale: scale, as: format)
    }
    if data == nil || data == .some(nil) {
      Diagnostics.reportFromAnyThread(
        .image,
        """
        No file was made of an image of \(bounds.width) × \(bounds.height) points: that takes the main thread, and a backend \
        that makes pixels.
        """
      )
    }
    return data ?? nil
  }
}
