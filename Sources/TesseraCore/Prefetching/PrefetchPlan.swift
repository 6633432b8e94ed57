/// Which items of a window are named to a prefetching data source, and which are cancelled.
package struct PrefetchPlan: Hashable, Sendable {
  /// Items to be named, the nearest first.
  package let requests: [DataPath]
  /// Items that were named and are not needed, in the order of their paths.
  package let cancellations: [DataPath]

  /// One item near what is visible.
  package struct Candidate: Hashable, Sendable {
    /// The item.
    package let path: DataPath
    /// Where it is, in content coordinates.
    package let frame: Rect

    /// Creates a candidate.
    package init(path: DataPath, frame: Rect) {
      self.path = path
      self.frame = frame
    }
  }

  /// The items in the kept part of a window; those that are shown are none of them.
  package struct Part: Hashable, Sendable {
    /// The window.
    package let window: PrefetchWindow
    /// The items.
    package let candidates: [Candidate]

    /// Creates the items of a window.
    package init(_ window: PrefetchWindow, _ candidates: [Candidate]) {
      self.window = window
      self.candidates = candidates
    }
  }

  /// Compares the items in the kept part of a window with those that were named.
  ///
  /// - Parameters:
  ///   - candidates: The items in the kept part; those that are shown are no candidates.
  ///   - window: The window.
  ///   - named: The items that were named and have not come into view.
  package init(_ candidates: [Candidate], in window: PrefetchWindow, named: Set<DataPath>) {
    self.init([Part(window, candidates)], named: named)
  }

  /// Compares the items in the kept parts of several windows, each in its own coordinates, with those that were
  /// named.
  package init(_ parts: [Part], named: Set<DataPath>) {
    var distances: [DataPath: Double] = [:]
    var kept: Set<DataPath> = []
    for part in parts {
      let ahead = part.window.ahead
      for candidate in part.candidates {
        kept.insert(candidate.path)
        guard candidate.frame.overlaps(ahead), !named.contains(candidate.path) else { continue }
        let distance = part.window.distance(of: candidate.frame)
        distances[candidate.path] = min(distance, distances[candidate.path] ?? distance)
      }
    }
    requests = distances.map { (distance: $0.value, path: $0.key) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map { $0.path }
    cancellations = named.subtracting(kept).sorted()
  }
}
