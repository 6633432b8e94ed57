/// A long list of elements, stored as a balanced tree over runs of them.
///
/// Elements that one run can describe cost one run, however many they are. With *m* runs, finding
/// and changing cost O(log m), a copy costs two references, and a query allocates nothing. Two
/// neighbouring runs are never such that one run could say both.
struct Rope<Run: RopeRun>: Sendable {
  private(set) var root: RopeNode<Run>
  #if InternalChecks
    /// The number of mutations since the rope was made, by which is decided when it is walked.
    var mutations = -1
  #endif

  /// Creates a rope of the elements of `runs`, in O(m).
  init(_ runs: [Run] = []) { self.init(merged: Rope.merged(runs)) }

  /// Creates a rope of the elements of `runs`, no two neighbours of which could be one; O(m).
  init(merged runs: [Run]) { self.init(root: .tree(of: runs)) }

  /// Creates a rope of a tree, no two neighbouring runs of which could be one.
  init(root: RopeNode<Run>) {
    self.root = root
    checkInvariants()
  }

  /// The sums over all elements.
  var summary: Run.Summary { root.summary }
  /// The number of elements.
  var count: Int { root.summary.count }
  /// The number of runs, in O(m).
  var runCount: Int { root.runCount(upTo: .max) }
  /// The only run, if there is exactly one.
  var onlyRun: Run? { root.height == 0 && root.runs.count == 1 ? root.runs[0] : nil }

  /// Whether there are at most `limit` runs; O(limit).
  func hasRuns(upTo limit: Int) -> Bool { root.runCount(upTo: limit) <= limit }

  /// The run that holds the element `index`, and the sums over everything in front of that run.
  ///
  /// Nil if there is no such element.
  func run(at index: Int) -> (before: Run.Summary, run: Run)? {
    guard index >= 0 else { return nil }
    return firstRun { $0.count > index }
  }

  /// The run that holds the element `index`, and where in it that is; nil if there is no such element.
  ///
  /// Adds up nothing but how many elements are in front of it.
  func run(holding index: Int) -> (run: Run, index: Int)? {
    (0..<count).contains(index) ? root.run(holding: index) : nil
  }

  /// Calls `body` with the run that holds the element `index`, which is not copied, and with where in it that is; nil if there
  /// is no such element.
  func read<Result>(holding index: Int, _ body: (_ run: Run, _ index: Int) -> Result) -> Result? {
    (0..<count).contains(index) ? root.read(holding: index, body) : nil
  }

  /// The first run at whose end `reaches` holds, and the sums over everything in front of it.
  ///
  /// `reaches` is asked with sums from the start and must hold from some point on.
  func firstRun(
    where reaches: (Run.Summary) -> Bool
  ) -> (before: Run.Summary, run: Run)? {
    root.firstRun(after: .zero, where: reaches)
  }

  /// Calls `body` with each run from the first on at whose end `reaches` holds, until it is false.
  ///
  /// Whole stretches whose own sums are `idle` are passed over. O(log m + runs visited).
  func visit(
    where reaches: (Run.Summary) -> Bool = { _ in true },
    passingOver idle: (Run.Summary) -> Bool = { _ in false },
    _ body: (_ before: Run.Summary, _ run: Run) -> Bool
  ) {
    _ = root.visit(after: .zero, where: reaches, passingOver: idle, body)
  }

  /// Calls `body` with each run, in order.
  func forEachRun(_ body: (Run) -> Void) { root.forEachRun(body) }

  /// Changes the run that holds the element `index` where it stands.
  ///
  /// The count of the run must stay the same, and runs must not become mergeable.
  mutating func modifyRun<Result>(at index: Int, _ body: (inout Run) -> Result) -> Result {
    defer { checkInvariants() }
    return root.modifyRun(at: index, body)
  }

  /// Puts a run in place of the one that holds the element `index`.
  ///
  /// It must be as long, and must not be such that it could be joined with a neighbour.
  mutating func setRun(_ run: Run, at index: Int) {
    defer { checkInvariants() }
    root.setRun(run, at: index)
  }

  /// Replaces the elements in `range` by those of `replacement`.
  ///
  /// O(log m + k) for k new runs.
  mutating func replace(_ range: Range<Int>, with replacement: [Run]) {
    defer { checkInvariants() }
    if replacement.count == 1, replaceRun(range, with: replacement[0]) { return }
    let (rim, runs) = rim(of: range, around: replacement)
    if !rim.isEmpty {
      switch root.replaceWithinLeaf(rim, with: runs, isRoot: true) {
      case .done: return
      case .overflowed(let next):
        root = RopeNode(children: [root, next])
        return
      case .refused: break
      }
    }
    let (rest, end) = root.split(at: rim.upperBound)
    let (start, _) = rest.split(at: rim.lowerBound)
    root = .join(.join(start, .tree(of: runs)), end)
  }

  /// Puts a run where one stands that holds exactly the elements of `range`, as many as it does; says whether that was so.
  ///
  /// Runs that could be joined with it, or are in another leaf, are left to others.
  private mutating func replaceRun(_ range: Range<Int>, with replacement: Run) -> Bool {
    guard range.count == replacement.summary.count, range.upperBound <= count else { return false }
    return root.replaceRun(
      at: range.lowerBound,
      with: replacement,
      isFirst: range.lowerBound == 0,
      isLast: range.upperBound == count
    )
  }

  /// All runs, in order.
  var allRuns: [Run] { root.height == 0 ? root.runs : runs(in: 0..<count) }

  /// The runs of the elements in `range`.
  func runs(in range: Range<Int>) -> [Run] {
    var found: [Run] = []
    guard !range.isEmpty else { return found }
    visit(where: { $0.count > range.lowerBound }) { before, run in
      let part = range.clamped(to: before.count..<(before.count + run.summary.count))
      guard !part.isEmpty else { return false }
      found.append(run.slice((part.lowerBound - before.count)..<(part.upperBound - before.count)))
      return true
    }
    return found
  }

  /// `range` grown to whole runs, and the runs to stand there.
  ///
  /// A neighbour is included if a part of it stays or if a new run can be joined with it.
  private func rim(
    of range: Range<Int>,
    around replacement: [Run]
  ) -> (Range<Int>, [Run]) {
    var start = range.lowerBound
    var end = range.upperBound
    var runs: [Run] = []
    let next = run(holding: end)
    if start > 0, let (run, index) = run(holding: start - 1) {
      let follower = replacement.first ?? next?.run
      let isTouched = run.summary.count > index + 1
      if isTouched || range.isEmpty || follower.flatMap({ run.joined(with: $0) }) != nil {
        runs.append(run.slice(0..<(index + 1)))
        start -= index + 1
      }
    }
    runs += replacement
    if let (run, index) = next {
      let isTouched = index > 0
      if isTouched || runs.last?.joined(with: run) != nil {
        runs.append(run.slice(index..<run.summary.count))
        end += run.summary.count - index
      }
    }
    return (start..<end, Rope.merged(runs))
  }

  private static func merged(_ runs: [Run]) -> [Run] {
    let pairs = runs.indices.dropFirst()
    guard pairs.contains(where: { runs[$0 - 1].joined(with: runs[$0]) != nil }) else { return runs }
    var merged: [Run] = []
    merged.reserveCapacity(runs.count)
    for run in runs {
      if let last = merged.last, let both = last.joined(with: run) {
        merged[merged.count - 1] = both
      } else {
        merged.append(run)
      }
    }
    return merged
  }
}
