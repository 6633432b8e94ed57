import GallerySupport
import UIKit

/// A picture of the grid, empty until it is decoded in the size of the cell.
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private var source: (path: String, store: ThumbnailStore)?
  /// What is shown, or is to be once it is decoded.
  private var key: ThumbnailStore.Key?
  private var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true
    contentMode = .scaleAspectFill
    contentView.backgroundColor = .secondarySystemFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    imageView.tintColor = .tertiaryLabel
  }

  required init?(coder: NSCoder) { nil }

  deinit { loading?.cancel() }

  /// Shows `picture` once the cell has its size.
  func show(_ picture: Picture, from store: ThumbnailStore) {
    source = (picture.path, store)
    accessibilityLabel = picture.path.split(separator: "/").last.map(String.init)
    setNeedsLayout()
  }

  /// Shows the picture in the size of the cell, at once if it is kept and else when it is decoded.
  ///
  /// What the cell shows of the same picture at another size stays until then.
  private func load() {
    guard let (path, store) = source, !bounds.isEmpty else { return }
    let edge = max(bounds.width, bounds.height) * max(1, traitCollection.displayScale)
    let key = ThumbnailStore.Key(path: path, edge: edge)
    guard key != self.key else { return }
    if path != self.key?.path { imageView.image = nil }
    self.key = key
    loading?.cancel()
    loading = nil
    if let kept = store.kept(key) { return finish(with: kept) }
    loading = Task { [weak self] in
      let thumbnail = await store.thumbnail(key)
      guard !Task.isCancelled else { return }
      self?.finish(with: thumbnail)
    }
  }

  private func finish(with thumbnail: UIImage?) {
    loading = nil
    imageView.image = thumbnail ?? UIImage(systemName: "image-missing")
    imageView.contentMode = isSmall ? .center : contentMode
  }

  /// Whether the picture is a symbol, or an icon of less than half the size that was asked for.
  private var isSmall: Bool {
    guard let image = imageView.image, let key else { return false }
    return image.isSymbolImage || 2 * max(image.size.width, image.size.height) < CGFloat(key.edge)
  }

  /// Returns once the picture is there, or cannot be.
  func waitUntilLoaded() async { await loading?.value }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    source = nil
    key = nil
    imageView.image = nil
  }

  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 3 : 0
      contentView.layer.borderColor = UIColor.systemBlue.cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    load()
  }
}
