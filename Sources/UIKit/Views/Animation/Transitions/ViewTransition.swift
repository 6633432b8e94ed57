import CoreGraphics
import Foundation

/// How a view goes from its old look to its new one.
enum ViewTransition {
  /// At once.
  case none
  case dissolve
  /// About an axis in the plane of the view, and in which direction.
  case flip(FlipAxis, sign: Double)

  /// The axis that a flip turns about.
  enum FlipAxis {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The transition that options name.
  init(_ options: UIView.AnimationOptions) {
    self =
      switch options.intersection(.allTransitions) {
      case .transitionCrossDissolve: .dissolve
      // What comes towards the viewer first is the side that the flip is named after.
      case .transitionFlipFromLeft: .flip(.vertical, sign: 1)
      case .transitionFlipFromRight: .flip(.vertical, sign: -1)
      case .transitionFlipFromTop: .flip(.horizontal, sign: -1)
      case .transitionFlipFromBottom: .flip(.horizontal, sign: 1)
      default: .none
      }
  }
}

extension UIView.AnimationOptions {
  /// All bits that name a transition.
  static let allTransitions = UIView.AnimationOptions(rawValue: 7 << 20)
}

/// What one transition shows besides the new look of its view.
@MainActor
struct RunningTransition {
  let style: ViewTransition
  /// The look of the view before.
  let former: FrozenLayer

  /// Keeps the present look of a view, if a transition is going to be seen.
  init?(_ options: UIView.AnimationOptions, of view: UIView) {
    let style = ViewTransition(options)
    if case .none = style { return nil }
    guard view.window != nil, UIView.areAnimationsEnabled else { return nil }
    // A window cannot turn on a desktop.
    self.style = view.superview == nil ? .dissolve : style
    former = FrozenLayer(of: view.ownLayer)
  }

  /// Removes the old contents and adds the new ones.
  func start(on view: UIView, _ transaction: UIViewAnimationTransaction) {
    let layer = view.ownLayer
    guard view.window != nil else { return }
    if let superlayer = layer.superlayer {
      superlayer.insertSublayer(former, above: layer)
    } else {
      former.alignWithSuperlayer()
      layer.addSublayer(former)
    }
    switch style {
    case .none: break
    case .dissolve: dissolve(layer, isWindow: view.superview == nil, transaction)
    case .flip(let axis, let sign): flip(layer, axis, sign, transaction)
    }
  }

  func end() { former.removeFromSuperlayer() }

  /// Fades the old look out in front of the new one, which fades in unless it hides what is behind it anyway.
  private func dissolve(
    _ layer: CALayer,
    isWindow: Bool,
    _ transaction: UIViewAnimationTransaction
  ) {
    let opacity = Double(former.model.opacity)
    former.updateDirectly { $0.opacity = 0 }
    former.show(.opacity, changedBy: SIMD16(first: opacity), transaction)
    guard !isWindow, layer.model.backgroundColor.alpha < 1 else { return }
    layer.show(.opacity, changedBy: SIMD16(first: -Double(layer.model.opacity)), transaction)
  }

  /// Turns the old look away from the viewer and the new one towards it, each as long as its front is seen.
  private func flip(
    _ layer: CALayer,
    _ axis: ViewTransition.FlipAxis,
    _ sign: Double,
    _ transaction: UIViewAnimationTransaction
  ) {
    let turn = TransformComponents.turn(axis.direction * (sign * Double.pi))
    let opacity = Double(former.model.opacity)
    former.updateDirectly { $0.opacity = 0 }
    former.show(.opacity, changedBy: SIMD16(first: opacity), until: 0.5, transaction)
    // With what takes it back on the way below, the old look turns from upright on.
    former.show(.transform, changedBy: turn, until: 1, transaction)
    let newOpacity = Double(layer.model.opacity)
    layer.show(.opacity, changedBy: SIMD16(first: -newOpacity), until: 0.5, transaction)
    for turning in [former, layer] {
      let perspective = TransformComponents.perspective(from: turning.viewingDistance)
      turning.show(.transform, changedBy: perspective, until: 1, transaction)
      turning.show(.transform, changedBy: -turn, transaction)
    }
  }
}

extension ViewTransition.FlipAxis {
  fileprivate var direction: SIMD3<Double> {
    self == .horizontal ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
  }
}

extension CALayer {
  /// How far the viewer of a flip is away, in points.
  fileprivate var viewingDistance: Double {
    2 * max(1, Double(max(model.bounds.width, model.bounds.height)))
  }
}

extension SIMD16<Double> {
  /// A number and fifteen zeros.
  fileprivate init(first: Double) {
    self = .zero
    self[0] = first
  }
}
