public import CoreGraphics
public import SectionControllers
public import UIKit

/// An object that updates a list: an updater, or one of your own that has an updater.
@preconcurrency @MainActor
public protocol ListUpdatingDelegate: AnyObject {
  /// The updater that does it.
  var updatingList: SectionControllers.ListAdapterUpdater { get }
}

extension SectionControllers.ListAdapterUpdater: ListUpdatingDelegate {
  /// The updater itself.
  public var updatingList: SectionControllers.ListAdapterUpdater { self }
}

extension ListAdapter {
  /// Creates an adapter that shows nothing until it has a collection view and a data source.
  public convenience init(
    updater: any ListUpdatingDelegate,
    viewController: UIViewController?,
    workingRangeSize: Int = 0
  ) {
    self.init(
      updater: updater.updatingList,
      viewController: viewController,
      workingRangeSize: workingRangeSize
    )
  }
}

/// Decides when the updates of lists are applied, and how, with the switches of IGListKit's.
@preconcurrency @MainActor
public final class ListAdapterUpdater: SectionControllers.ListAdapterUpdater {
  /// Whether sections of one item are updated without being reloaded.
  ///
  /// Here no section that stays is reloaded, whatever the value, unless its section controller asks for it.
  public var singleItemSectionUpdates = false
  /// Whether items are reloaded in place of whole sections.
  ///
  /// Here sections that stay keep their cells, whatever the value.
  public var preferItemReloadsForSectionReloads = false
  /// Whether differences may be found outside of the main thread.
  ///
  /// Here they are found on it, whatever the value, at a cost in proportion to what has changed.
  public var allowsBackgroundDiffing = false

  /// Creates an updater that carries updates out in the next turn, and reloads where more than a hundred sections change.
  public override init() {
    super.init()
    reloadThreshold = Self.manyUpdates
  }

  /// Whether more than a hundred changes of sections are shown by a reload; `true` by default.
  public var allowsReloadingOnTooManyUpdates: Bool {
    get { reloadThreshold != nil }
    set { reloadThreshold = newValue ? Self.manyUpdates : nil }
  }

  private static let manyUpdates = 100
}

/// A collection view with a list layout.
@preconcurrency @MainActor
open class ListCollectionView: UICollectionView {
  /// Creates a collection view with a list layout.
  public init(frame: CGRect, listCollectionViewLayout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: listCollectionViewLayout)
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }
}
