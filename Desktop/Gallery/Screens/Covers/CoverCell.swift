import GallerySupport
import UIKit

/// A book: its cover, and where there is room beside it its title, its author and a button that keeps it.
final class CoverCell: UICollectionViewCell {
  let cover = CoverView()
  private let title = UILabel(.headline, lines: 1)
  private let author = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private lazy var texts = UIStackView.column([title, author], spacing: 2)
  private lazy var button = UIButton(
    configuration: .plain(),
    primaryAction: UIAction { [weak self] _ in self?.keep() }
  )
  /// Called when the book is kept, or is kept no more.
  var kept: ((CoverCell) -> Void)?

  private static let margin: CGFloat = 8
  private static let buttonSize: CGFloat = 36

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [cover, texts, button] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ book: Library.Book, isTurned: Bool, isKept: Bool) {
    title.text = book.title
    author.text = book.author
    cover.show(book, isTurned: isTurned)
    showButton(isKept: isKept)
    setNeedsLayout()
  }

  private func showButton(isKept: Bool) {
    button.configuration?.image = UIImage(systemName: isKept ? "star.fill" : "star")
    button.configuration?.baseForegroundColor = isKept ? .systemYellow : .tertiaryLabel
    button.accessibilityLabel = isKept ? "Remove from kept books" : "Keep"
  }

  /// Has the star jump, and reports it.
  private func keep() {
    kept?(self)
    UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: .calculationModeCubic) {
      [button] in
      for (start, scale) in [(0, 1.6), (0.35, 0.8), (0.7, 1)] {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.35) {
          button.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { cover.open(isHighlighted ? 0.35 : 0) } }
  }

  /// In any size between those of a grid and of a list, so that a change of layout can stop anywhere.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    guard room.width > 0, room.height > 0 else { return }
    let scale = min(room.width / CoverFront.size.width, room.height / CoverFront.size.height)
    let size = CGSize(
      width: CoverFront.size.width * scale,
      height: CoverFront.size.height * scale
    )
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
      isMirrored ? contentView.bounds.width - x - width : x
    }
    cover.transform = CGAffineTransform(scaleX: scale, y: scale)
    cover.center = CGPoint(
      x: placed(room.minX, size.width) + size.width / 2,
      y: room.midY
    )
    button.frame = CGRect(
      x: placed(room.maxX - Self.buttonSize, Self.buttonSize),
      y: room.midY - Self.buttonSize / 2,
      width: Self.buttonSize,
      height: Self.buttonSize
    )
    let start = room.minX + size.width + 16
    let width = max(0, room.maxX - Self.buttonSize - 8 - start)
    let height = texts.height(forWidth: width)
    texts.frame = CGRect(
      x: placed(start, width),
      y: room.midY - height / 2,
      width: width,
      height: height
    )
    // There is no room beside covers in a grid.
    let share = min(1, max(0, (width - 40) / 120))
    for view in [texts, button] { view.alpha = share }
  }
}
