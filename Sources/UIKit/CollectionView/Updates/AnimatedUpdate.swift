import CoreGraphics
import Foundation
import TesseraCore

/// A change of everything at once: a batch of updates, another layout, or another size.
///
/// What was on screen before and what is on screen afterwards are two values, and `translation` leads
/// from one to the other. An element in both keeps its view, which travels from where it is on screen
/// to where it belongs.
@MainActor
final class AnimatedUpdate {
  let cause: Cause
  let before: ScreenSnapshot
  /// Whether nothing moves: what comes fades in, what goes fades out, what stays is in its place.
  let reducesMotion = UIApplication.shared.backend.environment.reducesMotion
  var translation = ElementTranslation.none
  /// Where the offset goes, and how far it has gone.
  var aim = OffsetAim()
  /// The element that comes to the middle while the aim holds one there.
  private(set) var centered: CollectionElement?
  /// What the layout said last; `nil` until it was asked.
  var contentSize: CGSize?
  /// The views that were on their way out when the change began, and that may be wanted again.
  var returnable: [Returnable] = []
  private var arrivals = Arrivals()
  /// Elements that were on screen and are no more, or are shown by other views.
  var removed: [ScreenSnapshot.Entry] = []
  private var places = AskedPlaces()

  /// What changes.
  enum Cause {
    /// The data.
    case update
    /// The layout; this one gives way.
    case layout(UICollectionViewLayout)
    /// The size of the view.
    case bounds
    /// What the layout says, without a change of anything that it depends on.
    case invalidation
  }

  /// Whether an element that comes into view comes from where the same layout had it before.
  var keepsElements: Bool {
    switch cause {
    case .update, .invalidation: true
    case .layout, .bounds: false
    }
  }

  init(_ cause: Cause, before: ScreenSnapshot) {
    self.cause = cause
    self.before = before
  }
}

extension AnimatedUpdate {
  /// Has the offset go where an element is in the middle.
  func center(_ element: CollectionElement) {
    aim.hold = .center
    centered = element
  }

  /// Where an element comes from, as the layout said it.
  struct Start {
    /// The layout's own object, which it may change until the animation begins.
    let attributes: UICollectionViewLayoutAttributes?
    /// Where the element was to stand when the layout was asked.
    let frame: CGRect
  }

  /// What the layout was asked about the ends of all ways, each once.
  private struct AskedPlaces {
    var starts: [ElementIdentity<Before>: Start] = [:]
    var ends: [ElementIdentity<Before>: UICollectionViewLayoutAttributes] = [:]
    /// Where elements were going to stand when the layout was asked where they go.
    var defaultEnds: [ElementIdentity<Before>: CGRect] = [:]
    var hasAskedForEnds = false
  }

  /// Where an element comes from, by its key after the change; `nil` when it was not asked for.
  func start(of key: ElementIdentity<Before>) -> Start? { places.starts[key] }

  func note(_ start: Start, of key: ElementIdentity<Before>) { places.starts[key] = start }

  /// Where the layout wants an element to go, by its key before the change.
  func end(of key: ElementIdentity<Before>) -> UICollectionViewLayoutAttributes? {
    places.ends[key]
  }

  func note(end: UICollectionViewLayoutAttributes?, of key: ElementIdentity<Before>) {
    places.ends[key] = end
  }

  /// Whether `end` is where an element was going to stand anyhow when the layout was asked.
  func isDefault(_ end: UICollectionViewLayoutAttributes, of key: ElementIdentity<Before>) -> Bool {
    end.transform.isIdentity && end.frame == places.defaultEnds[key]
  }

  func note(defaultEnd: CGRect, of key: ElementIdentity<Before>) {
    places.defaultEnds[key] = defaultEnd
  }

  /// A view on its way out, and what it stood for before the change.
  @MainActor
  struct Returnable {
    let departure: Departure
    let key: ElementIdentity<Before>
    let container: ContainerIdentity<Before>?

    init(departure: Departure) {
      self.departure = departure
      key = departure.mounted.key
      container = departure.mounted.container
    }
  }

  /// Views that have come into view in any round.
  private struct Arrivals {
    var entering: [MountedElement] = []
    /// How many of those that enter stand where they come from.
    var placedCount = 0
    var returning: [Departure] = []
  }

  /// Views that were made for the change.
  var entering: [MountedElement] { arrivals.entering }

  func note(entering element: MountedElement) { arrivals.entering.append(element) }

  /// Views that were on their way out and came back, in a round that need not have been the last.
  var returning: [Departure] { arrivals.returning }

  func note(returning departure: Departure) { arrivals.returning.append(departure) }

  /// The views that do not stand where they come from yet; each is answered once.
  func takeUnplaced() -> ArraySlice<MountedElement> {
    defer { arrivals.placedCount = arrivals.entering.count }
    return arrivals.entering[arrivals.placedCount...]
  }

  /// Whether it is the first time; the ends are asked for once.
  func takeTurnToAskForEnds() -> Bool {
    defer { places.hasAskedForEnds = true }
    return !places.hasAskedForEnds
  }
}
