import UIKit

/// A row with a caption and a control.
final class FormCell: UICollectionViewListCell {
  private let caption = UILabel(.body, lines: 1)
  private let row = UIStackView.row([], spacing: 12)

  /// So that fields below each other begin together.
  ///
  /// Not required: a row whose field is shown by another one already has nothing but the caption, which fills it.
  private lazy var captionWidth: NSLayoutConstraint = {
    let width = caption.widthAnchor.constraint(equalToConstant: 88)
    width.priority = UILayoutPriority(999)
    return width
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.translatesAutoresizingMaskIntoConstraints = false
    // Lines between rows begin there.
    contentView.directionalLayoutMargins.leading = 16
    contentView.addSubview(row)
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a caption, if there is one, and takes the views of a control in.
  func show(_ title: String?, _ control: FormControl) {
    captionWidth.isActive = control.placement == .fills && title != nil
    var views = control.views
    if control.placement == .atEnd { views.insert(UIView(), at: 0) }
    if let title {
      caption.text = title
      views.insert(caption, at: 0)
    }
    guard views.last !== row.arrangedSubviews.last || views.count != row.arrangedSubviews.count
    else { return }
    for view in row.arrangedSubviews { view.removeFromSuperview() }
    for view in views { row.addArrangedSubview(view) }
  }
}
