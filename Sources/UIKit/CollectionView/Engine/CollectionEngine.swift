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
  var layout: UICollectionViewLayout {
    didSet {
      screen.layoutSize = nil
      screen.contentAxis.forget()
    }
  }
  var turns = TurnState()
  var standing = LayoutStanding()
  var data = DataKnowledge()
  var screen = Screen()
  var pass = Pass()
  var movements = Movements()
  var faults = FaultLog()
  var updates = UpdateQueue()
  var policies = Policies()

  init(view: UICollectionView, layout: UICollectionViewLayout) {
    self.view = view
    self.layout = layout
  }

  /// How much of what the layout said still holds.
  var validity: LayoutValidity { standing.validity }

  /// How many rounds that measure nothing new a pass may take until nothing changes any more.
  static var maximumRounds: Int { RoundBudget.idleLimit }
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
  func key(for element: CollectionElement) -> ElementIdentity<Before> {
    screen.kinds.key(for: element)
  }

  /// The elements with views, in the order of their paths.
  var sortedMounted: [MountedElement] {
    screen.mounted.values.sorted { $0.key < $1.key }
  }

  func mountedElement(of view: UICollectionReusableView) -> MountedElement? {
    guard let element = view.mounting, screen.mounted[element.key] === element else { return nil }
    return element
  }

  /// The attributes that a view which is dequeued now will get, if they are known.
  func requestedAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let request = turns.viewRequest, request.isFor(shownElement(element)) else { return nil }
    return request.attributes
  }

  /// The part of the content that is on screen, or will be at the end of the change that is under way.
  var visibleRect: CGRect {
    guard let change = turn.update else { return view.bounds }
    return view.bounds.offsetBy(dx: change.aim.offsetDelta.x, dy: change.aim.offsetDelta.y)
  }

  /// The part of the content that nothing covers: without the insets.
  var uncoveredRect: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  /// The axis along which the content scrolls, as its size told when it was shown last.
  var axis: Axis { screen.contentAxis.axis }

  /// Takes note of the axis along which the content scrolls that is shown now.
  ///
  /// Content that is yet to be fitted into other bounds says nothing about it.
  func noteContentAxis() {
    guard validity == .shown else { return }
    screen.contentAxis.note(Size(view.contentSize), in: Size(uncoveredRect.size))
  }

  /// Whether left and right are exchanged between the layout and what is shown.
  ///
  /// The layout is asked for the size of its content at most once after it has prepared.
  var mirror: ContentMirror {
    guard heldLayoutCalls.isMirrored(in: view.effectiveUserInterfaceLayoutDirection) else {
      return .off
    }
    let inset = view.adjustedContentInset
    // That of the layout, which is ahead of that of the view until a round has ended.
    let content = screen.layoutSize ?? askContentSize()
    return .on(width: Double(max(content.width, view.bounds.width - inset.left - inset.right)))
  }
}
