import UIKit
import QuartzCore

/// A number on a round ground.
class NoteBadge: UIView {
  let label = UILabel()
  var number = 0 { didSet { label.text = "\(number)" } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func count() { number += 1 }

  // The text in the middle, and round ends.
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 2)
    layer.cornerRadius = bounds.height / 2
  }

  override var intrinsicContentSize: CGSize { NoteSizes.badge }
}  // What it looks like is beside it.
