import CoreGraphics
public import Foundation
public import UIKit

/// Shows each object of a list by a section controller of its own.
///
/// ```swift
/// let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
/// adapter.collectionView = collectionView
/// adapter.dataSource = self
/// ```
///
/// Objects are values or instances of classes. When they change, call ``performUpdates(animated:completion:)``: what
/// comes, goes, moves and changes is found by identifiers and shown in one update. An instance that was changed in place
/// is asked again for what it holds.
///
/// Everything that is wrong with the input, such as two objects with one identifier, is reported to
/// ``diagnosticHandler``, and the rest is shown.
@preconcurrency @MainActor
public final class ListAdapter: NSObject {
  /// The updater, which decides when updates are applied, and how.
  public let updater: ListAdapterUpdater
  /// The number of sections before and after the visible ones in the working range.
  public let workingRangeSize: Int
  var collaborators = Collaborators()
  var map = SectionMap()
  var updates = UpdateState.idle
  var displaying = DisplayedViews()
  var listeners: [WeakListener] = []
  /// How many calls of the collection view are being answered, one in the other.
  var callDepth = 0
  /// The sections as they were before the update that is on screen, for what is disappearing.
  var entriesBefore: [SectionEntry] = []

  /// Those who work with a list.
  struct Collaborators {
    weak var viewController: UIViewController?
    weak var collectionView: UICollectionView?
    weak var dataSource: (any ListAdapterDataSource)?
    weak var delegate: (any ListAdapterDelegate)?
    weak var collectionViewDelegate: (any UICollectionViewDelegate)?
    weak var scrollViewDelegate: (any UIScrollViewDelegate)?
    weak var moveDelegate: (any ListAdapterMoveDelegate)?
    weak var performanceDelegate: (any ListAdapterPerformanceDelegate)?
    var diagnosticHandler: ((String) -> Void)?
    var autoDeselects = false
    /// Whether a section controller has had a scroll delegate.
    var hearScrolling = false
  }

  struct WeakListener {
    weak var listener: (any ListAdapterUpdateListener)?
  }

  /// Creates an adapter that shows nothing until it has a collection view and a data source.
  ///
  /// A negative working range counts as none.
  public init(
    updater: ListAdapterUpdater,
    viewController: UIViewController?,
    workingRangeSize: Int = 0
  ) {
    self.updater = updater
    self.workingRangeSize = max(0, workingRangeSize)
    super.init()
    collaborators.viewController = viewController
    ListDebugger.track(self)
  }

  /// The controller of the screen, which section controllers can reach.
  public var viewController: UIViewController? {
    get { collaborators.viewController }
    set { collaborators.viewController = newValue }
  }

  /// The collection view that displays the list; a weak reference.
  ///
  /// The adapter becomes its data source and delegate, and turns prefetching off. It leaves a collection view that is given
  /// another data source.
  public var collectionView: UICollectionView? {
    get { collaborators.collectionView }
    set {
      let isInCharge = newValue.map { $0.dataSource === self } ?? true
      guard newValue !== collaborators.collectionView || !isInCharge else { return }
      if let former = collaborators.collectionView, former.dataSource === self {
        former.dataSource = nil
        former.delegate = nil
      }
      endDisplaying()
      collaborators.collectionView = newValue
      registered = [:]
      newValue?.isPrefetchingEnabled = false
      begin()
    }
  }

  /// Says which objects there are; held weakly.
  public var dataSource: (any ListAdapterDataSource)? {
    get { collaborators.dataSource }
    set {
      guard newValue !== collaborators.dataSource else { return }
      collaborators.dataSource = newValue
      begin()
    }
  }

  /// Hears which objects are on screen.
  public var delegate: (any ListAdapterDelegate)? {
    get { collaborators.delegate }
    set { collaborators.delegate = newValue }
  }

  /// Hears what the collection view tells its delegate, after the section controllers.
  public var collectionViewDelegate: (any UICollectionViewDelegate)? {
    get { collaborators.collectionViewDelegate }
    set { collaborators.collectionViewDelegate = newValue }
  }

  /// Hears what the scroll view tells its delegate, after the section controllers.
  public var scrollViewDelegate: (any UIScrollViewDelegate)? {
    get { collaborators.scrollViewDelegate }
    set { collaborators.scrollViewDelegate = newValue }
  }

  /// The delegate that is notified when the user has moved whole sections.
  public var moveDelegate: (any ListAdapterMoveDelegate)? {
    get { collaborators.moveDelegate }
    set { collaborators.moveDelegate = newValue }
  }

  /// Hears the beginning and the end of what takes time.
  public var performanceDelegate: (any ListAdapterPerformanceDelegate)? {
    get { collaborators.performanceDelegate }
    set { collaborators.performanceDelegate = newValue }
  }

  /// Whether an item that the user selects is deselected at once; `false` by default.
  public var autoDeselectEnabled: Bool {
    get { collaborators.autoDeselects }
    set { collaborators.autoDeselects = newValue }
  }

  /// Takes what is reported about wrong input; unset, it goes to standard error.
  public var diagnosticHandler: ((String) -> Void)? {
    get { collaborators.diagnosticHandler }
    set { collaborators.diagnosticHandler = newValue }
  }

  /// Adds a listener of every update; it is referenced weakly, and notified once if it is added twice.
  public func addUpdateListener(_ listener: any ListAdapterUpdateListener) {
    removeUpdateListener(listener)
    listeners.append(WeakListener(listener: listener))
  }

  /// Removes a listener; one that was not added changes nothing.
  public func removeUpdateListener(_ listener: any ListAdapterUpdateListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// The supplementary view that a source is asked to fill in again.
  var reboundView: ReboundView?
  /// Identifiers of classes that were registered with the collection view.
  var registered: [RegisteredClass: String] = [:]

  /// Reports wrong input.
  public func report(_ message: String) {
    if let handler = collaborators.diagnosticHandler { return handler(message) }
    FileHandle.standardError.write(Data("SectionControllers: \(message)\n".utf8))
  }
}
