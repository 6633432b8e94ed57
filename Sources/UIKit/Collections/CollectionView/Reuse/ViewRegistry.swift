import CTesseraRuntime
import CoreGraphics
import Foundation
import TesseraEngine

/// What views are made of, those that wait to be used again, and those that were handed out.
@MainActor
final class ViewRegistry {
  private var classes: [ReuseSlot: UICollectionReusableView.Type] = [:]
  private var pools: [ReuseSlot: ReusePool] = [:]
  /// Views that were dequeued and are not on screen yet, in the order in which they were.
  private var handedOut: [UICollectionReusableView] = []

  func register(_ viewClass: UICollectionReusableView.Type?, for slot: ReuseSlot) {
    classes[slot] = viewClass
    // Views of the former class are of no use any more.
    for view in pools[slot]?.idle ?? [] { view.removeFromSuperview() }
    pools[slot] = nil
  }

  func isRegistered(_ slot: ReuseSlot) -> Bool { classes[slot] != nil }

  func isRegistered(_ slot: ReuseSlot, as viewClass: UICollectionReusableView.Type) -> Bool {
    classes[slot] == viewClass
  }

  /// A view of the slot's class: one that was used before, made ready, or a new one at `frame`.
  func dequeue(
    _ slot: ReuseSlot,
    frame: CGRect,
    _ engine: CollectionEngine
  ) -> UICollectionReusableView? {
    guard let viewClass = classes[slot] else { return nil }
    let view: UICollectionReusableView
    if let used = pools[slot, default: ReusePool()].take() {
      view = used
      engine.door.prepareForReuse(view)
    } else {
      view = engine.door.make(viewClass, frame: frame)
      view.reuseSlot = slot
    }
    handedOut.append(view)
    return view
  }

  /// Hands out a view that is on screen, for the element it shows.
  func handOut(_ view: UICollectionReusableView) {
    if !handedOut.contains(where: { $0 === view }) { handedOut.append(view) }
  }

  /// Takes note that a data source has returned `view`; answers whether it was dequeued before.
  func claim(_ view: UICollectionReusableView) -> Bool {
    guard let index = handedOut.firstIndex(where: { $0 === view }) else { return false }
    handedOut.remove(at: index)
    return true
  }

  /// Forgets what was dequeued and never returned; answers how many there were.
  func forgetUnclaimed() -> Int {
    let unclaimed = handedOut
    handedOut = []
    for view in unclaimed {
      guard let slot = view.reuseSlot else { continue }
      pools[slot]?.lose()
    }
    return unclaimed.count
  }

  /// Keeps a view that is not shown any more, hidden where it is, or takes it out.
  func recycle(_ view: UICollectionReusableView) {
    view.mounting = nil
    // What is inside was laid out in the animations that the view took part in.
    view.notifySubtree { $0.ownLayer.removeAllAnimations() }
    if let slot = view.reuseSlot, classes[slot].map({ type(of: view) == $0 }) == true,
      pools[slot, default: ReusePool()].put(view)
    {
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
  }

  /// The data is new: pools keep only what was needed since it was new before.
  func shrinkPools() {
    for slot in pools.keys {
      for view in pools[slot]?.shrink() ?? [] { view.removeFromSuperview() }
    }
  }

  /// Takes a view out of its pool, because it is used without having been dequeued.
  func withdraw(_ view: UICollectionReusableView) {
    guard let slot = view.reuseSlot else { return }
    if pools[slot]?.remove(view) == true { view.showAgain() }
    view.reuseSlot = nil
  }

  /// The views that wait to be used again.
  var idleViews: [UICollectionReusableView] { pools.values.flatMap(\.idle) }
}

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

/// Which views can stand in for each other: those of one kind with one identifier.
struct ReuseSlot: Hashable {
  /// The kind of supplementary or decoration view; `nil` for cells.
  var kind: String?
  var identifier: String
}

extension UIView {
  /// Makes a view of a class known only at run time, through that class's `init(frame:)`.
  ///
  /// Swift lets a metatype call an initialiser only if it is `required`, and then no subclass written
  /// for iOS, with `override init(frame:)`, would compile. The initialiser is found in the vtable of
  /// the class instead. A class that neither overrides nor inherits it traps with Swift's message
  /// about an unimplemented initialiser, as on iOS.
  static func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
    let object = tessera_make_view(
      unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self),
      tessera_view_init_method_descriptor(),
      tessera_view_class_descriptor(),
      Double(frame.origin.x),
      Double(frame.origin.y),
      Double(frame.size.width),
      Double(frame.size.height)
    )
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }
}
