import BenchmarkSupport

/// A group of lines of the table that can be asked for by name.
struct Suite {
  /// What it is called on the command line.
  let name: String
  /// Asserts results, measures, and adds lines.
  let run: @MainActor (inout BenchmarkTable) throws -> Void

  /// Everything, in the order of the table.
  @MainActor static let all: [Suite] = [
    Suite(name: "flow", run: flowLayout),
    Suite(name: "compositional", run: compositionalLayout),
    Suite(name: "carousels", run: carousels),
    Suite(name: "conversations", run: conversations),
    Suite(name: "conversation-screens", run: conversationScreens),
    Suite(name: "listsystems", run: listSystems),
    Suite(name: "collection", run: collectionView),
    Suite(name: "updates", run: updates),
    Suite(name: "differences", run: differences),
    Suite(name: "snapshots", run: snapshots),
    Suite(name: "constraints", run: constraints),
    Suite(name: "autolayout", run: autoLayout),
    Suite(name: "window", run: windows),
  ]
}
