/// The groups of one section: how many there are, which items they hold and where they stand.
///
/// Instances of which nothing was measured are one run, whatever their number. What was measured
/// belongs to the items; which items an instance holds and how large it is follow from that, always as
/// solving one instance after the other from the start would give, in whatever order sizes came.
///
/// Coordinates start where the first instance does. An object, so that a question copies nothing; it changes only while it has one
/// owner, which copies it otherwise.
final class SectionInstances: @unchecked Sendable {
  let template: CompositionalTemplate
  private(set) var items: Rope<MeasuredRun>
  private(set) var instances: Rope<InstanceRun>
  /// The size of the largest group by itself, which counts along uniform axes.
  private var floor: Size
  /// Instances of which nothing was measured.
  private var unmeasured: Unmeasured
  /// The extent across of the thickest instance if nothing was measured.
  private(set) var estimatedCrossExtent = 0.0

  /// An instance of each group, of which nothing was measured.
  private struct Unmeasured: Sendable {
    let repeated: InstanceLayout
    let first: InstanceLayout
    let last: InstanceLayout

    init(_ layout: (GroupRole) -> InstanceLayout, hasOneGroup: Bool) {
      repeated = layout(.repeated)
      first = hasOneGroup ? repeated : layout(.first)
      last = hasOneGroup ? repeated : layout(.last)
    }

    subscript(role: GroupRole) -> InstanceLayout {
      switch role {
      case .repeated: repeated
      case .first: first
      case .last: last
      }
    }
  }

  /// Solves items of which something may be known, in O(m) for m that are.
  init(_ template: CompositionalTemplate, items: Rope<MeasuredRun>) {
    self.template = template
    self.items = items
    floor = .zero
    unmeasured = Unmeasured({ template.base($0) }, hasOneGroup: template.hasOneGroup)
    instances = Rope()
    instances = Rope(merged: runs(from: 0) { _ in nil }.runs)
    raiseFloor()
    estimateCrossExtent()
  }

  /// Creates a copy.
  private init(_ other: SectionInstances) {
    template = other.template
    items = other.items
    instances = other.instances
    floor = other.floor
    unmeasured = other.unmeasured
    estimatedCrossExtent = other.estimatedCrossExtent
  }

  func copy() -> SectionInstances { SectionInstances(self) }

  /// The extent of all instances, with the spacing between them.
  var extent: Double {
    let sums = instances.summary
    return sums.count == 0 ? 0 : sums.extent - template.section.interGroupSpacing
  }

  /// The extent of the thickest instance across.
  var crossExtent: Double { instances.summary.crossExtent }

  /// Everything that the instances cover.
  var reach: Reach { instances.summary.reach }

  /// Replaces items, and solves the instances again that this touches.
  func replaceItems(_ range: Range<Int>, with runs: [MeasuredRun]) {
    let added = runs.reduce(0) { $0 + $1.count }
    items.replace(range, with: runs)
    if added != range.count || !solveAlone(range) { solveAgain(range, replacedBy: added) }
    raiseFloor()
    if added != range.count { estimateCrossExtent() }
  }

  /// Makes everything that was measured an assumption, which moves nothing.
  func outdateMeasurements() {
    items = Rope(items.runs(in: 0..<items.count).map { $0.outdated })
  }

  /// Takes the only instance anew that holds or looked at the items in `edited`, if it holds as many items then; says whether
  /// that was so.
  private func solveAlone(_ edited: Range<Int>) -> Bool {
    guard instances.summary.lookahead == 0, let first = edited.first,
      let (before, run) = instances.firstRun(where: { $0.itemCount > first }),
      run.count == 1, edited.upperBound <= before.itemCount + run.layout.itemCount
    else { return false }
    let next = nextRun(at: before.itemCount)
    guard next.count == 1, next.layout.itemCount == run.layout.itemCount,
      next.layout.examinedCount <= next.layout.itemCount
    else { return false }
    instances.replace(before.count..<(before.count + 1), with: [next])
    return true
  }

  /// Takes the instances that hold or looked at the items in `edited` anew, until one starts with an
  /// item that one started with before.
  private func solveAgain(_ edited: Range<Int>, replacedBy added: Int) {
    let shift = added - edited.count
    // An instance in front may have looked at an item before it ended without it.
    let lookahead = instances.summary.lookahead + (shift == 0 ? 0 : 1 + template.endLookahead)
    let start = instances.instance(ofItem: max(0, edited.lowerBound - lookahead))
    let editEnd = edited.lowerBound + added
    let (runs, end) = runs(from: start.firstItem) { item in
      guard item >= editEnd else { return nil }
      // The first instance may be of another group than the same items elsewhere.
      if template.hasFirstGroup, shift != 0, item == 0 || item == shift { return nil }
      let next = instances.instance(ofItem: item - shift)
      return next.firstItem == item - shift ? next.instance : nil
    }
    let replaced = start.instance..<(end ?? instances.count)
    instances.replace(replaced, with: runs)
  }

