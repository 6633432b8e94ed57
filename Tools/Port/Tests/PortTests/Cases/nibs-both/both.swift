import UIKit

final class Card: UIView {
  #if canImport(ObjectiveC)
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  #endif

  #if canImport(ObjectiveC)
  @objc override func awakeFromNib() {
    super.awakeFromNib()
    isOpaque = false
  }
  #else
  func awakeFromNib() {
    isOpaque = false
  }
  #endif
}
