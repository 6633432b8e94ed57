import UIKit

final class Highlight: UIView {
  private let line = CAShapeLayer()

  func flash() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    line.add(animation, forKey: "opacity")
    // Nested, and with another key than name.
    let size = CABasicAnimation(keyPath: "bounds.size")
    let hides = CABasicAnimation(keyPath: "hidden")
    let end = CABasicAnimation(keyPath: "strokeEnd")
    line.actions = ["path": NSNull()]
    _ = (size, hides, end, #keyPath(Highlight.line))
  }
}
