/// Which items of a window are named to a prefetching data source, and which are cancelled.
package struct PrefetchPlan: Hashable, Sendable {
  /// Items to be named, the nearest first.
  package let requests: [OldPath]
  /// Items that were named and are not needed, in the order of their paths.
  package let cancellations: [OldPath]

  /// One item near what is visible.
  package struct Candidate: Hashable, Sendable {
    /// The item.
    package let path: OldPath
    /// Where it is, in content coordinates.
    package let frame: Rect

    /// Creates a candidate.
    package init(path: OldPath, frame: Rect) {
      self.path = path
      self.frame = frame
    }
  }

  /// Compares the items in the kept part of a window with those that were named.
  ///
  /// - Parameters:
  ///   - candidates: The items in the kept part; those that are shown are no candidates.
  ///   - window: The window.
  ///   - named: The items that were named and have not come into view.
  package init(_ candidates: [Candidate], in window: PrefetchWindow, named: Set<OldPath>) {
    let ahead = window.ahead
    requests = candidates.filter { $0.frame.overlaps(ahead) && !named.contains($0.path) }
      .map { (distance: window.distance(of: $0.frame), path: $0.path) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map { $0.path }
    cancellations = named.subtracting(candidates.map { $0.path }).sorted()
  }
}
