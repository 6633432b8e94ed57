import Foundation

extension CALayer {
  /// Shows a change of what only some layers have, from what was on screen.
  func contentDidChange(_ keyPath: String, from former: some AnimatedProperties) {
    animateChange(of: keyPath, from: animated(former))
    invalidateOwn()
  }

  /// Animates such a change as the transaction says: a layer of no view, once it was shown.
  private func animateChange(of keyPath: String, from former: some AnimatedProperties) {
    // A path changes at once unless an animation is added for it.
    guard keyPath != "path", let value = former.value(at: keyPath), window != nil,
      animatesImplicitly(keyPath), let timing = CATransaction.implicitTiming()
    else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value.object
    animation.duration = timing.duration
    animation.timingFunction = timing.function
    add(animation, forKey: keyPath)
  }
}
