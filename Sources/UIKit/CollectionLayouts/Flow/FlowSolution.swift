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
    var hasDelegateSizes = false
    arrangement = FlowArrangement(
      container.configuration,
      sectionCount: view.numberOfSections
    ) { section in
      let count = view.numberOfItems(inSection: section)
      var declared = declaration.boundaries(ofSection: section)
      if let items = declaration.itemsOfDelegate(inSection: section, 0..<count) {
        hasDelegateSizes = true
        declared.items = items
      } else {
        declared.items = declaration.itemsOfProperties(count: count)
      }
      guard let before = former?.arrangement.section(at: section) else { return declared }
      return declared.keepingMeasurements(of: before)
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
  mutating func redeclare(_ declaration: FlowDeclaration) {
    let keepsItems = metrics.declaresSameItems(as: declaration.metrics) && !hasDelegateSizes
    metrics = declaration.metrics
    hasDelegateSizes = false
    // The former sizes are gone, and what would be told of them in a room that is new.
    if !keepsItems { _ = arrangement.takeIssues() }
    for index in 0..<arrangement.sectionCount {
      guard let before = arrangement.section(at: index) else { continue }
      let count = before.items.count
      var section = declaration.boundaries(ofSection: index)
      let delegateItems = declaration.itemsOfDelegate(inSection: index, 0..<count)
      if delegateItems != nil { hasDelegateSizes = true }
      section.items = delegateItems ?? declaration.itemsOfProperties(count: count)
      section = section.keepingMeasurements(of: before)
      if keepsItems, delegateItems == nil {
        section.items = before.items
        guard !section.hasSameBoundaries(as: before) else { continue }
      }
      arrangement.replaceSection(at: index, with: section)
    }
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
