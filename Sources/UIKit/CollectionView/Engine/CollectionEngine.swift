import CoreGraphics
import Foundation
import TesseraCore

/// The state of a collection view, and the order in which it changes.
///
/// Everything is lazy: changes are noted, and a pass of `layOut()` brings what is shown up to date.
/// A pass goes through phases, each a function from values to a value in a file of its own; what has
/// effects is in the extensions of this class. A change that is noted during a pass joins it.
@MainActor
final class CollectionEngine {
  unowned let view: UICollectionView
  var layout: UICollectionViewLayout
  var stage = Stage.replaced
  var counts = Counts.unknown
  var arrangement = Arrangement.none
  var mounted: [ElementKey: MountedElement] = [:]
  var pass = Pass()
  var kinds = KindTable()
  var faults = FaultLog()
  var updates = UpdateQueue()
  var motion = Motion()
  var policies = Policies()
  /// The item that is moved by hand.
  var movement: InteractiveMovement?

  /// How much of what the layout said still holds.
  enum Stage: Comparable {
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
  }

  /// What is known of the numbers of sections and items.
  enum Counts {
    case unknown
    case known(DataCounts)
    /// What was shown last; they have to be asked for again.
    case stale(DataCounts)
  }

  /// What the app has decided about how the engine works.
  struct Policies {
    /// What stands still, as the app has said it.
    var anchoringChoice = CollectionAnchoring.system
    /// What stands still; `nil` for UIKit's way.
    var anchoring: AnchorPolicy? { anchoringChoice.policy }
    /// How changes are shown, as the app has said it.
    var updateTiming = CollectionUpdateTiming.standard
    var timing: ChangeTiming { updateTiming.changeTiming }
    var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
  }

  /// What is on its way on screen.
  struct Motion {
    /// The changes, in the order in which they were made.
    var timelines: [ChangeTimeline] = []
    /// The views that go.
    var departures: [Departure] = []
  }

  /// What goes on.
  struct Pass {
    /// What the engine is doing that may call out, and so may be called back.
    var activity = Activity.idle
    /// Counts reloads; views of an earlier one are not kept.
    var generation = 0
    /// Where elements can be without any coming or going; `nil` when not known.
    var quietZone: QuietZone?
    /// Elements that stand elsewhere although the layout is valid.
    var moved: [CollectionElement] = []
    /// What is asked for now.
    var request: ViewRequest?
    /// How far the layout has moved the offset since the anchor was taken.
    var shift = CGPoint.zero
    /// Whether an offset is set that the layout itself asked for, and so need not be asked about.
    var isAdjusting = false
    /// Elements whose views the delegate was not told of yet.
    var unannounced: [MountedElement] = []
    /// What the layout said about a change of the bounds that is under way.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// What stands still while the size or the insets change.
    var held: HeldAnchor?
    /// The item that is scrolled to.
    var scrollTarget: ScrollTarget?
    /// How many times over the data source is asked for its numbers right now.
    var countingDepth = 0
    /// Whether it was said that there is no data source.
    var missesDataSource = false
    /// In which numbering the app, or the layout, speaks of paths right now.
    var numbering = Numbering.dataSource
    /// How many items were lifted so far.
    var movementCount = 0
    /// Whether the data source had no answer of its own to what it was asked about a movement.
    var isMovementUnanswered = false
  }

  /// What the engine is doing.
  enum Activity {
    case idle
    /// A pass brings what is shown up to date.
    case layingOut
    /// Everything changes at once: a batch of updates, another layout, or an animated change of size.
    case changing(Change)
  }

  init(view: UICollectionView, layout: UICollectionViewLayout) {
    self.view = view
    self.layout = layout
  }

  /// How many rounds a pass may take until nothing changes any more.
  static var maximumRounds: Int { 24 }
}

/// What was reported of the layout since the data or the layout were new.
struct FaultLog {
  private var reported: Set<String> = []

  /// Whether a fault is new, and few enough were reported that it should be.
  mutating func notes(_ identity: String) -> Bool {
    reported.count < Self.limit && reported.insert(identity).inserted
  }

  mutating func clear() { reported = [] }

  /// Enough to find what is wrong; a layout that is wrong everywhere would fill the log.
  private static var limit: Int { 50 }
}

extension CollectionEngine {
  func key(for element: CollectionElement) -> ElementKey { kinds.key(for: element) }

  /// The elements with views, in the order of their paths.
  var sortedMounted: [MountedElement] {
    mounted.values.sorted { ElementKey.precedes($0.key, $1.key) }
  }

  func mountedElement(of view: UICollectionReusableView) -> MountedElement? {
    guard let element = view.mounting, mounted[element.key] === element else { return nil }
    return element
  }

  /// The attributes that a view which is dequeued now will get, if they are known.
  func requestedAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let request = pass.request, request.isFor(shownElement(element)) else { return nil }
    return request.attributes
  }

  /// The part of the content that is on screen, or will be at the end of the change that is under way.
  var visibleRect: CGRect {
    guard case .changing(let change) = pass.activity else { return view.bounds }
    return view.bounds.offsetBy(dx: change.aim.travel.dx, dy: change.aim.travel.dy)
  }

  /// The part of the content that nothing covers: without the insets.
  var uncoveredRect: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  /// The axis along which the content scrolls.
  var axis: NSLayoutConstraint.Axis {
    let visible = uncoveredRect.size
    let content = view.contentSize
    return content.width > visible.width && content.height <= visible.height
      ? .horizontal : .vertical
  }

  /// Whether left and right are exchanged between the layout and what is shown.
  var mirror: Mirror {
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      layout.developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
    else { return .off }
    let inset = view.adjustedContentInset
    // That of the layout, which is ahead of that of the view until a round has ended.
    return .on(width: max(askContentSize().width, view.bounds.width - inset.left - inset.right))
  }
}
