import GallerySupport
import UIKit

/// Small copies of pictures, decoded off the main actor; the latest ones are kept.
@MainActor
final class ThumbnailStore {
  /// A picture at a size.
  struct Key: Hashable, Sendable {
    let path: String
    /// The edge of the square that the picture fills, in pixels.
    let edge: Int

    /// Rounds the edge up, so that cells of about the same size share a copy.
    init(path: String, edge: CGFloat) {
      self.path = path
      self.edge = max(1, Int((edge / 64).rounded(.up))) * 64
    }
  }

  private var thumbnails: CostLimitedCache<Key, UIImage>

  /// Creates an empty store that keeps at most so many bytes of pixels.
  init(byteLimit: Int = 96 << 20) { thumbnails = CostLimitedCache(limit: byteLimit) }

  /// The picture of `key` if it is kept.
  func kept(_ key: Key) -> UIImage? { thumbnails.value(for: key) }

  /// Decodes the picture of `key`, unless the task that asks was cancelled meanwhile.
  ///
  /// - Returns: `nil` when the file is no picture, or the task was cancelled.
  func thumbnail(_ key: Key) async -> UIImage? {
    if let kept = kept(key) { return kept }
    guard let thumbnail = await Self.decode(key) else { return nil }
    thumbnails.keep(thumbnail, for: key, cost: thumbnail.byteCount)
    return thumbnail
  }

  private nonisolated static func decode(_ key: Key) async -> UIImage? {
    guard !Task.isCancelled, let image = UIImage(contentsOfFile: key.path) else { return nil }
    let size = image.size
    guard size.width > 0, size.height > 0 else { return nil }
    // The shorter edge fills the square and the longer one is cut off by the view, unless there would
    // be little else than what is cut off.
    let factor = min(
      CGFloat(key.edge) / min(size.width, size.height),
      CGFloat(4 * key.edge) / max(size.width, size.height)
    )
    return await image.byPreparingThumbnail(
      ofSize: CGSize(width: size.width * factor, height: size.height * factor)
    )
  }
}

extension UIImage {
  /// The room that the decoded picture takes, of four bytes a pixel.
  fileprivate var byteCount: Int {
    let pixels = size.width * scale * size.height * scale
    return 4 * Int(min(pixels, CGFloat(Int32.max)))
  }
}
