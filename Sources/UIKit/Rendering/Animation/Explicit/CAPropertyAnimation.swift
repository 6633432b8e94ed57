public import Foundation

/// An animation of what a key path names.
open class CAPropertyAnimation: CAAnimation {
  /// The animated property, such as `position.x`, `transform.rotation.z` or `strokeEnd`; `nil`, for none, by default.
  open var keyPath: String?
  /// Whether values are added to what the layer shows without the animation; `false` by default.
  open var isAdditive = false
  /// Whether each run goes on where the one before has ended; `false` by default.
  open var isCumulative = false

  /// Creates an animation of what `path` names.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CAPropertyAnimation else { return copy }
    animation.keyPath = keyPath
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    return animation
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  /// The value at a share of the way, where the layer shows `present` without the animation.
  func value(at progress: Double, of present: AnimatedValue) -> AnimatedValue? { nil }

  override func apply(to properties: inout some AnimatedProperties, at moment: AnimationMoment) {
    guard let keyPath, let present = properties.value(at: keyPath),
      var value = value(at: progress(at: moment.share), of: present)
    else { return }
    if isCumulative, moment.iteration > 0, let end = self.value(at: 1, of: present) {
      value = value.adding(end, times: Double(moment.iteration))
    }
    if isAdditive { value = present.adding(value, times: 1) }
    properties.set(value, at: keyPath)
  }
}
