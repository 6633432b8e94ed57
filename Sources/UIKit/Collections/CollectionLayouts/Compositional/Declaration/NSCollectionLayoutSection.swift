public import Foundation
package import TesseraCore
import TesseraEngine

/// One section of a compositional layout: a group that is repeated until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  private let group: NSCollectionLayoutGroup

  /// What the section looks like if it is a list.
  var list: UICollectionLayoutListConfiguration?
  /// The distance above the boundary items at the start.
  var startPadding: CGFloat = 0
  /// The group of the first items, and that of the last ones, which the module Tessera declares.
  package var endGroups: (first: NSCollectionLayoutGroup?, last: NSCollectionLayoutGroup?)
  /// Where groups come to rest if the section scrolls, which the module Tessera declares.
  package var orthogonalRest: CompositionalOrthogonalSnapping?
  /// What bounds what the section scrolls, which the module Tessera declares.
  package var orthogonalBounds = CompositionalOrthogonalBounds.container

  /// The distances of the groups from the edges of the section; none by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups, in points; zero by default.
  open var interGroupSpacing: CGFloat = 0

  /// The guide that the content insets start from; that of the configuration by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The guide that boundary items start from; `automatic` lets them follow the content insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// The behaviour of the section when it is scrolled across the direction of the layout; not scrolled by default.
  ///
  /// Its groups are then placed side by side. Boundary items and views behind the section stay where they are.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The deceleration and the bounce of the section if it scrolls.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    if let scrollingProperties { return scrollingProperties }
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    scrollingProperties = properties
    return properties
  }

  /// The same if they were asked for, and may differ from those of other sections.
  private var scrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties?

  /// The views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Changes the visible elements of the section whenever they may have moved; `nil` by default.
  ///
  /// Called when the section is first shown too, and for each scrolled frame while it is visible. For a section that scrolls by itself
  /// the offset is that of its own content, in which its cells are placed; it is called for each frame in which either scrolls.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Whether boundary items take the content insets of the section; `true` by default.
  @available(*, deprecated, message: "Use supplementaryContentInsetsReference instead.")
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  /// Creates a section of a repeated group; later changes of the group do not affect the section.
  public required init(group: consuming NSCollectionLayoutGroup) {
    // A group without other references cannot be changed later, and needs no copy. `copy(with:)` is called directly because `copy()` looks
    // up the conformance to `NSCopying` at run time.
    if !isKnownUniquelyReferenced(&group),
      let copy = group.copy(with: nil) as? NSCollectionLayoutGroup
    {
      self.group = copy
    } else {
      self.group = group
    }
  }

  /// A copy that can be changed without this section.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(group: group)
    copy.list = list
    copy.startPadding = startPadding
    copy.endGroups = endGroups
    copy.orthogonalRest = orthogonalRest
    copy.orthogonalBounds = orthogonalBounds
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.scrollingProperties =
      scrollingProperties?.copy(with: nil)
      as? UICollectionLayoutSectionOrthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  /// What the section declares to the solver.
  ///
  /// - Parameters:
  ///   - guides: What the guides take from the container across the scroll axis.
  ///   - reference: The guide of the configuration.
  ///   - tag: What tells the section from others of the same geometry.
  /// - Returns: The declaration.
  func declaration(
    _ guides: CompositionalGuides,
    reference: UIContentInsetsReference,
    tag: Int
  ) -> CompositionalSection {
    let own = contentInsetsReference == .automatic ? reference : contentInsetsReference
    var guideInsets = guides.insets(of: own)
    if own == .layoutMargins || own == .readableContent, list?.appearance == .insetGrouped {
      guideInsets.widenForGroups()
    }
    let supplementary = supplementaryContentInsetsReference
    return CompositionalSection(
      group: group.group,
      firstGroup: endGroups.first?.group,
      lastGroup: endGroups.last?.group,
      contentInsets: Insets(contentInsets),
      guideInsets: guideInsets,
      interGroupSpacing: Double(interGroupSpacing),
      startPadding: Double(startPadding),
      boundaries: boundarySupplementaryItems.map(\.boundary),
      boundaryInsets: supplementary == .automatic ? nil : guides.insets(of: supplementary),
      backgrounds: backgroundItems.map(\.background),
      orthogonalScrolling: orthogonalScrollingBehavior.scrolling,
      orthogonalSnapping: orthogonalRest,
      orthogonalBounds: orthogonalBounds,
      tag: tag
    )
  }

  /// What the section declares beside that; nil if it is nothing.
  var companion: SectionCompanion? {
    let isNothing =
      visibleItemsInvalidationHandler == nil && list == nil && motion == ContainerMotion()
      && decorationItems.allSatisfy { $0.payload == nil }
    return isNothing ? nil : SectionCompanion(self)
  }

  /// How the section slows down and bounces if it scrolls by itself.
  var motion: ContainerMotion { scrollingProperties?.motion ?? ContainerMotion() }

  /// The views behind the section, that of a list among them.
  var backgroundItems: [NSCollectionLayoutDecorationItem] {
    guard list != nil else { return decorationItems }
    return [ListBackgroundView.item] + decorationItems
  }

  /// The kinds of the views that the section places.
  var kinds: CompositionalKinds {
    var anchored: [CompositionalKinds.Element] = []
    // Group by group, as the solver counts them.
    group.appendAnchoredKinds(to: &anchored)
    endGroups.first?.appendAnchoredKinds(to: &anchored)
    endGroups.last?.appendAnchoredKinds(to: &anchored)
    return CompositionalKinds(
      anchored: anchored,
      boundaries: boundarySupplementaryItems.map {
        CompositionalKinds.Element(kind: $0.elementKind, zIndex: $0.zIndex)
      },
      backgrounds: backgroundItems.map {
        CompositionalKinds.Element(kind: $0.elementKind, zIndex: $0.zIndex)
      }
    )
  }
}

extension NSCollectionLayoutGroup {
  /// Adds the kinds of what is anchored in the group, breadth first as the solver counts them.
  fileprivate func appendAnchoredKinds(to kinds: inout [CompositionalKinds.Element]) {
    guard isAnythingAnchored else { return }
    var level: [NSCollectionLayoutItem] = [self]
    while !level.isEmpty {
      for item in level {
        kinds += item.supplementaryItems.map {
          CompositionalKinds.Element(kind: $0.elementKind, zIndex: $0.zIndex)
        }
      }
      level = level.flatMap(\.children)
    }
  }
}

/// A guide that insets start from.
public enum UIContentInsetsReference: Int, Sendable {
  /// The one that the configuration names; the safe area for a configuration.
  case automatic
  /// The edges of the container.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The part of the layout margins that is comfortable to read: at most 672 points wide, in the middle.
  case readableContent
}

extension Insets {
  /// Grows at both sides to what inset groups keep from the edges at least.
  fileprivate mutating func widenForGroups() {
    leading = max(leading, Double(ListMetrics.leastGroupMargin))
    trailing = max(trailing, Double(ListMetrics.leastGroupMargin))
  }
}
