import Foundation
import UIKit

/// Prints the state of every list in the program.
@MainActor
public enum ListDebugger {
  private struct Tracked {
    weak var adapter: ListAdapter?
  }

  private static var tracked: [Tracked] = []

  static func track(_ adapter: ListAdapter) {
    tracked.removeAll { $0.adapter == nil }
    tracked.append(Tracked(adapter: adapter))
  }

  /// A description of each list that is alive, in the order in which they were made.
  public static func descriptions() -> [String] {
    tracked.compactMap { $0.adapter?.stateDescription }
  }

  /// All descriptions, one below the other.
  public static func dump() -> String { descriptions().joined(separator: "\n") }
}

extension ListAdapter {
  /// The state of the list as text: collaborators, pending update, and a line for each section.
  ///
  /// The same state gives the same text.
  public var stateDescription: String {
    func name(_ object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "none" }
    var lines = [
      "ListAdapter with \(map.entries.count) sections",
      "  updater: \(type(of: updater)), \(updates.description)",
      "  data source: \(name(dataSource)), collection view: \(name(collectionView))",
      "  working range: \(workingRangeSize)",
    ]
    let visible = Set(visibleObjects().map(\.identity))
    for entry in map.entries {
      let controller = entry.controller.map { "\(type(of: $0))" } ?? "not made"
      let count = entry.count.map { "\($0) items" } ?? "not counted"
      let mark = visible.contains(entry.identity) ? ", visible" : ""
      lines.append("  section \(entry.index): \(entry.identity), \(controller), \(count)\(mark)")
    }
    return lines.joined(separator: "\n")
  }
}

extension UpdateState {
  @MainActor
  var description: String {
    switch self {
    case .idle: "idle"
    case .scheduled(let pending): "scheduled \(pending.description)"
    case .running(let next): next.map { "running, then \($0.description)" } ?? "running"
    }
  }
}

extension PendingUpdate {
  fileprivate var description: String {
    let parts = [
      asksForObjects ? "objects" : nil,
      reloaded.isEmpty ? nil : "\(reloaded.count) reloads",
      itemUpdates.isEmpty ? nil : "\(itemUpdates.count) batches",
      isAnimated ? nil : "not animated",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
