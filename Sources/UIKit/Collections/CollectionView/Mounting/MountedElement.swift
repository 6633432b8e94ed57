import CoreGraphics
import Foundation
import TesseraCore

/// An element that has a view.
@MainActor
final class MountedElement {
  /// What it stands for, in the current numbering.
  private(set) var element: CollectionElement
  private(set) var key: ElementIdentity<Before>
  /// What its view is in; nil for a container that is on its way out.
  private(set) var container: ContainerIdentity<Before>?
  let view: UICollectionReusableView
  /// Counts reloads; a view of an earlier one is not kept.
  let generation: Int
  /// A copy of the attributes the view shows.
  private(set) var shown: UICollectionViewLayoutAttributes?
  private(set) var sizing = Sizing.unasked
  /// The size that the layout has for the view while that is asked for its own.
  private(set) var proposedSize: CGSize?
  private(set) var display = Display.pending
  private(set) var content = Content.current
  private var depth = Depth.resting
  /// The change that has brought the view to another depth, until it has arrived.
  private weak var timeline: ChangeTimeline?

  /// Whether the delegate was told that the view is shown.
  enum Display {
    case pending, announced
  }

  /// Whether the view shows what the data source has for the element.
  enum Content {
    case current
    /// It is configured again: the app has asked for that, or what it shows is unknown.
    case outdated(isAsked: Bool)
  }

  init(
    element: CollectionElement,
    key: ElementIdentity<Before>,
    container: ContainerIdentity<Before>?,
    view: UICollectionReusableView,
    generation: Int
  ) {
    self.element = element
    self.key = key
    self.container = container
    self.view = view
    self.generation = generation
    view.mounting = self
  }

  /// Whether it stands for an item, and not for a supplementary view.
  var isItem: Bool { key.kind == .cell }

  var isCurrent: Bool {
    guard case .current = content else { return false }
    return true
  }

  /// Whether the app has asked for the view to be filled in again, which it will be when it is seen.
  var isToBeReconfigured: Bool {
    guard case .outdated(isAsked: true) = content else { return false }
    return true
  }

  /// Takes the place that an update has given it, and its container; the view, its size and all else stay.
  func translate(to key: ElementIdentity<Before>, in container: ContainerIdentity<Before>?) {
    self.container = container
    guard key != self.key else { return }
    self.key = key
    element = element.withKey(key)
  }

  /// Places the view by `attributes` if they differ from what it shows.
  func show(_ attributes: UICollectionViewLayoutAttributes, _ door: AppDoor) {
    if let shown, door.isSame(shown, attributes) { return }
    shown = door.copy(of: attributes)
    view.place(by: attributes)
    view.ownLayer.zPosition = zPosition
    door.apply(attributes, to: view)
  }

  /// Goes where it is never seen, until it is shown again.
  func hideAway() {
    shown = nil
    container = nil
    view.center = CGPoint(x: -1e6, y: -1e6)
  }

  /// The view is in another container now, with its middle at `middle`.
  func enter(_ container: ContainerIdentity<Before>, at middle: CGPoint?) {
    self.container = container
    guard let middle else { return }
    view.center = middle
    shown?.center = middle
  }

  /// Moves the view with the content of the collection view, so that it stays where it is on screen.
  ///
  /// What is in another container goes along with that.
  func shift(by distance: CGVector) {
    guard container == .root else { return }
    let place = view.center
    view.center = CGPoint(x: place.x + distance.dx, y: place.y + distance.dy)
    guard let shown else { return }
    shown.center = CGPoint(x: shown.center.x + distance.dx, y: shown.center.y + distance.dy)
  }
}

// The display, the content and the size of the view.
extension MountedElement {
  /// Takes note that the delegate is told that the view is shown; returns whether that is news.
  func beginDisplay() -> Bool {
    defer { display = .announced }
    return display == .pending
  }

  /// Takes note that the delegate is told that the view is not shown; returns whether that is news.
  func endDisplay() -> Bool {
    defer { display = .pending }
    return display == .announced
  }

  /// Marks the view to be configured again when it is visible.
  func outdate(isAsked: Bool) { content = .outdated(isAsked: isAsked) }

  /// Returns what the view shows, which is about to be what the data source has.
  func takeContent() -> Content {
    defer { content = .current }
    return content
  }

  /// Forgets the size that was measured, so that the view is measured again.
  func forgetSize() { sizing = .unasked }

  func take(_ sizing: Sizing) { self.sizing = sizing }

  /// Asks the view something while it has the size that the layout has for it.
  func proposing<Answer>(_ size: CGSize, _ ask: () -> Answer) -> Answer {
    proposedSize = size
    defer { proposedSize = nil }
    return ask()
  }
}

extension MountedElement {
  /// Which views are in front where attributes say nothing about it.
  enum Depth: CGFloat {
    case resting = 0
    /// On its way to another place among the others, or there from a hand, and so in front of them.
    case travelling = 0.25
    /// New, and therefore behind what was there.
    case appearing = -0.25
    /// On its way out, behind everything that stays.
    case departing = -0.5
  }

  /// Brings the view to a depth among those with the same index, until it arrives with `timeline`.
  func move(to depth: Depth, with timeline: ChangeTimeline? = nil) {
    self.depth = depth
    self.timeline = timeline
    guard view.mounting === self, view.ownLayer.zPosition != zPosition else { return }
    // What is in front is so at once; depths have nothing between them.
    UIViewAnimationTransaction.perform(in: nil) { view.ownLayer.zPosition = zPosition }
  }

  /// Goes on with a change that has begun while it was on its way; its depth stays.
  func transfer(to timeline: ChangeTimeline) {
    guard self.timeline != nil else { return }
    self.timeline = timeline
    timeline.add(self)
  }

  /// A change has arrived; the view rests unless another one carries it on.
  func arrive(with timeline: ChangeTimeline) {
    if self.timeline === timeline { move(to: .resting) }
  }

  private var zPosition: CGFloat { CGFloat(shown?.zIndex ?? 0) + depth.rawValue }
}

extension UICollectionReusableView {
  /// Takes over what attributes say of any view.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if attributes.isTransformedInSpace {
      if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    } else if transform != attributes.transform || !ownLayer.model.transform.isAffine {
      transform = attributes.transform
    }
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    let center = attributes.center
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    // What an app has hidden stays so.
    if isHiddenByLayout != attributes.isHidden {
      isHiddenByLayout = attributes.isHidden
      isHidden = attributes.isHidden
    }
    adopt(attributes.listRow)
  }
}
