import UIKit

/// A screen in the list of screens.
final class SidebarCell: UICollectionViewCell {
  static let identifier = "screen"

  private let symbol = UIImageView()
  private let title = UILabel(.subheadline, weight: .medium, lines: 1)
  private lazy var row = UIStackView.row([symbol, title], spacing: SidebarCell.spacing)

  private static let symbolSize: CGFloat = 16
  private static let spacing: CGFloat = 10
  private static let margin: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .center
    symbol.setContentHuggingPriority(.required, for: .horizontal)
    contentView.layer.cornerRadius = 8
    contentView.addSubview(row)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ screen: any GalleryScreen) {
    title.text = screen.title
    symbol.image = UIImage(
      systemName: screen.symbolName,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    )
  }

  /// The width of a cell that shows all of the title.
  static func width(showing screen: any GalleryScreen) -> CGFloat {
    let cell = SidebarCell()
    cell.show(screen)
    let fitting = cell.row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width.rounded(.up) + 2 * margin
  }

  override var isSelected: Bool { didSet { updateColors() } }
  override var isHighlighted: Bool { didSet { updateColors() } }

  private func updateColors() {
    contentView.backgroundColor =
      isSelected ? .tintColor : isHighlighted ? .tertiarySystemFill : .clear
    title.textColor = isSelected ? .white : .label
    symbol.tintColor = isSelected ? .white : .secondaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
  }
}
