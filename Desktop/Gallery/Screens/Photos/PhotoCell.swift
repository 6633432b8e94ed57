import UIKit

/// A picture of the grid, empty until it is decoded.
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private var key: ThumbnailStore.Key?
  private var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true
    contentView.backgroundColor = .secondarySystemFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    imageView.tintColor = .tertiaryLabel
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the picture of `key`, at once if it is kept and else when it is decoded.
  ///
  /// What the cell shows of the same picture at another size stays until then.
  func show(_ key: ThumbnailStore.Key, from store: ThumbnailStore) {
    guard key != self.key else { return }
    if key.path != self.key?.path { imageView.image = nil }
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
    updateContentMode()
  }

  /// Small pictures and symbols keep their size; others fill the cell.
  private func updateContentMode() {
    let size = imageView.image?.size ?? .zero
    let isSmall = size.width < bounds.width && size.height < bounds.height
    imageView.contentMode = isSmall ? .center : .scaleAspectFill
  }

  /// Returns once the picture is there, or cannot be.
  func waitUntilLoaded() async { await loading?.value }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
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
    updateContentMode()
  }
}
