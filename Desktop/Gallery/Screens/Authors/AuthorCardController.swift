import GallerySupport
import UIKit

/// The initials, the name and the number of books of an author.
final class AuthorCardController: UIViewController {
  private let initials = UILabel(.title2, weight: .semibold, color: .white, lines: 1)
  private let name = UILabel(.title2, weight: .bold)
  private let count = UILabel(.subheadline, color: .secondaryLabel)

  private static let portraitSize: CGFloat = 64

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = UIStackView.column([name, count], spacing: 2)
    let row = UIStackView.row([initials, texts], spacing: 16)
    initials.textAlignment = .center
    initials.clipsToBounds = true
    initials.layer.cornerRadius = Self.portraitSize / 2
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      initials.widthAnchor.constraint(equalToConstant: Self.portraitSize),
      initials.heightAnchor.constraint(equalToConstant: Self.portraitSize),
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      row.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  func show(_ author: Author) {
    loadViewIfNeeded()
    initials.text = author.initials
    name.text = author.name
    count.text = Quantity.count(author.books.count, "book", "books")
    let hue = (CGFloat(author.id) * 0.382).truncatingRemainder(dividingBy: 1)
    initials.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.6, alpha: 1)
  }
}
