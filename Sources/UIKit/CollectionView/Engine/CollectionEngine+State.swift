import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// What is on screen, and what the layout said of it.
  @MainActor
  struct Screen {
    var arrangement = Arrangement.none
    /// How what is on screen follows from what the layout said of it.
    var mirror = ContentMirror.off
    /// How the offset follows from a place in the layout; ahead of what is on screen until that is placed anew.
    var offsetMirror = ContentMirror.off
    /// The content size, as the layout said it since it has prepared; `nil` until it is asked.
    var layoutSize: CGSize?
    /// The axis along which the content scrolls.
    var contentAxis = ContentAxis()
    /// The elements with views, but for those on their way out.
    var mounted: [ElementIdentity<Before>: MountedElement] = [:]
    /// The cell out of sight that holds the first responder.
    var kept: KeptCell?
    /// The numbers that stand for kinds of views in the keys of elements.
    var kinds = KindTable()
    /// Counts reloads; views of an earlier one are not kept.
    var generation = 0
    /// Where elements can be without any coming or going; `nil` when not known.
    var stableBounds: SceneStableBounds?
    /// The containers inside the collection view, as the layout has declared them around what shows.
    var containers = DeclaredContainers.none
    /// Where containers were left, from where reading begins.
    var containerOffsets = ContainerOffsets<Before>()
    /// Elements that stand elsewhere although the layout is valid.
    var moved: [CollectionElement] = []
    /// Elements whose views the delegate was not told of yet.
    var unannounced: [MountedElement] = []
    /// The changes that are on their way, in the order in which they were made.
    var timelines: [ChangeTimeline] = []
    /// The views that go.
    var departures: [Departure] = []
  }

  /// What goes on.
  struct Pass {
    /// How often the layout has moved the offset itself; an anchor knows how often it had when it was chosen.
    var adjustments = 0
    /// Where the offset has ended when an edge of the content has cut off what the layout moved it by last; `nil` between passes.
    var cutOffAt: CGPoint?
    /// What the layout said about a change of the bounds that is under way.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// Why the layout may have other places since it has prepared last.
    var displacement = LayoutDisplacement.none
    /// What stands still while the size or the insets change.
    var held: HeldAnchor?
    /// Whether edges have moved while something was held, so that the offset may be outside of them.
    var mayBeOutside = false
    /// How many rounds were needed so far.
    var rounds = RoundBudget()
    /// What stands still in sections that scroll by themselves while cards find their sizes.
    var heldCards: [OldSection: HeldCard] = [:]
  }

  /// What is moved interactively.
  struct Movements {
    /// The item that is picked up.
    var current: InteractiveMovement?
    /// How many items were picked up so far.
    var count = 0
    /// Whether the data source had no answer of its own to what it was asked about a movement.
    var isUnanswered = false
  }

  /// What the app has decided about how the engine works.
  struct Policies {
    /// What stands still, as the app has said it, unless that is an item, which is followed; `nil` for UIKit's way.
    var anchor: AnchorPolicy?
    /// How changes are shown, as the app has said it.
    var timing = UpdateTiming.standard
    /// What hears of sections that scroll by themselves, for the module Tessera.
    var containerEvents: ContainerEvents?
    var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
  }
}

extension CollectionEngine {
  /// The item that is moved interactively.
  var movement: InteractiveMovement? {
    get { movements.current }
    set { movements.current = newValue }
  }
}
