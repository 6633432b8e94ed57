import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

/// A layout with badges, and where chance begins.
struct ItemViewSetting: Sendable, CustomTestStringConvertible {
  let layout: Layout
  let seed: Int

  enum Layout: String, CaseIterable, Sendable {
    case flow, flowWithMoves, flowWithoutNames, sparse, rows, carousels
  }

  var testDescription: String { "\(layout.rawValue), seed \(seed)" }

  /// Every layout, thirty times a round, and ten times where no rounds are named.
  static var all: [ItemViewSetting] {
    TrialRounds.chosen.flatMap { round in
      Layout.allCases.flatMap { layout in
        TrialRounds.share(of: 0..<30).map { ItemViewSetting(layout: layout, seed: round * 30 + $0) }
      }
    }
  }
}

/// Random batches over layouts that give items badges, against plain arrays.
///
/// A round is 180 programs of 20 batches, some of which interrupt one another. What each badge says is always checked; an item
/// that has a badge on screen before and after a batch has the same view, unless its section was reloaded or the layout
/// named it.
@Suite("Views of items, whatever is reported", .withTheProgram)
@MainActor
struct RandomItemViewTests {
  @Test("are those of their items (C10)", arguments: ItemViewSetting.all)
  func random(setting: ItemViewSetting) throws {
    var trial = ItemViewTrial(setting)
    for _ in 0..<20 { try trial.step() }
    try #require(trial.fixture.diagnostics == [], trial.replay)
    trial.fixture.end()
  }
}

/// A collection view that shows a model, and the badges that its items had.
@MainActor
private struct ItemViewTrial {
  let fixture: BadgeFixture
  private let setting: ItemViewSetting
  private var generator: BatchGenerator
  private var model: CollectionModel
  private var script: [String]

  init(_ setting: ItemViewSetting) {
    self.setting = setting
    generator = BatchGenerator(seed: UInt64(setting.seed) + 31_000, sectionLimit: 3, itemLimit: 6)
    model = generator.model()
    script = [setting.testDescription, "begin with \(model.counts.items)"]
    let layout = Self.layout(setting.layout)
    fixture = BadgeFixture(layout: layout)
    fixture.sections = model.names
    (layout as? BadgeLayout)?.hasBadge = { [unowned fixture, setting] path in
      guard setting.layout == .sparse else { return true }
      guard let name = fixture.name(at: path), let identity = Int(name) else { return true }
      return identity % 3 != 0
    }
    fixture.view.reloadData()
    fixture.rest()
  }

  private static func layout(_ layout: ItemViewSetting.Layout) -> UICollectionViewLayout {
    switch layout {
    case .flow: BadgeFixture.rows(.changes, headerHeight: 20)
    case .flowWithMoves: BadgeFixture.rows(.changesAndMoves, headerHeight: 20)
    case .flowWithoutNames, .sparse: BadgeFixture.rows(.nothing, headerHeight: 20)
    case .rows: AnchoredItemViewTests.rows(hasHeader: true)
    case .carousels: AnchoredItemViewTests.rows(isOrthogonal: true)
    }
  }

  var replay: Comment { Comment(rawValue: script.joined(separator: "\n")) }

  mutating func step() throws {
    let change = generator.change(of: model)
    script.append(change.replay)
    let before = badges(model)
    fixture.view.performBatchUpdates { [fixture] in
      fixture.sections = change.after.names
      fixture.view.report(change.operations)
    }
    model = change.after
    try checkTexts()
    try checkViews(before, change)
    if Bool.random(using: &generator.random) {
      fixture.rest()
      try checkTexts()
    } else {
      fixture.fixture.backend.advance(by: 0.1)
    }
  }

  /// The badges on screen, by the identity of the item at the path.
  private func badges(_ model: CollectionModel) -> [Int: Badge] {
    var found: [Int: Badge] = [:]
    for path in fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: BadgeLayout.kind) {
      found[model.sections[path.section].items[path.item].identity] = fixture.badge(
        path.item,
        path.section
      )
    }
    return found
  }

  private func checkTexts() throws {
    for (identity, badge) in badges(model) {
      try #require(badge.text == "\(identity)", replay)
    }
    let cells = fixture.view.indexPathsForVisibleItems.filter { path in
      setting.layout != .sparse || model.sections[path.section].items[path.item].identity % 3 != 0
    }
    let paths = fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: BadgeLayout.kind)
    // In a compositional layout a badge below its row leaves the screen after it, and comes after it.
    guard setting.layout != .rows else { return }
    // A carousel may show the start of an item whose badge, in its end, is still outside.
    let most = setting.layout == .carousels ? max(1, model.sections.count) : 1
    try #require(Set(cells).subtracting(paths).count <= most, replay)
  }

  /// Items that stay have the badges that they had, but for those that the layout names.
  private func checkViews(_ before: [Int: Badge], _ change: ModelChange) throws {
    let map = change.checked.map
    let places = change.before.paths(in: Before.self)
    for (identity, badge) in badges(change.after) {
      guard let former = before[identity], let old = places[identity],
        let new = map.newPath(of: old)
      else { continue }
      try #require(isNamed(old, new, change) || badge === former, replay)
    }
  }

  /// Whether the layout names the badge of an item that stays, which a layout takes for a new one where it leaves a
  /// deleted section or enters an inserted one.
  private func isNamed(_ old: OldPath, _ new: NewPath, _ change: ModelChange) -> Bool {
    guard [.flow, .flowWithMoves].contains(setting.layout) else { return false }
    return change.checked.changes.layoutChangesOfStayingSections.contains {
      switch $0 {
      case .moveItem(let pair):
        setting.layout == .flowWithMoves && (pair.old == old || pair.new == new)
      case .deleteItem(let path): path == old
      case .insertItem(let path): path == new
      default: false
      }
    }
  }
}

extension CollectionModel {
  /// The identities of the items of each section, as names.
  fileprivate var names: [[String]] { sections.map { $0.items.map { "\($0.identity)" } } }
}
