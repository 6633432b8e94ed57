public import Foundation

/// Animations that run together, in the time of the group.
///
/// What has no duration lasts as long as the group, and what would last longer is cut off with it.
open class CAAnimationGroup: CAAnimation {
  /// The animations; `nil` by default.
  ///
  /// Their delegates are not told, and none is removed before the group.
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let group = copy as? CAAnimationGroup else { return copy }
    group.animations = animations?.compactMap { $0.copy(with: zone) as? CAAnimation }
    return group
  }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

  override func apply(to properties: inout some AnimatedProperties, at moment: AnimationMoment) {
    let length = duration > 0 ? duration : CAAnimation.usualDuration
    let time = progress(at: moment.share) * length
    for animation in animations ?? [] {
      let schedule = AnimationSchedule(
        animation,
        begin: animation.beginTime,
        defaultDuration: length
      )
      guard let moment = schedule.moment(at: time) else { continue }
      animation.apply(to: &properties, at: moment)
    }
  }
}
