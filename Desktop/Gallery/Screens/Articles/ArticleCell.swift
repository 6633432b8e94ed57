import GallerySupport
import UIKit

/// A card: what an article is about, its first words and, when it is open, the rest.
///
/// ```
/// ┌──────────────────────────┐
/// │ ▣  title                 │   a row, with a column in it
/// │    byline                │
/// │ first words, on as many  │
/// │ lines as they need       │
/// │ • a point                │   a column of rows; hidden unless the card is open
/// │ 3 more            Show ▾ │   a row, level with each other
/// └──────────────────────────┘
/// ```
final class ArticleCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let title = UILabel(.headline)
  private let byline = UILabel(.footnote, color: .secondaryLabel)
  private let lead = UILabel(.body)
  private let points = UIStackView.column([])
  private let count = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private let toggle = UILabel(.footnote, color: .tintColor, lines: 1)
  private lazy var titles = UIStackView.column([title, byline], spacing: 2)
  private lazy var heading = UIStackView.row([symbol, titles], spacing: 10, alignment: .top)
  private lazy var footer = UIStackView.row([count, UIView(), toggle], alignment: .firstBaseline)
  private lazy var card = UIStackView.column([heading, lead, points, footer])

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [symbol, toggle] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    card.isLayoutMarginsRelativeArrangement = true
    card.frame = contentView.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(card)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    updateBackground()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ article: Article, in size: ArticleTextSize, isOpen: Bool) {
    symbol.image = UIImage(
      systemName: article.id.kind == .changes ? "clock" : "lock",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size.scaled(20))
    )
    symbol.tintColor = article.id.kind == .changes ? .tintColor : .systemGreen
    show(article.title, on: title, size.font(.headline, weight: .semibold))
    show(article.byline, on: byline, size.font(.footnote))
    show(article.lead, on: lead, size.font(.subheadline))
    let hasMore = !article.paragraphs.isEmpty
    show(
      hasMore ? Quantity.count(article.paragraphs.count, "more paragraph", "more paragraphs") : "",
      on: count,
      size.font(.footnote)
    )
    show(hasMore ? isOpen ? "Show less" : "Show more" : "", on: toggle, size.font(.footnote))
    footer.isHidden = !hasMore
    showPoints(isOpen ? article.paragraphs : [], in: size)
    let margin = size.scaled(14)
    card.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
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
