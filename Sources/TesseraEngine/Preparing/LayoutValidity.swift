package import TesseraCore

/// How much of what the layout said still holds.
package enum LayoutValidity: Int, Comparable {
  /// Nothing: the data or the layout are new, and the layout has to be told so.
  case replaced
  /// The layout has to prepare.
  case invalid
  /// The layout is prepared and has to be asked for its elements.
  case prepared
  /// The arrangement is new; views do not show it yet.
  case arranged
  /// What is on screen is what the layout says.
  case shown

  package static func < (one: LayoutValidity, other: LayoutValidity) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The validity of the layout, which comes forward only if nothing took it back meanwhile.
///
/// Every question may be answered by code that reloads, invalidates or sets another layout. A phase takes
/// a mark before its first question and advances with it; what was withdrawn in between stays withdrawn.
package struct LayoutStanding {
  private var progress = Progress.below(.replaced)
  private var withdrawals = 0

  /// How far the phases have come.
  private enum Progress {
    /// Not as far as `shown`.
    case below(LayoutValidity)
    /// Everything is shown; without any coming or going as long as the containers are inside of the bounds, if they
    /// are known.
    case shown(within: SceneStableBounds?)
  }

  /// A moment, by the number of withdrawals before it.
  package struct Mark: Equatable {
    fileprivate let withdrawals: Int
  }

  package var validity: LayoutValidity {
    switch progress {
    case .below(let validity): validity
    case .shown: .shown
    }
  }

  /// Where elements can be without any coming or going; `nil` when that is not known.
  var stableBounds: SceneStableBounds? {
    guard case .shown(let bounds) = progress else { return nil }
    return bounds
  }

  /// The present moment.
  package var mark: Mark { Mark(withdrawals: withdrawals) }

  /// Nothing beyond `validity` holds any more.
  package mutating func withdraw(to validity: LayoutValidity) {
    withdrawals &+= 1
    if validity < self.validity { progress = .below(validity) }
  }

  /// The phase that leads to `validity` is done, unless something was withdrawn since `mark`, before it.
  ///
  /// A phase leads on from the one before it, or is done again. Returns whether `validity` holds.
  @discardableResult
  package mutating func advance(to validity: LayoutValidity, since mark: Mark) -> Bool {
    guard mark == self.mark, self.validity.rawValue + 1 >= validity.rawValue else { return false }
    progress = validity == .shown ? .shown(within: nil) : .below(validity)
    return true
  }

  /// Takes where elements can be without any coming or going, if everything is shown.
  package mutating func settle(in bounds: SceneStableBounds?) {
    if case .shown = progress { progress = .shown(within: bounds) }
  }

  /// Takes an element into account that has come to stand at `frame`, which neither comes nor goes by that.
  package mutating func narrow(
    _ container: ContainerIdentity<Before>,
    in scene: Scene,
    by frame: Rect
  ) {
    guard case .shown(var bounds?) = progress else { return }
    // Unknown meanwhile, so that the bounds are changed in place.
    progress = .shown(within: nil)
    bounds.narrow(container, in: scene, by: frame)
    progress = .shown(within: bounds)
  }
}
