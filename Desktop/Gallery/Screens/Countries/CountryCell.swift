import UIKit

/// A text with looks of its own, as high as it needs to be.
final class CountryCell: UICollectionViewCell {
  private let text = UITextView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.isEditable = false
    text.isScrollEnabled = false
    text.backgroundColor = .clear
    text.textContainerInset = UIEdgeInsets(top: 14, left: 12, bottom: 14, right: 12)
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ words: NSAttributedString, delegate: any UITextViewDelegate) {
    text.attributedText = words
    text.delegate = delegate
  }

  /// Draws the eye to the cell: its background lights up and fades.
  func flash() {
    UIView.animateKeyframes(withDuration: 1.2, delay: 0.2) { [contentView] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.15) {
        contentView.backgroundColor = .selectedRow
      }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
        contentView.backgroundColor = .secondarySystemGroupedBackground
      }
    }
  }
}
