import CoreGraphics
import Foundation

/// The spring loading of a view of UIKit, turned on by `isSpringLoaded`.
final class OwnSpringLoading: UISpringLoadedInteraction {}

extension UIView {
  /// Whether the view has the spring loading that it brings itself.
  var hasOwnSpringLoading: Bool { interactions.contains { $0 is OwnSpringLoading } }

  /// Turns the spring loading of the view on, made by a closure, or off.
  func setOwnSpringLoading(_ isOn: Bool, _ make: () -> OwnSpringLoading) {
    guard isOn != hasOwnSpringLoading else { return }
    if isOn { return addInteraction(make()) }
    for interaction in interactions where interaction is OwnSpringLoading {
      removeInteraction(interaction)
    }
  }
}

/// Says by a closure whether a drag activates.
final class SpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  private let allows: @MainActor (any UISpringLoadedInteractionContext) -> Bool

  init(_ allows: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Bool) {
    self.allows = allows
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows(context) }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over the button presses it; `false` by default.
  ///
  /// One that opens a menu is not pressed.
  public var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue) {
        OwnSpringLoading(
          interactionBehavior: SpringBehavior { [weak self] _ in
            self.map { $0.isEnabled && !$0.opensMenu } ?? false
          },
          activationHandler: { [weak self] _, _ in self?.keyDidActivate() }
        )
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over a segment chooses it; `false` by default.
  public var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue) {
        OwnSpringLoading(
          interactionBehavior: SpringBehavior { [weak self] context in
            self?.aimSpring(context) ?? false
          },
          activationHandler: { [weak self] _, context in
            if let segment = context.targetView as? SegmentView { self?.pick(segment) }
          }
        )
      }
    }
  }

  private func aimSpring(_ context: any UISpringLoadedInteractionContext) -> Bool {
    let place = context.location(in: self)
    guard isEnabled, let index = segments.firstIndex(where: { $0.frame.contains(place) }),
      segments[index].isEnabled, segments[index] !== selectedSegment
    else { return false }
    context.targetView = segments[index]
    context.targetItem = index
    return true
  }
}
