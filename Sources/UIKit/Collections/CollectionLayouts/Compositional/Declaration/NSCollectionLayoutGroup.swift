public import Foundation
import TesseraCore

/// The frames of the items of a custom group, in a container as large as the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items laid out in one line, or in frames that a provider decides.
///
/// A group with a list of subitems repeats it until the next one does not fit; one that is estimated
/// along its own axis places the list once. A section repeats its group for as long as it has items.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The subitems as declared, a repeated one once; none in a custom group.
  open private(set) var subitems: [NSCollectionLayoutItem] = []
  private(set) var arrangement = Arrangement.list(.horizontal)

  /// The distance between subitems along the axis of the group; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// The supplementary items that are anchored to the group, one set for each time it is repeated.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplementaryItems }
    set { groupSupplementaryItems = newValue }
  }

  enum Arrangement {
    case list(Axis)
    case repeating(Axis, Int)
    case slots(Axis, Int)
    case custom(CustomFrames)
  }

  /// Creates a group without subitems, which is room for one cell; use the functions that name some.
  public required init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    groupSupplementaryItems = supplementaryItems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private static func making(
    _ layoutSize: NSCollectionLayoutSize,
    _ subitems: consuming [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) -> Self {
    let group = self.init(layoutSize: layoutSize, supplementaryItems: [])
    // The group keeps copies, so that later changes of the items do not affect it. An item without other references cannot be changed later.
    for index in subitems.indices where !isKnownUniquelyReferenced(&subitems[index]) {
      guard let copy = subitems[index].copy(with: nil) as? NSCollectionLayoutItem else { continue }
      subitems[index] = copy
    }
    group.subitems = subitems
    group.arrangement = arrangement
    return group
  }

  /// A picture of the group in a container of 400 by 400 points, for debugging.
  ///
  /// Each item is a box with its place in the group; estimated extents are their estimates.
  open func visualDescription() -> String { pictureOfItems }

  /// A row of subitems, repeated from the first until the next one does not fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: consuming [NSCollectionLayoutItem]
  ) -> Self { making(layoutSize, subitems, .list(.horizontal)) }

  /// A column of subitems, repeated from the first until the next one does not fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: consuming [NSCollectionLayoutItem]
  ) -> Self { making(layoutSize, subitems, .list(.vertical)) }

  /// A row of a number of subitems of their own width; they overflow where they do not fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { making(layoutSize, [subitem], .repeating(.horizontal, count)) }

  /// A column of a number of subitems of their own height; they overflow where they do not fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { making(layoutSize, [subitem], .repeating(.vertical, count)) }

  /// A row of a number of equally wide subitems; their own width does not count.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { making(layoutSize, [subitem], .slots(.horizontal, count)) }

  /// A column of a number of equally high subitems; their own height does not count.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { making(layoutSize, [subitem], .slots(.vertical, count)) }

  /// A group whose items are placed by a provider, in coordinates of the group.
  ///
  /// The provider is asked for each size that the group has; for one size it must answer the same.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { making(layoutSize, [], .custom(CustomFrames(itemProvider))) }

  override func takeProperties(of item: NSCollectionLayoutItem) {
    super.takeProperties(of: item)
    guard let group = item as? NSCollectionLayoutGroup else { return }
    subitems = group.subitems
    arrangement = group.arrangement
    interItemSpacing = group.interItemSpacing
    groupSupplementaryItems = group.groupSupplementaryItems
  }

  override var children: [NSCollectionLayoutItem] { subitems }

  override var subitem: CompositionalSubitem { .group(group) }

  /// What the group declares to the solver.
  var group: CompositionalGroup {
    CompositionalGroup(
      size: layoutSize.value,
      content: content,
      spacing: interItemSpacing?.value ?? .fixed(0),
      contentInsets: Insets(contentInsets),
      edgeSpacing: edgeSpacing?.value ?? .none,
      supplementaries: supplementaryItems.map(\.supplementary)
    )
  }

  private var content: CompositionalGroup.Content {
    switch arrangement {
    case .list(let axis): .list(axis, subitems.map(\.subitem))
    case .repeating(let axis, let count): .repeating(axis, subitems[0].subitem, count: count)
    case .slots(let axis, let count): .slots(axis, subitems[0].subitem, count: count)
    case .custom(let custom): .custom(custom.frames)
    }
  }
}

/// The frame of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame of the item, in the coordinates of the group.
  open private(set) var frame: CGRect
  /// The depth of the item: the one with the larger value is in front where two overlap.
  open private(set) var zIndex: Int

  /// Creates the frame of an item.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates the frame of an item with a place in depth.
  public required init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The frame itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The provider of a custom group, with an identity of its own.
@MainActor
final class CustomFrames {
  private let provider: NSCollectionLayoutGroupCustomItemProvider
  private let identity: Int
  private static var count = 0

  init(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    self.provider = provider
    CustomFrames.count += 1
    identity = CustomFrames.count
  }

  var frames: CompositionalFrames {
    CompositionalFrames(identity: identity) { container in
      MainActor.assumeIsolated { self.frames(in: CGSize(container)) }
    }
  }

  private func frames(in size: CGSize) -> [CompositionalFrame] {
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: size, contentInsets: .zero),
      traitCollection: UITraitCollection.current
    )
    return provider(environment).map { item in
      CompositionalFrame(Rect(item.frame), zIndex: item.zIndex)
    }
  }
}
