import UIKit

final class Card: UIView {
  func awakeFromNib() {
    isOpaque = false
  }
}
