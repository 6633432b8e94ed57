import UIKit

final class Chart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    awakeFromNib()
  }

  func awakeFromNib() {
  }
}

extension Chart {
  func prepareForInterfaceBuilder() {
    backgroundColor = .red
  }
}

extension UIButton {
  open func awakeFromNib() {
    setTitle("", for: .normal)
  }
}
