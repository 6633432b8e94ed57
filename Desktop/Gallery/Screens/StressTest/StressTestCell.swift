import TesseraTestSupport
import UIKit

/// A block in the colour of its item, with its number and a dot for each time that it was changed.
final class StressTestCell: UICollectionViewCell {
  /// What is shown.
  private(set) var item: CollectionModel.Item?

  private let number = UILabel(.subheadline, weight: .semibold, color: .white, lines: 1)
  private let dots = UILabel(.footnote, color: .white, lines: 1)

  private static let margin: CGFloat = 8
  private static let narrowestWithDots: CGFloat = 80

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    dots.textAlignment = .center
    number.textAlignment = .center
    for subview in [number, dots] { contentView.addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: CollectionModel.Item) {
    self.item = item
    number.text = "\(item.identity)"
    dots.text = String(repeating: "•", count: min(item.version, 12))
    contentView.backgroundColor = UIColor(
      // Steps of the golden ratio keep numbers that follow each other apart.
      hue: (CGFloat(item.identity) * 0.618).truncatingRemainder(dividingBy: 1),
      saturation: 0.62,
      brightness: 0.78,
      alpha: 1
    )
  }

  /// The height that an item asks for in a list: another one each time that it is changed.
  static func height(of item: CollectionModel.Item) -> CGFloat {
    let step = (item.identity * 5 + item.version * 7) % 4
    return 28 + CGFloat(step) * 12
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    contentView.layer.cornerRadius = min(8, bounds.height / 2)
    guard bounds.width >= Self.narrowestWithDots else {
      number.frame = bounds
      dots.frame = .zero
      return
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, rest) = bounds.divided(
      atDistance: 56,
      from: isRightToLeft ? .maxXEdge : .minXEdge
    )
    number.frame = start
    dots.frame =
      rest.divided(
        atDistance: min(rest.width, 80),
        from: isRightToLeft ? .minXEdge : .maxXEdge
      ).slice
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let item { layoutAttributes.size.height = Self.height(of: item) }
    return layoutAttributes
  }
}

/// The number of a section.
final class StressTestHeader: UICollectionReusableView {
  static let height: CGFloat = 26

  /// The number of the section that is shown.
  private(set) var identity: Int?

  private let title = UILabel(.footnote, weight: .semibold, color: .secondaryLabel, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ section: CollectionModel.Section) {
    identity = section.identity
    title.text = "Section \(section.identity)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
  }
}
