import GallerySupport
import UIKit

/// A card with a picture and its name.
final class CarouselCell: UICollectionViewCell {
  private let photo = PhotoCell()
  private let name = UILabel(.headline, weight: .semibold, color: .label, lines: 1)

  private static let nameHeight: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.cornerRadius = 16
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    contentView.backgroundColor = .secondarySystemBackground
    name.textAlignment = .center
    photo.isUserInteractionEnabled = false
    contentView.addSubview(photo)
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `picture` once the card has its size.
  func show(_ picture: Picture, from store: ThumbnailStore) {
    name.text = picture.name
    photo.show(picture, from: store)
  }

  /// Returns once the picture is there, or cannot be.
  func waitUntilLoaded() async { await photo.waitUntilLoaded() }

  override func prepareForReuse() {
    super.prepareForReuse()
    photo.prepareForReuse()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (caption, rest) = contentView.bounds.divided(atDistance: Self.nameHeight, from: .maxYEdge)
    name.frame = caption.insetBy(dx: 12, dy: 0)
    photo.frame = rest
  }
}
