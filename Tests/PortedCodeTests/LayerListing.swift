import CoreGraphics
import QuartzCore

/// A card as apps for iOS write one: a gradient under its content, and a line that follows the size.
final class GradientCard: UIView {
  let gradientLayer = CAGradientLayer()
  private let line = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradientLayer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.insertSublayer(gradientLayer, at: 0)
    line.backgroundColor = UIColor.black.cgColor
    layer.addSublayer(line)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradientLayer.frame = bounds
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    CATransaction.commit()
  }
}
