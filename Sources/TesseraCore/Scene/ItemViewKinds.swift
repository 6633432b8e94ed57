/// What a supplementary or decoration view belongs to.
package enum ViewOwner: Hashable, Sendable {
  /// The item at its path.
  case item
  /// Its section, in which it keeps its number.
  case section
}

/// Finds the kinds of supplementary and decoration views that belong to items, and not to sections.
///
/// An index path does not tell: a header and the badge of a first item have the same one. A kind belongs to items if its
/// layout declares it. Of a kind of which nothing is declared each view must be at the path of an item, and
/// - each lies on that item, as far as the item is known, and one of them on an item that is not the first of its
///   section, or
/// - each lies on that item and is narrower and lower than it, or
/// - one of them is at the path of an item that is not the first, and the layout names views of the kind that come and
///   go with their items.
package struct ItemViewKinds: Sendable {
  private var evidence: [ElementKind: Evidence] = [:]

  /// What the views of one kind say.
  private struct Evidence {
    /// What is declared of some view.
    var owners: Set<ViewOwner> = []
    /// Some view is at the path of no item.
    var lacksItem = false
    /// Some view is at the path of an item that is not the first of its section.
    var reachesLaterItem = false
    /// How views lie that have an area, and whose item is known.
    var places: Set<Place> = []

    /// How a view lies to the item at its path.
    enum Place {
      case apart
      /// On a first item, which does not surpass it in both directions.
      case onFirst
      /// On a first item, as a part of it.
      case within
      /// On an item that is not the first.
      case onLater

      init(_ frame: Rect, on item: Rect, isFirst: Bool) {
        if !frame.overlaps(item) {
          self = .apart
        } else if !isFirst {
          self = .onLater
        } else {
          self = frame.width < item.width && frame.height < item.height ? .within : .onFirst
        }
      }
    }

    func belongsToItems(namesChangedItems: () -> Bool) -> Bool {
      guard owners.isEmpty else { return owners == [.item] }
      guard !lacksItem else { return false }
      if !places.isEmpty, !places.contains(.apart),
        places.contains(.onLater) || !places.contains(.onFirst)
      {
        return true
      }
      return reachesLaterItem && namesChangedItems()
    }
  }

  /// Creates a value that knows no views.
  package init() {}

  /// Takes a view into account.
  ///
  /// - Parameters:
  ///   - view: A supplementary or decoration view that a layout has placed.
  ///   - frame: Its frame; an empty one says nothing.
  ///   - owner: What the layout declares that it belongs to; nil if it declares nothing.
  ///   - itemFrame: The frame of the item at its path, in the same coordinates; nil if it is not known.
  ///   - counts: How many items there are.
  package mutating func add<Space>(
    _ view: ElementIdentity<Space>,
    frame: Rect,
    owner: ViewOwner?,
    itemFrame: Rect?,
    counts: ItemCounts
  ) {
    var known = evidence[view.kind] ?? Evidence()
    defer { evidence[view.kind] = known }
    if let owner {
      known.owners.insert(owner)
    } else if !counts.contains(ItemPath<Space>(section: view.section, item: view.item)) {
      known.lacksItem = true
    } else {
      if view.item > 0 { known.reachesLaterItem = true }
      guard let itemFrame, frame.width > 0, frame.height > 0 else { return }
      known.places.insert(Evidence.Place(frame, on: itemFrame, isFirst: view.item == 0))
    }
  }

  /// The kinds that belong to items.
  ///
  /// `namesChangedItems` tells whether a layout names views of a kind in an update, each at the path of an item that the
  /// update inserts, deletes or moves.
  package func found(namesChangedItems: (ElementKind) -> Bool) -> Set<ElementKind> {
    let kinds = evidence.keys.filter { kind in
      evidence[kind]?.belongsToItems(namesChangedItems: { namesChangedItems(kind) }) == true
    }
    return Set(kinds)
  }
}
