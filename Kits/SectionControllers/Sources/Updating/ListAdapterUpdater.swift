public import UIKit

/// The object that decides when the updates of lists are applied, and how.
@preconcurrency @MainActor
open class ListAdapterUpdater {
  /// The scheduler, which calls a closure once, after the turn of the main queue in which it is given.
  ///
  /// All updates that are asked for until then are one. Tests may set another, and call when it suits them.
  public var schedule: (@escaping @MainActor () -> Void) -> Void = { work in
    Task { @MainActor in work() }
  }
  /// Whether a section that moves is deleted and inserted instead; `false` by default.
  public var sectionMovesAsDeletesInserts = false
  /// The number of sections that may come, go, move and change in an update; what exceeds it is shown by a reload.
  ///
  /// nil by default: what an update costs depends on what is on screen, and not on how much changes.
  public var reloadThreshold: Int?
  /// Hears what is done to collection views.
  public weak var delegate: (any ListAdapterUpdaterDelegate)?

  /// Creates an updater that carries updates out in the next turn.
  public init() {}

  /// Whether a request is carried out at once instead of in the next turn.
  var isImmediate: Bool { false }
}

/// Carries every update out at once, by a reload without animation: for tests, and for lists that are loaded once.
@preconcurrency @MainActor
public final class ListReloadDataUpdater: ListAdapterUpdater {
  /// Creates an updater that reloads.
  public override init() {}

  override var isImmediate: Bool { true }
}

/// Hears what an updater does to collection views.
@preconcurrency @MainActor
public protocol ListAdapterUpdaterDelegate: AnyObject {
  /// A batch is about to be reported to a collection view.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater,
    willPerformBatchUpdatesWith collectionView: UICollectionView,
    deletedSections: Int,
    insertedSections: Int,
    movedSections: Int
  )
  /// A batch was reported, and nothing of it moves any more.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater,
    didPerformBatchUpdatesWith collectionView: UICollectionView
  )
  /// A collection view is about to be reloaded.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater,
    willReloadDataWith collectionView: UICollectionView
  )
  /// A collection view was reloaded.
  func listAdapterUpdater(
    _ updater: ListAdapterUpdater,
    didReloadDataWith collectionView: UICollectionView
  )
}
