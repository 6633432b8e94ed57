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

  private var thumbnails: [Key: UIImage] = [:]
  private var latestKeys: [Key] = []
  private let capacity: Int

  /// Creates an empty store that keeps at most `capacity` pictures.
  init(capacity: Int = 300) { self.capacity = capacity }

  /// The picture of `key` if it is kept.
  func kept(_ key: Key) -> UIImage? { thumbnails[key] }

  /// Decodes the picture of `key`, unless the task that asks was cancelled meanwhile.
  ///
  /// - Returns: `nil` when the file is no picture, or the task was cancelled.
  func thumbnail(_ key: Key) async -> UIImage? {
    if let kept = thumbnails[key] { return kept }
    guard let thumbnail = await Self.decode(key) else { return nil }
    keep(thumbnail, key)
    return thumbnail
  }

  private nonisolated static func decode(_ key: Key) async -> UIImage? {
    guard !Task.isCancelled, let image = UIImage(contentsOfFile: key.path) else { return nil }
    let size = image.size
    guard size.width > 0, size.height > 0 else { return nil }
    // The shorter edge fills the square, the longer one is cut off by the view.
    let factor = CGFloat(key.edge) / min(size.width, size.height)
    return await image.byPreparingThumbnail(
      ofSize: CGSize(width: size.width * factor, height: size.height * factor)
    )
  }

  private func keep(_ thumbnail: UIImage, _ key: Key) {
    if thumbnails.updateValue(thumbnail, forKey: key) == nil { latestKeys.append(key) }
    if latestKeys.count > capacity { thumbnails[latestKeys.removeFirst()] = nil }
  }
}
