public import UIKit

/// A day, or another short text, on a round field, as it stands between messages.
@preconcurrency @MainActor
open class DateStampView: UIView {
  /// The text of the date.
  public var text: String {
    get { label.text ?? "" }
    set { if newValue != label.text { label.text = newValue } }
  }
  /// The colour of the text; `.secondaryLabel` by default.
  public var textColor: UIColor {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  private let label = UILabel()
  private static let insets = CGSize(width: 10, height: 3)

  /// Creates a field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let font = UIFont.preferredFont(forTextStyle: .caption1)
    label.font = .systemFont(ofSize: font.pointSize, weight: .medium)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemGray5
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: Self.insets.height),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.insets.height),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.insets.width),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.insets.width),
    ])
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Rounds the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
