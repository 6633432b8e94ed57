import GallerySupport
import UIKit

/// A card: what an article is about, its first words and, when it is open, the rest.
///
/// ```
/// ┃──────────────────────────┐
/// ┃ ▣  title                 │   a row, with a column in it
/// ┃    byline                │
/// ┃ first words, on as many  │
/// ┃ lines as they need       │
/// ┃ • a point                │   a column of rows; hidden unless the card is open
/// ┃ 3 more         Show more │   placed by constraints, on one line
/// ┃──────────────────────────┘
/// ```
///
/// The column of all is held by constraints between the margins, so that the card is as high as its text.
final class ArticleCell: UICollectionViewCell {
  private let stripe = UIView()
  private let symbol = UIImageView()
  private let title = UILabel(.headline)
  private let byline = UILabel(.footnote, color: .secondaryLabel)
  private let lead = UILabel(.body)
  private let points = UIStackView.column([])
  private let footer = ArticleFooter()
  private lazy var titles = UIStackView.column([title, byline], spacing: 2)
  private lazy var heading = UIStackView.row([symbol, titles], spacing: 10, alignment: .top)
  private lazy var card = UIStackView.column([heading, lead, points, footer])
  private lazy var symbolWidth = symbol.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .center
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    for view in [stripe, card] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stripe.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stripe.topAnchor.constraint(equalTo: contentView.topAnchor),
      stripe.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stripe.widthAnchor.constraint(equalToConstant: 4),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      card.topAnchor.constraint(equalTo: margins.topAnchor),
      card.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      symbolWidth,
      symbol.heightAnchor.constraint(equalTo: symbol.widthAnchor),
    ])
    updateBackground()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ article: Article, in size: ArticleTextSize, isOpen: Bool) {
    let color = article.id.kind == .changes ? UIColor.tintColor : .systemGreen
    stripe.backgroundColor = color
    symbol.tintColor = color
    symbol.image = UIImage(
      systemName: article.id.kind == .changes ? "clock" : "lock",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size.scaled(20))
    )
    symbolWidth.constant = size.scaled(24)
    show(article.title, on: title, size.font(.headline, weight: .semibold))
    show(article.byline, on: byline, size.font(.footnote))
    show(article.lead, on: lead, size.font(.subheadline))
    showPoints(isOpen ? article.paragraphs : [], in: size)
    footer.show(count: article.paragraphs.count, isOpen: isOpen, in: size)
    let margin = size.scaled(14)
    contentView.layoutMargins = UIEdgeInsets(
      top: margin,
      left: margin + 2,
      bottom: margin,
      right: margin + 2
    )
    card.spacing = size.scaled(10)
    invalidateIntrinsicContentSize()
  }

  private func show(_ text: String, on label: UILabel, _ font: UIFont) {
    label.text = text
    label.font = font
    label.isHidden = text.isEmpty
  }

  /// Shows a row for each paragraph; rows of another article are used again.
  private func showPoints(_ paragraphs: [String], in size: ArticleTextSize) {
    points.isHidden = paragraphs.isEmpty
    points.spacing = size.scaled(6)
    while points.arrangedSubviews.count < paragraphs.count {
      points.addArrangedSubview(ArticlePoint())
    }
    for (index, view) in points.arrangedSubviews.enumerated() {
      view.isHidden = index >= paragraphs.count
      if index < paragraphs.count { (view as? ArticlePoint)?.show(paragraphs[index], in: size) }
    }
  }

  override var isHighlighted: Bool { didSet { updateBackground() } }

  private func updateBackground() {
    contentView.backgroundColor = isHighlighted ? .tertiarySystemFill : .secondarySystemBackground
  }
}
