import CoreGraphics
public import Foundation

/// The key under which transitions are added to layers, whatever the given key.
public let kCATransition = "transition"

/// The kinds of transition between the old and the new contents of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Creates a way from its name; one that has none of the names below counts as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old contents fade out and the new contents fade in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents slide over the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents slide in and push the old ones out on the other side.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents slide away from over the new ones.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which the contents slide in during a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// Creates a direction from its name; one that has none of the names below counts as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// To the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// To the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Upwards, as on iOS: Core Animation's own coordinates have their top where those of views have their bottom.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards, as on iOS.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from the contents that a layer displays when it is added to the contents it displays afterwards, whatever changes.
///
/// ```swift
/// label.layer.add(CATransition(), forKey: nil)
/// label.text = "Sent"
/// ```
///
/// The old contents are a picture of the layer and its sublayers, and sliding contents are visible outside of the layer too, unless a
/// layer around it masks to its bounds. A layer that is in no window, and one in a group of animations, changes at once. The outermost
/// layer of a window only fades.
open class CATransition: CAAnimation {
  /// The kind of the transition; `fade` by default.
  open var type = CATransitionType.fade
  /// The edge from which the contents slide in; `nil`, as `fromLeft`, by default.
  ///
  /// A transition that fades has no direction.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, 0…1; 0 by default.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0…1; 1 by default.
  open var endProgress: Float = 1

  /// Which of the two looks it moves; `nil` before it is added.
  var role: Role?

  enum Role {
    /// The new look; whether it fades in, as it lets what is behind it through.
    case arriving(fadesIn: Bool)
    /// The old look.
    case leaving
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let transition = copy as? CATransition else { return copy }
    transition.type = type
    transition.subtype = subtype
    transition.startProgress = startProgress
    transition.endProgress = endProgress
    return transition
  }

  override var keyPaths: [String] { ["position", "opacity"] }

  override func apply(to properties: inout some AnimatedProperties, at moment: AnimationMoment) {
    guard let role else { return }
    let way = progress(at: moment.share)
    let progress =
      Self.share(startProgress) + way * (Self.share(endProgress) - Self.share(startProgress))
    switch (type, role) {
    case (.push, .arriving), (.moveIn, .arriving): slide(&properties, by: 1 - progress)
    case (.push, .leaving), (.reveal, .leaving): slide(&properties, by: -progress)
    case (.moveIn, .leaving), (.reveal, .arriving): break
    case (_, .arriving(let fadesIn)): if fadesIn { fade(&properties, to: progress) }
    case (_, .leaving): fade(&properties, to: 1 - progress)
    }
  }

  private static func share(_ progress: Float) -> Double {
    progress.isNaN ? 0 : min(max(Double(progress), 0), 1)
  }

  /// Moves what is shown by a share of its extent, towards where the new look comes from.
  private func slide(_ properties: inout some AnimatedProperties, by share: Double) {
    guard case .rect(let bounds)? = properties.value(at: "bounds"),
      case .point(var position)? = properties.value(at: "position")
    else { return }
    switch subtype {
    case .fromRight: position.x += bounds.width * share
    case .fromTop: position.y += bounds.height * share
    case .fromBottom: position.y -= bounds.height * share
    default: position.x -= bounds.width * share
    }
    properties.set(.point(position), at: "position")
  }

  private func fade(_ properties: inout some AnimatedProperties, to share: Double) {
    guard case .number(let opacity)? = properties.value(at: "opacity") else { return }
    properties.set(.number(opacity * min(max(share, 0), 1)), at: "opacity")
  }
}

extension CALayer {
  /// Keeps the present look, and shows it going while the new one comes.
  func start(_ transition: CATransition) {
    guard let arriving = transition.copy(with: nil) as? CATransition,
      let leaving = transition.copy(with: nil) as? CATransition
    else { return }
    // With what is still to go of a transition before, which ends then.
    let former = window == nil ? nil : FrozenLayer(of: self)
    removeAnimation(forKey: kCATransition)
    if let former {
      if superlayer == nil { arriving.type = .fade }
      leaving.type = arriving.type
      place(former, behind: arriving.type == .moveIn)
      former.ownRare.time = rare?.time ?? LayerTime()
      arriving.role = .arriving(fadesIn: superlayer != nil && model.backgroundColor.alpha < 1)
      leaving.role = .leaving
      leaving.delegate = nil
      leaving.fillMode = .both
      leaving.isRemovedOnCompletion = false
      former.add(RunningAnimation(leaving, key: nil, completion: nil))
    }
    add(
      RunningAnimation(
        arriving,
        key: kCATransition,
        completion: CATransaction.completion,
        former: former
      )
    )
  }

  /// Puts the former look where the layer is, in front of it or behind it; inside, in front, if the layer is in none.
  private func place(_ former: FrozenLayer, behind: Bool) {
    guard let superlayer else {
      former.alignWithSuperlayer()
      return addSublayer(former)
    }
    if behind {
      superlayer.insertSublayer(former, below: self)
    } else {
      superlayer.insertSublayer(former, above: self)
    }
  }
}
