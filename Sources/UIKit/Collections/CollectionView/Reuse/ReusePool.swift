import Foundation

/// Views of one kind and identifier that wait to be shown again.
///
/// It keeps as many as were shown at once since the reload before last, so that scrolling makes no view and
/// no more are kept than that helps.
@MainActor
struct ReusePool {
  private(set) var idle: [UICollectionReusableView] = []
  private var shownCount = 0
  private var greatestShownCount = 0

  /// Hands out a view, or says that one has to be made.
  mutating func take() -> UICollectionReusableView? {
    shownCount += 1
    greatestShownCount = max(greatestShownCount, shownCount)
    return idle.popLast()
  }

  /// Takes a view back; answers whether it is kept.
  mutating func put(_ view: UICollectionReusableView) -> Bool {
    shownCount = max(0, shownCount - 1)
    guard idle.count < max(Self.leastCapacity, greatestShownCount) else { return false }
    idle.append(view)
    return true
  }

  /// A view that was handed out will not come back.
  mutating func lose() { shownCount = max(0, shownCount - 1) }

  /// The data is new: what was shown before it says no more how many views are needed.
  ///
  /// Returns views that are not kept any more.
  mutating func shrink() -> [UICollectionReusableView] {
    let surplus = max(0, idle.count - max(Self.leastCapacity, greatestShownCount))
    let dropped = Array(idle.prefix(surplus))
    idle.removeFirst(surplus)
    greatestShownCount = shownCount
    return dropped
  }

  /// Takes a view out that waits; returns whether it does.
  mutating func remove(_ view: UICollectionReusableView) -> Bool {
    guard let index = idle.firstIndex(where: { $0 === view }) else { return false }
    idle.remove(at: index)
    return true
  }

  /// Kept whatever was shown, for lists that are still short.
  private static var leastCapacity: Int { 8 }
}
