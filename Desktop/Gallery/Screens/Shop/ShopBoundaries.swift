import UIKit

/// The title above the products.
final class ShopTitleView: UICollectionReusableView {
  private let label = UILabel(.title3, weight: .bold, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String) { label.text = title }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A button as wide as the products above it; empty without a title.
final class ShopFooterView: UICollectionReusableView {
  private let button = UIButton(configuration: .plain())
  var action: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addAction(UIAction { [weak self] _ in self?.action() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?) {
    button.isHidden = title == nil
    button.configuration?.title = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

/// Says that a product is new.
final class ShopBadgeView: UICollectionReusableView {
  private let label = UILabel(.caption1, weight: .bold, color: .white, lines: 1)

  /// Whether the badge is seen.
  var isShown = true {
    didSet { label.isHidden = !isShown }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.text = "New"
    label.textAlignment = .center
    label.backgroundColor = .systemRed
    label.layer.cornerRadius = 11
    label.clipsToBounds = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// The panel behind the products.
final class ShopBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
  }

  required init?(coder: NSCoder) { nil }
}
