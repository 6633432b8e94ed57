import UIKit

final class Card: UIView {
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }

  @objc override func awakeFromNib() {
    super.awakeFromNib()
    isOpaque = false
  }
}
