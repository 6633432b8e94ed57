import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// The data source, the delegate and the views of an app, as the engine of its collection view asks and tells them.
@MainActor
final class CollectionViewApp: @MainActor CollectionApp {
  unowned let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }
}

// The data source.
extension CollectionViewApp {
  private var source: (any UICollectionViewDataSource)? { view.dataSource }

  var hasDataSource: Bool { source != nil }

  var dataSourceName: String { source.map { "\(type(of: $0))" } ?? "" }

  func numberOfSections() -> Int { source?.numberOfSections(in: view) ?? 0 }

  func numberOfItems(in section: Int) -> Int {
    source?.collectionView(view, numberOfItemsInSection: section) ?? 0
  }

  func cell(at path: DataPath) -> any ElementView {
    source?.collectionView(view, cellForItemAt: IndexPath(path))
      ?? UICollectionViewCell(frame: .zero)
  }

  func supplementaryView(_ kind: String, at path: ShownPath) -> any ElementView {
    source?.collectionView(
      view,
      viewForSupplementaryElementOfKind: kind,
      at: IndexPath(path)
    ) ?? UICollectionReusableView(frame: .zero)
  }

  func canMoveItem(at path: DataPath) -> Bool {
    source?.collectionView(view, canMoveItemAt: IndexPath(path)) ?? false
  }

  func moveItem(at path: DataPath, to newPath: DataPath) {
    source?.collectionView(view, moveItemAt: IndexPath(path), to: IndexPath(newPath))
  }

  var selfReportingSource: (any SelfReportingSource)? { source as? any SelfReportingDataSource }
}

/// A data source that finds out by itself what changes, and is the only one to report it.
@MainActor
protocol SelfReportingDataSource: UICollectionViewDataSource, SelfReportingSource {}

// Placeholders of drops.
extension CollectionViewApp {
  func cell(of placeholder: any Placeholder, at path: ShownPath) -> any ElementView {
    view.dequeueReusableCell(
      withReuseIdentifier: placeholder.uikit.placeholder.reuseIdentifier,
      for: IndexPath(path)
    )
  }

  func fill(_ cell: any ElementView, of placeholder: any Placeholder) {
    guard let cell = cell as? UICollectionViewCell else { return }
    placeholder.uikit.placeholder.cellUpdateHandler?(cell)
  }
}

extension DropPlaceholderContext: Placeholder {}

// The delegate.
extension CollectionViewApp {
  private var delegate: (any UICollectionViewDelegate)? { view.collectionDelegate }

  var hasDelegate: Bool { delegate != nil }

  var delegateName: String { delegate.map { "\(type(of: $0))" } ?? "" }

  func willDisplay(_ shown: MountedElement, at path: DataPath?) {
    let mounted = shown.view.uikit
    let path = spokenPath(of: shown, path)
    if case .supplementaryView(let kind, _) = shown.element {
      delegate?.collectionView(
        view,
        willDisplaySupplementaryView: mounted,
        forElementKind: kind,
        at: path
      )
    } else if let cell = mounted as? UICollectionViewCell {
      delegate?.collectionView(view, willDisplay: cell, forItemAt: path)
    }
  }

  func didEndDisplaying(_ shown: MountedElement, at path: DataPath?) {
    let mounted = shown.view.uikit
    let path = spokenPath(of: shown, path)
    if case .supplementaryView(let kind, _) = shown.element {
      delegate?.collectionView(
        view,
        didEndDisplayingSupplementaryView: mounted,
        forElementOfKind: kind,
        at: path
      )
    } else if let cell = mounted as? UICollectionViewCell {
      delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }
  }

  /// The index path by which the delegate knows an element: that of an item in the data, for cells.
  private func spokenPath(of shown: MountedElement, _ path: DataPath?) -> IndexPath {
    path.map { IndexPath($0) } ?? IndexPath(shown.element.path)
  }

  func targetOffset(proposed: Point) -> Point {
    delegate.map {
      Point(
        $0.collectionView(view, targetContentOffsetForProposedContentOffset: CGPoint(proposed))
      )
    } ?? proposed
  }

  func target(ofMoving source: DataPath, at current: ShownPath, proposed: ShownPath) -> ShownPath {
    let target = delegate?.collectionView(
      view,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(source),
      atCurrentIndexPath: IndexPath(current),
      toProposedIndexPath: IndexPath(proposed)
    )
    return target.map { ShownPath(naming: $0) } ?? proposed
  }

  func transitionLayout(
    from former: any EngineLayout,
    to next: any EngineLayout
  ) -> any TransitionLayout {
    let (former, next) = (former.uikit, next.uikit)
    return delegate?.collectionView(view, transitionLayoutForOldLayout: former, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: next)
  }
}

// Sections that scroll by themselves.
extension CollectionViewApp {
  var notifiesOfContainers: Bool { view.containerEvents != nil }

  func tell(_ event: ContainerEvent, ofSection section: Int) {
    view.containerEvents?.receive(event, ContainerScroller(collectionView: view, section: section))
  }

  func target(ofSection section: Int, velocity: Point, proposed: Point) -> Point {
    guard let events = view.containerEvents else { return proposed }
    let scroller = ContainerScroller(collectionView: view, section: section)
    return Point(events.target(scroller, CGPoint(velocity), CGPoint(proposed)))
  }
}

// Views.
extension CollectionViewApp {
  func endEditing(in view: any ElementView) {
    _ = view.uikit.endEditing(true)
  }

  func apply(_ attributes: any ElementAttributes, to view: any ElementView) {
    view.uikit.apply(attributes.uikit)
  }

  func preferredAttributes(
    of view: any ElementView,
    _ attributes: any ElementAttributes
  ) -> any ElementAttributes {
    view.uikit.preferredLayoutAttributesFitting(attributes.uikit)
  }

  func announceTransition(
    of view: any ElementView,
    from oldLayout: any EngineLayout,
    to newLayout: any EngineLayout,
    isOver: Bool
  ) {
    if isOver {
      view.uikit.didTransition(from: oldLayout.uikit, to: newLayout.uikit)
    } else {
      view.uikit.willTransition(from: oldLayout.uikit, to: newLayout.uikit)
    }
  }
}
