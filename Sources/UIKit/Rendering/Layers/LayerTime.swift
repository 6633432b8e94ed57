import Foundation

/// How the time of a layer, and of what is in it, runs beside the time around it.
struct LayerTime: Equatable {
  var beginTime: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0

  func inner(_ outer: TimeInterval) -> TimeInterval {
    (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The time around the layer at which its own is `inner`; `nil` where its time stands still.
  func outer(_ inner: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (inner - timeOffset) / Double(speed) + beginTime
  }
}

/// A moment, by the clock and by the time of a layer.
struct LayerMoment {
  let time: TimeInterval
  let inLayer: TimeInterval
}

extension CALayer {
  /// The moment of the frame.
  var presentMoment: LayerMoment { moment(at: UIApplication.shared.backend.currentTime) }

  func moment(at time: TimeInterval) -> LayerMoment {
    LayerMoment(time: time, inLayer: localTime(at: time))
  }

  /// The time of the layer at a time of the clock.
  func localTime(at time: TimeInterval) -> TimeInterval {
    let outer = enclosingLayer?.localTime(at: time) ?? time
    return rare?.time.inner(outer) ?? outer
  }

  /// The time of the clock at a time of the layer; the present one where time stands still.
  func clockTime(at time: TimeInterval) -> TimeInterval {
    var time = time
    for layer in sequence(first: self, next: \.enclosingLayer) {
      guard let own = layer.rare?.time else { continue }
      guard let outer = own.outer(time) else { return UIApplication.shared.backend.currentTime }
      time = outer
    }
    return time
  }

  /// Whether nothing in the layer animates, because its time or that of a layer around it stands still.
  var isTimeStopped: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.rare?.time.speed == 0 { return true }
      layer = current.enclosingLayer
    }
    return false
  }

  /// Changes the time of the layer, which what is in it goes by from the next frame on.
  func changeTime(_ name: String, to number: Double, _ change: (inout LayerTime) -> Void) {
    guard number.isFinite else {
      return Diagnostics.report(
        .geometry,
        "A layer was given the \(name) \(number), which is not finite; it keeps what it has."
      )
    }
    var time = rare?.time ?? LayerTime()
    change(&time)
    guard time != rare?.time ?? LayerTime() else { return }
    ownRare.time = time
    resumeAnimations()
  }

  /// Shows where the animations of the layer, and of those in it, are now, and has them go on.
  private func resumeAnimations() {
    if !animations.isEmpty || !(rare?.running.isEmpty ?? true) {
      UIApplication.shared.animationClock.start(self)
      invalidateAnimations()
    }
    for layer in sublayers ?? [] { layer.resumeAnimations() }
    mask?.resumeAnimations()
  }
}
