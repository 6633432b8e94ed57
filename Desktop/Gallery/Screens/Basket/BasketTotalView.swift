import UIKit

/// What the orders come to.
final class BasketTotalView: UICollectionReusableView {
  private let label = UILabel(.headline, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an amount in cents.
  func show(_ total: Int) {
    label.text = total > 0 ? "Total \(StoreData.price(total))" : "The basket is empty."
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
