import CoreGraphics
import Foundation
import TesseraCore

/// A solved flow layout, and what it was solved for.
@MainActor
struct FlowSolution {
  var arrangement: FlowArrangement
  private(set) var container: FlowContainer
  private(set) var metrics: FlowMetrics
  /// Whether the delegate has said sizes of items.
  private var hasDelegateSizes = false

  /// Places everything that there is.
  ///
  /// What `former` has measured becomes what is assumed of the elements with the same index paths.
  init(_ declaration: FlowDeclaration, keeping former: FlowSolution?) {
    container = declaration.container
    metrics = declaration.metrics
    let view = declaration.collectionView
    let declared = former.flatMap { declaration.axisOfNewExtents(since: $0.metrics, $0.container) }
    var hasDelegateSizes = false
    arrangement = FlowArrangement(
      container.configuration,
      sectionCount: view.numberOfSections
    ) { section in
      let after = declaration.section(
        section,
        count: view.numberOfItems(inSection: section),
        &hasDelegateSizes
      )
      guard let before = former?.arrangement.section(at: section) else { return after }
      return after.keepingMeasurements(of: before, exceptAlong: declared)
    }
    self.hasDelegateSizes = hasDelegateSizes
    if former != nil { arrangement.invalidateMeasurements() }
  }

  /// Fits everything into another room, with the sizes that are known.
  mutating func fit(into container: FlowContainer) {
    let guide = self.container.guide
    self.container = container
    arrangement.setCrossExtent(Double(container.crossExtent))
    guard guide != container.guide else { return }
    for index in 0..<arrangement.sectionCount {
      guard var section = arrangement.section(at: index) else { continue }
      section.insets = section.insets.replacing(guide, with: container.guide)
      arrangement.replaceSection(at: index, with: section)
    }
  }

  /// Takes over what the properties and the delegate say now, for the items that there are.
  ///
  /// Sections of which nothing has changed stay as they are.
  ///
  /// - Parameters:
  ///   - declaration: Who is asked.
  ///   - room: The room before, if everything was fitted into another one.
  mutating func redeclare(_ declaration: FlowDeclaration, since room: FlowContainer) {
    let extents = declaration.axisOfNewExtents(since: metrics, room)
    let keepsItems = metrics.declaresSameItems(as: declaration.metrics) && !hasDelegateSizes
    metrics = declaration.metrics
    hasDelegateSizes = false
    // The former sizes are gone, and with them what would be reported of them in a new room.
    if !keepsItems { _ = arrangement.takeIssues() }
    for index in 0..<arrangement.sectionCount {
      guard let before = arrangement.section(at: index) else { continue }
      let items = 0..<before.items.count
      var section = declaration.boundaries(ofSection: index).keepingMeasurements(of: before)
      if let declared = declaration.itemsOfDelegate(inSection: index, items) {
        hasDelegateSizes = true
        section.items = declared.keepingMeasurements(of: before.items, exceptAlong: extents)
      } else if keepsItems {
        guard !section.hasSameBoundaries(as: before) else { continue }
        section.items = before.items
      } else {
        section.items = declaration.itemsOfProperties(count: items.count)
          .keepingMeasurements(of: before.items, exceptAlong: extents)
      }
      arrangement.replaceSection(at: index, with: section)
    }
  }

  /// Takes everything along through a batch; says whether the batch fits what there is.
  ///
  /// If it does not, nothing has changed.
  mutating func apply(_ batch: [LayoutChange], _ declaration: FlowDeclaration) -> Bool {
    let view = declaration.collectionView
    var hasDelegateSizes = hasDelegateSizes
    let after = arrangement.applying(batch) { section, range in
      declaration.items(inSection: section, range, &hasDelegateSizes)
    } section: { section in
      declaration.section(section, count: view.numberOfItems(inSection: section), &hasDelegateSizes)
    }
    guard let after, after.sectionCount == view.numberOfSections,
      after.hasItemCounts({ view.numberOfItems(inSection: $0) })
    else { return false }
    arrangement = after
    self.hasDelegateSizes = hasDelegateSizes
    return true
  }

  /// Whether anything may find its own size.
  var measures: Bool {
    metrics.measuresItems || hasDelegateSizes || metrics.headerSize == FlowMetrics.automaticSize
      || metrics.footerSize == FlowMetrics.automaticSize
  }

  /// Whether there is more to ask than the properties.
  func isDeclared(by declaration: FlowDeclaration) -> Bool {
    declaration.delegate == nil && !hasDelegateSizes && metrics == declaration.metrics
  }
}

extension FlowDeclaration {
  /// The axis across if items may reach another way across than before, by what is assumed of them.
  fileprivate func axisOfNewExtents(
    since metrics: FlowMetrics,
    _ container: FlowContainer
  ) -> Axis? {
    let across = self.container.axis.crossing
    let isSame =
      container.crossExtent == self.container.crossExtent
      && metrics.assumedItemSize[across] == self.metrics.assumedItemSize[across]
    return isSame ? nil : across
  }
}

extension Insets {
  fileprivate func replacing(_ former: Insets, with next: Insets) -> Insets {
    Insets(
      top: top - former.top + next.top,
      leading: leading - former.leading + next.leading,
      bottom: bottom - former.bottom + next.bottom,
      trailing: trailing - former.trailing + next.trailing
    )
  }
}
