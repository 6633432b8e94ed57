import UIKit

final class Highlight: UIView {
  private let line = CAShapeLayer()

  func flash() {
    let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    animation.toValue = 0
    line.add(animation, forKey: #keyPath(CALayer.opacity))
    // Nested, and with another key than name.
    let size = CABasicAnimation(keyPath: #keyPath(CALayer.bounds.size))
    let hides = CABasicAnimation(keyPath: #keyPath(CALayer.isHidden))
    let end = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
    line.actions = [#keyPath(CAShapeLayer.path): NSNull()]
    _ = (size, hides, end, #keyPath(Highlight.line))
  }
}
