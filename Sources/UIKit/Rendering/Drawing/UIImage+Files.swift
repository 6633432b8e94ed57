import CoreGraphics
public import Foundation

extension UIImage {
  /// The image as a PNG file, in as many pixels as its scale says.
  ///
  /// To be called on the main thread, while a program runs whose backend makes pixels, as GTK's does; else it is reported.
  ///
  /// - Returns: The file; `nil` for an image of nothing, one that cannot be decoded, and where there are no pixels.
  public func pngData() -> Data? { encoded(as: .png) }

  /// The image as a JPEG file, on black, in as many pixels as its scale says; see `pngData()`.
  ///
  /// - Parameter compressionQuality: 0…1, the best.
  /// - Returns: The file; `nil` where there is none.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(as: .jpeg(quality: Double(compressionQuality)))
  }

  private func encoded(as format: UIBackendImageFormat) -> Data? {
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