  /// Solves instances from the one that starts at `item` on, until `end` names one to stop at; equal neighbours are one run.
  private func runs(
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

  private func nextRun(at item: Int) -> InstanceRun {
    let role = template.role(ofInstanceAt: item, itemCount: items.count)
    let unmeasured = unmeasured[role]
    let needed = max(unmeasured.itemCount, unmeasured.examinedCount)
    if let (run, index) = items.run(holding: item), run.measurement == nil {
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
    let layout = template.instance(role, firstItem: item, of: items, floor: floor)
    return InstanceRun(count: 1, layout: layout, pitch: template.pitch(of: layout))
  }

  /// Makes all groups as large as the largest, along uniform axes (K7).
  private func raiseFloor() {
    let axes = template.uniformAxes
    guard !axes.isEmpty else { return }
    let largest = instances.summary.naturalSize
    guard
      Axis.allCases.contains(where: { axis in
        axes.contains(axis) && largest.extent(along: axis) != floor.extent(along: axis)
      })
    else { return }
    floor = largest
    // More than any group holds, so that none of them is the last.
    let unknown = MeasuredRun(count: Int.max / 4, measurement: nil)
    unmeasured = Unmeasured(
      { template.instance($0, firstItem: 0, of: Rope([unknown]), floor: floor) },
      hasOneGroup: template.hasOneGroup
    )
    instances = Rope(merged: runs(from: 0) { _ in nil }.runs)
  }
}

extension SectionInstances {
  /// Takes note of how thick the instances are by their estimates; the first is the largest of them.
  private func estimateCrossExtent() {
    guard items.count > 0 else { return estimatedCrossExtent = 0 }
    var unknown: Rope<MeasuredRun> { Rope([MeasuredRun(count: items.count, measurement: nil)]) }
    // Groups that are made equally large may be thinner than by themselves.
    guard template.hasOneGroup, template.uniformAxes.isEmpty else {
      let estimated = copy()
      estimated.items = unknown
      estimated.floor = .zero
      estimated.unmeasured = Unmeasured(
        { template.base($0) },
        hasOneGroup: template.hasOneGroup
      )
      estimated.instances = Rope(merged: estimated.runs(from: 0) { _ in nil }.runs)
      estimated.raiseFloor()
      let first = estimated.instances.run(at: 0)?.run.layout.crossExtent ?? 0
      return estimatedCrossExtent = template.hasOneGroup ? first : estimated.crossExtent
    }
    // A group that lacks its last items may hold more of the others than a full one, in which the last take room.
    let base = template.base(.repeated)
    guard items.count < max(base.itemCount, base.examinedCount) else {
      return estimatedCrossExtent = base.crossExtent
    }
    estimatedCrossExtent =
      template.instance(.repeated, firstItem: 0, of: unknown, floor: .zero).crossExtent
  }

  /// Where an item stands, or nil if there is none such.
  func placement(ofItem item: Int) -> (leaf: InstanceLayout.Leaf, rect: AxisRect)? {
    guard item >= 0, let found = instances.firstRun(where: { $0.itemCount > item }) else {
      return nil
    }
    let (before, run) = found
    let instance = (item - before.itemCount) / run.layout.itemCount
    let leaf = run.layout.leaves[(item - before.itemCount) % run.layout.itemCount]
    return (leaf, leaf.rect.offsetBy(main: before.extent + Double(instance) * run.pitch))
  }

  /// Returns the items that were measured larger than their group in the instance that contains an item.
  func overflows(ofInstanceWith item: Int) -> [CompositionalFinding] {
    guard instances.summary.hasOverflows, item >= 0,
      let (_, run) = instances.firstRun(where: { $0.itemCount > item })
    else {
      return []
    }
    return run.layout.overflows
  }

  /// Where an element stands that is anchored to the host whose first item is `item`.
  func rect(ofAttachment number: Int, atItem item: Int) -> AxisRect? {
    attachment(number, atItem: item).map { $0.attachment.rect.offsetBy(main: $0.start) }
  }

  /// The element that is anchored to the host whose first item is `item`, and where its instance starts.
  func attachment(
    _ number: Int,
    atItem item: Int
  ) -> (attachment: InstanceLayout.Attachment, start: Double)? {
    guard item >= 0, let found = instances.firstRun(where: { $0.itemCount > item }) else {
      return nil
    }
    let (before, run) = found
    let instance = (item - before.itemCount) / run.layout.itemCount
    let leaf = (item - before.itemCount) % run.layout.itemCount
    for attachment in run.layout.attachments
    where attachment.number == number && attachment.leaf == leaf {
      return (attachment, before.extent + Double(instance) * run.pitch)
    }
    return nil
  }

  /// Calls `body` with each instance that may overlap `area`, in order.
  func visitInstances(
    near area: AxisRect,
    _ body: (_ firstItem: Int, _ start: Double, _ layout: InstanceLayout) -> Void
  ) {
    instances.visit { before, own in
      before.extent + own.reach.start < area.mainEnd && before.extent + own.reach.end > area.main
    } _: { before, run in
      let reach = run.layout.reach
      for instance in run.instances(
        between: area.main - before.extent - reach.end,
        and: area.mainEnd - before.extent - reach.start
      ) {
        let firstItem = before.itemCount + instance * run.layout.itemCount
        body(firstItem, before.extent + Double(instance) * run.pitch, run.layout)
      }
      return true
    }
  }
}

extension InstanceRun {
  /// The instances that start in a stretch, give or take one at each end.
  fileprivate func instances(between start: Double, and end: Double) -> Range<Int> {
    guard count > 1 else { return 0..<count }
    // Instances without extent have nothing to show.
    guard pitch > 0 else { return 0..<0 }
    let first = (start / pitch).rounded(.down)
    let last = (end / pitch).rounded(.up) + 1
    let lower = first > 0 ? (first < Double(count) ? Int(first) : count) : 0
    let upper = last > 0 ? (last < Double(count) ? Int(last) : count) : 0
    return lower..<max(lower, upper)
  }
}

extension Rope where Run == InstanceRun {
  /// The instance that holds an item, and its first item; past the end for an item past the end.
  fileprivate func instance(ofItem item: Int) -> (instance: Int, firstItem: Int) {
    guard let (before, run) = firstRun(where: { $0.itemCount > item }) else {
      return (count, summary.itemCount)
    }
    let instance = (item - before.itemCount) / run.layout.itemCount
    return (before.count + instance, before.itemCount + instance * run.layout.itemCount)
  }
}
