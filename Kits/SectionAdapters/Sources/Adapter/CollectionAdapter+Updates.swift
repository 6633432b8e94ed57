import Foundation
import UIKit

extension CollectionAdapter {
  /// Asks for sections and items, and shows what has changed in one animation.
  ///
  /// Outside of calls that the list makes it is done when this method returns. From inside them all calls are one update: during an
  /// update it follows that one, and from inside a cell or a layout at other times it comes in the next turn. A call that is not animated
  /// makes such an update one without animation.
  ///
  /// Without a collection view or a delegate nothing changes, which is reported.
  ///
  /// - Parameters:
  ///   - animated: Whether what has changed goes to its place, or is there at once.
  ///   - completion: Called once, when nothing of the update moves any more; in the order of the calls.
  public final func performUpdates(animated: Bool, completion: (() -> Void)? = nil) {
    let request = PendingUpdate(animated: animated, completion)
    switch updates {
    case .running: join(request)
    case .idle where callDepth > 0: wait(request)
    case .idle: run(request)
    case .waiting(let waiting):
      waiting.join(request)
      if callDepth == 0 { run(waiting) }
    }
  }

  /// Schedules an update for the next turn of the main queue, one for all calls of this turn.
  ///
  /// An update that is asked for by ``performUpdates(animated:completion:)`` before takes it up.
  public final func setNeedsUpdate(animated: Bool = true, completion: (() -> Void)? = nil) {
    let request = PendingUpdate(animated: animated, completion)
    switch updates {
    case .running: join(request)
    case .idle: wait(request)
    case .waiting(let waiting): waiting.join(request)
    }
  }

  /// Configures the cells of items again; unknown items are reported and change nothing.
  ///
  /// For objects that are changed in place, which are equal to themselves. The items given are what the cells show from then on.
  public final func reconfigure(_ items: [AnyHashable], in section: Section) {
    guard collection?.dataSource === dataSource else {
      return diagnosticHandler(
        "The list has no collection view, or it has another data source; nothing is filled in."
      )
    }
    guard entries.contains(where: { $0.section == section }) else {
      return diagnosticHandler("Section “\(section.id)” is not in the list; nothing is filled in.")
    }
    var snapshot = dataSource.snapshot()
    let found = items.compactMap { item -> Int? in
      guard let known = shownItem(item, in: section),
        snapshot.sectionIdentifier(containingItem: known.number) == section
      else {
        diagnosticHandler("Section “\(section.id)” has no “\(item)”, which is not filled in.")
        return nil
      }
      known.content = item
      return known.number
    }
    guard !found.isEmpty else { return }
    snapshot.reconfigureItems(found)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func join(_ request: PendingUpdate) {
    guard case .running(let next) = updates else { return }
    next?.join(request)
    updates = .running(next: next ?? request)
  }

  private func wait(_ request: PendingUpdate) {
    updates = .waiting(request)
    schedule { [weak self] in
      guard let self else { return request.complete() }
      self.carryOut()
    }
  }

  /// Carries out what waits, unless it was carried out meanwhile.
  private func carryOut() {
    guard case .waiting(let waiting) = updates else { return }
    if callDepth > 0 { wait(waiting) } else { run(waiting) }
  }

  /// How many updates that ask for each other are carried out in a turn.
  private static var roundsOfATurn: Int { 8 }

  /// Carries out an update, and those that are asked for meanwhile.
  private func run(_ request: PendingUpdate) {
    var request = request
    for _ in 0..<Self.roundsOfATurn {
      updates = .running(next: nil)
      update(request)
      guard case .running(let next?) = updates else { return updates = .idle }
      request = next
    }
    diagnosticHandler(
      "\(Self.roundsOfATurn) updates have asked for each other; the next one waits for the next turn."
    )
    wait(request)
  }

  private func update(_ request: PendingUpdate) {
    guard let collection else { return refuse(request, "collection view") }
    guard collection.dataSource === dataSource else {
      diagnosticHandler(
        "The collection view has another data source, and is left to it; nothing is updated."
      )
      return request.complete()
    }
    guard let given = givenSections() else { return refuse(request, "delegate") }
    let update = SectionUpdate(given, shown: entries, in: self)
    entries = update.entries
    let views = visibleViews(in: collection)
    fill(views.inFront, in: collection)
    if !views.inFront.isEmpty { collection.layoutIfNeeded() }
    dataSource.apply(
      update.snapshot,
      animatingDifferences: request.isAnimated,
      completion: request.completions.isEmpty ? nil : { request.complete() }
    )
    if update.changesLayout { collection.collectionViewLayout.invalidateLayout() }
    // The update begins with a layout of its own, in which they would jump.
    fill(views.inSight, in: collection)
    if request.isAnimated, !views.inSight.isEmpty {
      UIView.animate(withDuration: 0.3) { collection.layoutIfNeeded() }
    }
  }

  private func refuse(_ request: PendingUpdate, _ missing: String) {
    diagnosticHandler("The list has no \(missing), or it is gone; nothing is updated.")
    request.complete()
  }

  /// The sections that are to be shown, with their items if a delegate is asked for them; nil without a delegate.
  private func givenSections() -> [GivenSection]? {
    guard described != nil || delegate != nil else { return nil }
    var seen: Set<Section> = []
    let sections = described?() ?? delegate?.sections() ?? []
    return sections.compactMap { section in
      guard seen.insert(section).inserted else {
        diagnosticHandler("The list has section “\(section.id)” twice; the first is shown.")
        return nil
      }
      let items = described == nil ? delegate?.itemsFor(section: section) ?? [] : nil
      return GivenSection(section: section, items: items)
    }
  }
}
