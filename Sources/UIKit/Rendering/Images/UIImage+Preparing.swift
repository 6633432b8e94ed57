import CoreGraphics
public import Foundation

/// Decoding before a picture is shown.
extension UIImage {
  func thumbnail(fitting size: CGSize) -> UIImage? {
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
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// Decodes the pixels off the calling thread; `nil` if that fails.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }
}

/// Decodes a few pictures at a time, so that scrolling past hundreds starts no hundreds of threads.
enum ImageDecodingQueue {
  private static let operations: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    queue.qualityOfService = .userInitiated
    return queue
  }()

  static func perform(_ work: @escaping @Sendable () -> Void) { operations.addOperation(work) }
}
