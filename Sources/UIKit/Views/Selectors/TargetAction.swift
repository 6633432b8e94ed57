import Foundation

/// A method and the object to call it on, which is not held; without one, whatever responder has the method.
@MainActor
struct TargetAction {
  let selector: Selector
  private(set) weak var target: AnyObject?
  /// Whether a responder is looked for.
  let isForResponders: Bool

  init(_ selector: Selector, of target: Any?) {
    self.selector = selector
    self.target = target.map { $0 as AnyObject }
    isForResponders = target == nil
  }

  /// Whether the target is gone.
  var isOver: Bool { target == nil && !isForResponders }

  /// Whether it is for that target, where `nil` is the responders.
  func isFor(_ other: Any?) -> Bool {
    guard let other else { return isForResponders }
    return !isForResponders && target === (other as AnyObject)
  }

  /// Calls the method; a responder is looked for from the first one on, and then from `origin`.
  @discardableResult
  func send(from sender: Any?, event: UIEvent? = nil, origin: UIResponder?) -> Bool {
    guard !isOver else { return false }
    return UIApplication.shared.send(
      selector,
      to: target,
      from: sender,
      event: event,
      origin: origin
    )
  }
}

extension [TargetAction] {
  /// The selector among those of a target that is meant by `selector`, which may be made at another place.
  ///
  /// Reports where several could be meant, and takes none.
  @MainActor
  func meant(by selector: Selector, of target: Any?) -> Selector? {
    let candidates = filter { target == nil || $0.isFor(target) }.map(\.selector)
    if candidates.contains(selector) { return selector }
    let similar = Set(candidates.filter { $0.resembles(selector) })
    if similar.count > 1 {
      Diagnostics.report(
        .action,
        """
        \(similar.count) methods can be \(selector). None was removed: give the selectors names, or keep the one that was added and \
        remove by it.
        """
      )
    }
    return similar.count == 1 ? similar.first : nil
  }
}
