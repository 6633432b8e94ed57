import CoreGraphics
public import Foundation

/// Decoding before a picture is shown.
extension UIImage {
  /// This picture made small enough to fit `size` points, decoded on the calling thread.
  ///
  /// It keeps its shape and its scale; one that fits already keeps its size. Symbols, which have no
  /// pixels, come back as they are. A size that is no number or not positive, and a picture that
  /// cannot be decoded, give a report and `nil`.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      Diagnostics.reportFromAnyThread(
        .image,
        "A thumbnail of \(size.width) × \(size.height) points was asked for; none was made."
      )
      return nil
    }
    guard case .pixels(let source) = content else { return self }
    let limit = CGSize(width: size.width * scale, height: size.height * scale)
    do throws(UIBackendImageError) {
      let picture = try source.origin.decode(fitting: limit)
      let thumbnail = ImageSource(source.origin, decoded: picture)
      return UIImage(content: .pixels(thumbnail), look: look)
    } catch {
      Diagnostics.reportFromAnyThread(.image, error.description)
      return nil
    }
  }

  /// Makes a thumbnail as `preparingThumbnail(of:)` does, off the calling thread.
  ///
  /// - Parameters:
  ///   - size: The size to fit, in points.
  ///   - completionHandler: Takes the thumbnail, on a thread of its own.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    ImageDecodingQueue.perform { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Makes a thumbnail as `preparingThumbnail(of:)` does, off the calling thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// This picture, its pixels decoded on the calling thread; `nil` if that fails.
  public func preparingForDisplay() -> UIImage? {
    guard case .pixels(let source) = content else { return self }
    return source.picture == nil ? nil : self
  }

  /// Decodes the pixels off the calling thread.
  ///
  /// - Parameter completionHandler: Takes the picture, or `nil` if that fails, on a thread of its own.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    ImageDecodingQueue.perform { completionHandler(self.preparingForDisplay()) }
  }

  /// Decodes the pixels off the calling thread; `nil` if that fails.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }
}

/// Decodes a few pictures at a time, so that scrolling past hundreds starts no hundreds of threads.
private enum ImageDecodingQueue {
  private static let operations: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    queue.qualityOfService = .userInitiated
    return queue
  }()

  static func perform(_ work: @escaping @Sendable () -> Void) { operations.addOperation(work) }
}
