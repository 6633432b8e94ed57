import QuartzCore
import UIKit

/// A placeholder that shimmers while content loads, as apps for iOS write one.
class ShimmerView: UIView {
  override class var layerClass: AnyClass {
    CAGradientLayer.self
  }

  // swift-format-ignore: NeverForceUnwrap
  var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

  func startAnimating() {
    gradientLayer.colors = [
      UIColor.systemGray5.cgColor, UIColor.systemGray6.cgColor, UIColor.systemGray5.cgColor,
    ]
    gradientLayer.startPoint = CGPoint(x: 0.0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1.0, y: 0.5)
    gradientLayer.locations = [0.0, 0.5, 1.0]
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-1.0, -0.5, 0.0]
    animation.toValue = [1.0, 1.5, 2.0]
    animation.duration = 1.2
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    gradientLayer.add(animation, forKey: "shimmer")
  }

  func stopAnimating() {
    gradientLayer.removeAnimation(forKey: "shimmer")
  }
}

/// A ring that fills as something makes progress, and tells when it is full.
class ProgressRing: UIView, CAAnimationDelegate {
  private let track = CAShapeLayer()
  let bar = CAShapeLayer()
  var onCompletion: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, bar] {
      shape.fillColor = UIColor.clear.cgColor
      shape.lineWidth = 4
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    track.strokeColor = UIColor.systemGray5.cgColor
    bar.strokeColor = tintColor.cgColor
    bar.strokeEnd = 0
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer == self.layer else { return }
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - 2,
      startAngle: -.pi / 2,
      endAngle: 3 * .pi / 2,
      clockwise: true
    )
    for shape in [track, bar] {
      shape.frame = bounds
      shape.path = path.cgPath
    }
  }

  func setProgress(_ progress: CGFloat, duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = bar.presentation()?.strokeEnd ?? bar.strokeEnd
    animation.toValue = progress
    animation.duration = duration
    animation.fillMode = .forwards
    animation.delegate = self
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.strokeEnd = progress
    CATransaction.commit()
    bar.add(animation, forKey: "progress")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag, bar.strokeEnd >= 1 { onCompletion?() }
  }
}

extension UIView {
  /// Rounds some corners, as apps did before there was `maskedCorners`.
  func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
    let path = UIBezierPath(
      roundedRect: bounds,
      byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius)
    )
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    layer.mask = mask
  }

  /// Casts a shadow whose path is known.
  func applyShadow(cornerRadius: CGFloat) {
    layer.cornerRadius = cornerRadius
    layer.masksToBounds = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
  }

  /// Shakes the view, as a field does that was filled in wrongly.
  func shake(completion: (() -> Void)? = nil) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    layer.add(animation, forKey: "shake")
    CATransaction.commit()
  }

  /// Beats like a heart.
  func pulse() {
    let scale = CASpringAnimation(keyPath: "transform.scale")
    scale.fromValue = 0.9
    scale.toValue = 1.0
    scale.damping = 8
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.5
    fade.toValue = 1
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 0.8
    group.autoreverses = true
    group.repeatCount = Float.infinity
    group.isRemovedOnCompletion = false
    layer.add(group, forKey: nil)
  }
}
