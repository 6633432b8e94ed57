import UIKit
import QuartzCore.CALayer

/// A number on a round ground.
class NoteBadge: UIView {
  let label = UILabel()
  @objc var number = 0 { didSet { label.text = "\(number)" } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @objc func count() { number += 1 }
}  // What it looks like is beside it.
