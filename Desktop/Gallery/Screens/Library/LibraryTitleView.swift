import SectionAdapters
import UIKit

/// The title of a section.
final class LibraryTitleView: UICollectionReusableView {
  let label = UILabel(.title3, weight: .semibold, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  static func titled(_ text: String) -> SectionBoundaryView {
    SectionBoundaryView(LibraryTitleView.self, height: .absolute(LibraryLayout.titleHeight)) {
      $0.label.text = text
    }
  }
}

/// Says that no books were taken.
final class LibraryEmptyView: UICollectionReusableView {
  private let label = UILabel(.body, color: .secondaryLabel)
    .showing("Tick a book below to take it.")
  private let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .tertiarySystemFill
    card.layer.cornerRadius = 12
    label.textAlignment = .center
    for view in [card, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    label.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: min(16, bounds.height / 2))
  }
}
