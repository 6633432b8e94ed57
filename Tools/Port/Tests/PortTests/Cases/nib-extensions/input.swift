import UIKit

final class Chart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    awakeFromNib()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
  }
}

extension Chart {
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    backgroundColor = .red
  }
}

extension UIButton {
  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    setTitle("", for: .normal)
  }
}
