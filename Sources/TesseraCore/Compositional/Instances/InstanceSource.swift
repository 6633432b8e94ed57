/// Makes the instances of a section, one after the other, of what is known of its items.
struct InstanceSource: Sendable {
  let template: CompositionalTemplate
  var items: Rope<MeasuredRun>
  /// The size of the largest group by itself, which counts along uniform axes.
  private(set) var floor = Size.zero
  /// Instances of which nothing was measured.
  private var unmeasured: Unmeasured

  /// An instance of each group, of which nothing was measured.
  private struct Unmeasured: Sendable {
    let repeated: InstanceLayout
    /// `nil` if all instances are of one group.
    let first: InstanceLayout?
    let last: InstanceLayout?

    init(_ layout: (GroupRole) -> InstanceLayout, hasOneGroup: Bool) {
      repeated = layout(.repeated)
      first = hasOneGroup ? nil : layout(.first)
      last = hasOneGroup ? nil : layout(.last)
    }

    subscript(role: GroupRole) -> InstanceLayout {
      switch role {
      case .repeated: repeated
      case .first: first ?? repeated
      case .last: last ?? repeated
      }
    }
  }

  init(_ template: CompositionalTemplate, items: Rope<MeasuredRun>) {
    self.template = template
    self.items = items
    unmeasured = Unmeasured({ template.base($0) }, hasOneGroup: template.hasOneGroup)
  }

  /// Makes all groups at least this large, along uniform axes (K7).
  mutating func raiseFloor(to floor: Size) {
    self.floor = floor
    // More than any group holds, so that none of them is the last.
    let unknown = MeasuredRun.unknown(count: Int.max / 4)
    unmeasured = Unmeasured(
      { template.instance($0, of: KnownItems(unknown), floor: floor) },
      hasOneGroup: template.hasOneGroup
    )
  }

  /// All instances of the section.
  var allInstances: Rope<InstanceRun> { Rope(merged: runs(from: 0) { _ in nil }.runs) }

  /// Solves instances from the one that starts at `item` on, until `end` names one to stop at; equal neighbours are one run.
  func runs(
    from item: Int,
    until end: (_ item: Int) -> Int?
  ) -> (runs: [InstanceRun], end: Int?) {
    var runs: [InstanceRun] = []
    // Most sections are of full groups, and one that is not.
    runs.reserveCapacity(2)
    var item = item
    while item < items.count {
      if let end = end(item) { return (runs, end) }
      let run = nextRun(at: item)
      item += run.count * run.layout.itemCount
      if let both = runs.last?.joined(with: run) {
        runs[runs.count - 1] = both
      } else {
        runs.append(run)
      }
    }
    return (runs, nil)
  }

  /// The instance that starts at `item`, with those behind it of which nothing is known either.
  func nextRun(at item: Int) -> InstanceRun {
    let role = template.role(ofInstanceAt: item, itemCount: items.count)
    let unmeasured = unmeasured[role]
    let needed = max(unmeasured.itemCount, unmeasured.examinedCount)
    let found = items.run(holding: item)
    if let (run, index) = found, run.measurement == nil {
      let available = run.count - index
      if available >= needed {
        let count = role == .first ? 1 : (available - needed) / unmeasured.itemCount + 1
        return InstanceRun(
          count: count,
          layout: unmeasured,
          pitch: template.pitch(of: unmeasured)
        )
      }
    }
    let known = KnownItems(items, from: item, found)
    let layout = template.instance(role, of: known, floor: floor)
    return InstanceRun(count: 1, layout: layout, pitch: template.pitch(of: layout))
  }

  /// Whether a layout is that of instances of which nothing was measured, which several may have.
  func isShared(_ layout: InstanceLayout) -> Bool {
    layout === unmeasured.repeated || layout === unmeasured.first || layout === unmeasured.last
      || template.isBase(layout)
  }
}
