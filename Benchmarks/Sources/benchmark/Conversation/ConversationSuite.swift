import BenchmarkSupport
import ConversationLayout
import CoreGraphics
import Foundation
import UIKit

/// A conversation layout by itself: what it does in a pass, without cells and without a window, against a layout that
/// keeps attributes for each row.
@MainActor
func conversations(_ table: inout BenchmarkTable) throws {
  for task in ConversationTask.allCases {
    try compare(task, &table)
    try requireEvenCost(of: task, &table)
  }
}

/// What a layout does.
enum ConversationTask: String, CaseIterable {
  case firstLayout = "first layout"
  case insertion = "a row is inserted at the top, and deleted"
  case insertions = "1,000 rows are inserted at the top, and deleted"
  case measuring = "a row in sight finds its size"

  /// The part of the eager layout's time that it may take at 10⁵ rows.
  var bound: Double {
    switch self {
    case .firstLayout: 1.0 / 500
    case .insertion: 1.0 / 200
    case .insertions: 1.0 / 50
    case .measuring: 1.0 / 20
    }
  }

  /// Carries it out once.
  @MainActor
  func run(_ scene: LayoutScene) {
    switch self {
    case .firstLayout: scene.layOutAnew()
    case .insertion:
      scene.insert(1)
      scene.delete(1)
    case .insertions:
      scene.insert(1_000)
      scene.delete(1_000)
    case .measuring: scene.measureARow()
    }
  }
}

@MainActor
private func scenes(_ count: Int) -> (fast: LayoutScene, slow: LayoutScene) {
  let layout = CollectionViewConversationLayout()
  layout.settings.estimatedItemHeight = LayoutScene.estimate
  return (
    LayoutScene(layout, count: count), LayoutScene(EagerConversationLayout(), count: count)
  )
}

/// Both layouts place the same, before and after.
@MainActor
private func check(_ task: ConversationTask, _ count: Int) throws {
  let (fast, slow) = scenes(count)
  for round in 0..<3 {
    try require(fast.picture, equals: slow.picture, "\(task.rawValue), round \(round)")
    task.run(fast)
    task.run(slow)
  }
  try require(fast.picture, equals: slow.picture, "\(task.rawValue), at the end")
}

@MainActor
private func compare(_ task: ConversationTask, _ table: inout BenchmarkTable) throws {
  let count = 100_000
  try check(task, count)
  let (fast, slow) = scenes(count)
  table.add(
    BenchmarkRow(
      "conversation layout: \(task.rawValue)",
      size: count,
      measure({ task.run(fast) }, against: { task.run(slow) }),
      alternative: "attributes for each row",
      atMost: task.bound
    )
  )
}

/// What it costs does not follow the number of rows.
@MainActor
private func requireEvenCost(
  of task: ConversationTask,
  _ table: inout BenchmarkTable
) throws {
  let (few, many) = (scenes(1_000).fast, scenes(1_000_000).fast)
  table.add(
    BenchmarkRow(
      "conversation layout: \(task.rawValue)",
      size: 1_000_000,
      measure({ task.run(many) }, against: { task.run(few) }),
      alternative: "the same with 10³ rows",
      atMost: 1.5
    )
  )
}
