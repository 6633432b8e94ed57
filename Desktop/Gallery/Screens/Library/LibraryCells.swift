import GallerySupport
import SectionAdapters
import UIKit

/// A cell as high as a column of texts, with a margin around it, and with a view beside it at the end.
class LibraryTextCell: StoreRoundCell {
  let column = UIStackView.column([], spacing: 4)
  /// The room at the end, in points.
  class var endRoom: CGFloat { 0 }
  private static let margin: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(column)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 2 * Self.margin - Self.endRoom)
    column.frame = CGRect(
      x: Self.margin + (isMirrored ? Self.endRoom : 0),
      y: Self.margin,
      width: width,
      height: column.height(forWidth: width)
    )
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = max(0, layoutAttributes.size.width - 2 * Self.margin - Self.endRoom)
    layoutAttributes.size.height = column.height(forWidth: width) + 2 * Self.margin
    return layoutAttributes
  }
}

/// The reader's card: a greeting, and how many books the reader has.
final class LibraryCardCell: LibraryTextCell, Cell {
  private let greeting = UILabel(.title3, weight: .semibold).showing("Good day, reader")
  private let text = UILabel(.body, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [greeting, text] { column.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func configure(with object: Library.Card) {
    text.text = object.text
    setNeedsLayout()
  }
}

/// A book of the catalogue: its title, its author, and a tick if the reader has it.
final class LibraryBookCell: LibraryTextCell, Cell {
  private let title = UILabel(.subheadline, weight: .semibold)
  private let author = UILabel(.footnote, color: .secondaryLabel)
  private let tick = UIImageView()
  private(set) var isTicked = false
  private static let tickSize: CGFloat = 22

  override class var endRoom: CGFloat { tickSize + 8 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, author] { column.addArrangedSubview(view) }
    tick.layer.cornerRadius = Self.tickSize / 2
    tick.layer.borderColor = UIColor.tertiaryLabel.cgColor
    tick.contentMode = .center
    tick.tintColor = .white
    contentView.addSubview(tick)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with object: Library.Book) {
    title.text = object.title
    author.text = object.author
    tick.image = object.isTaken ? UIImage(systemName: "checkmark") : nil
    tick.backgroundColor = object.isTaken ? .tintColor : .clear
    tick.layer.borderWidth = object.isTaken ? 0 : 1.5
    isTicked = object.isTaken
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    tick.frame = CGRect(
      x: isMirrored ? 12 : bounds.width - 12 - Self.tickSize,
      y: 12,
      width: Self.tickSize,
      height: Self.tickSize
    )
  }
}

/// A book that the reader has: its cover, and a button that returns it.
final class LibraryShelfCell: UICollectionViewCell, Cell {
  private let title = UILabel(.headline, color: .white, lines: 3)
  private let author = UILabel(.subheadline, color: .white, lines: 1)
  private lazy var column = UIStackView.column([title, author], spacing: 6)
  private lazy var button = UIButton(
    configuration: Self.button,
    primaryAction: UIAction { [weak self] _ in self.map { $0.returned?($0.book) } }
  )
  private(set) var book: Library.Book.ID = 0
  /// Called with the book when its button is pressed.
  var returned: ((Library.Book.ID) -> Void)?

  private static var button: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Return"
    configuration.baseBackgroundColor = .white
    configuration.baseForegroundColor = .black
    return configuration
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    for view in [column, button] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func configure(with object: Library.Book) {
    book = object.id
    title.text = object.title
    author.text = object.author
    // Neighbouring numbers are far apart on the colour circle.
    let hue = (CGFloat(object.id) * 0.382).truncatingRemainder(dividingBy: 1)
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.45, alpha: 1)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: 16, dy: 16)
    guard room.width > 0, room.height > 0 else { return }
    let size = button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    column.frame = CGRect(
      x: room.minX,
      y: room.minY,
      width: room.width,
      height: column.height(forWidth: room.width)
    )
    button.frame = CGRect(
      x: isMirrored ? room.maxX - size.width : room.minX,
      y: room.maxY - size.height,
      width: size.width,
      height: size.height
    )
  }
}
