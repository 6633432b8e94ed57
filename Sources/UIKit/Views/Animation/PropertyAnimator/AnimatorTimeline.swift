import Foundation
import TesseraCore

/// The time of a property animator, and the layers that it moves.
@MainActor
final class AnimatorTimeline: FrameAnimator {
  private(set) var playhead: AnimationPlayhead
  /// The parts of layers that are moved, in the order in which they were first changed.
  private var changes: [Change] = []
  /// Called when the playhead has come to the end it ran to.
  var arrival: (() -> Void)?

  /// A part of a layer, and how it is at both ends.
  private struct Change {
    weak var layer: CALayer?
    let key: LayerKey
    let start: LayerProperties
    /// The colour of the view at the start, which may be another one in other surroundings.
    let background: UIColor?
    /// Known once the animation is over.
    var end: (properties: LayerProperties, background: UIColor?)?
  }

  init(_ playhead: AnimationPlayhead) { self.playhead = playhead }

  /// Takes note of how a part of a layer is before a change.
  func note(
    _ key: LayerKey,
    of layer: CALayer,
    _ properties: LayerProperties,
    _ background: UIColor?
  ) {
    guard !changes.contains(where: { $0.layer === layer && $0.key == key }) else { return }
    changes.append(Change(layer: layer, key: key, start: properties, background: background))
  }

  /// Changes where the playhead is or where it goes, and has what it moves drawn.
  func move(_ change: (inout AnimationPlayhead, TimeInterval) -> Void) {
    let application = UIApplication.shared
    change(&playhead, application.backend.currentTime)
    let clock = application.animationClock
    if playhead.isRunning { clock.start(self) } else { clock.stop(self) }
    for layer in layers { clock.start(layer) }
  }

  func advanceFrame(to time: TimeInterval) -> Bool {
    guard let end = playhead.endTime else { return false }
    guard time >= end else { return true }
    arrival?()
    return playhead.isRunning && (playhead.endTime ?? time) > time
  }

  private var layers: Set<CALayer> { Set(changes.compactMap(\.layer)) }
}

extension AnimatorTimeline {
  /// Takes all its animations off the layers and leaves these as they are on screen.
  func stop() {
    let application = UIApplication.shared
    application.animationClock.stop(self)
    let layers = self.layers
    let rests = Dictionary(
      uniqueKeysWithValues: layers.map { ($0, $0.animations.rests(of: self, at: $0.presentMoment)) }
    )
    let ended = layers.flatMap { $0.removeAnimations(of: self) }
    UIViewAnimationTransaction.perform(in: nil) {
      for index in changes.indices {
        let key = changes[index].key
        guard let layer = changes[index].layer, let rest = rests[layer]?[key] else { continue }
        changes[index].end = (layer.model, layer.view?.backgroundColor)
        guard rest != .zero else { continue }
        var shown = layer.model
        shown[key] += rest
        layer.take(key, of: shown, background: nil)
      }
    }
    for animation in ended { animation.transaction.animationDidEnd(finished: true) }
  }

  /// Puts what was stopped at one of its ends, or leaves it where it is.
  func settle(at position: UIViewAnimatingPosition) {
    UIViewAnimationTransaction.perform(in: nil) {
      for change in changes {
        guard let layer = change.layer, let end = change.end else { continue }
        switch position {
        case .start: layer.take(change.key, of: change.start, background: change.background)
        case .end: layer.take(change.key, of: end.properties, background: end.background)
        case .current: break
        }
      }
    }
    changes = []
  }
}

extension CALayer {
  /// Takes one part from other properties, through the view where it has one.
  fileprivate func take(_ key: LayerKey, of properties: LayerProperties, background: UIColor?) {
    guard let view else { return update(key) { $0[key] = properties[key] } }
    switch key {
    case .bounds: view.bounds = properties.bounds
    case .position: view.center = properties.position
    case .transform: transform = properties.transform.matrix
    case .opacity: view.alpha = properties.opacity
    case .backgroundColor:
      let color = properties.backgroundColor
      view.backgroundColor = background ?? (color.isClear ? nil : UIColor(cgColor: CGColor(color)))
    case .sublayerTransform, .cornerRadius, .border, .shadow:
      update(key) { $0[key] = properties[key] }
    }
  }
}
