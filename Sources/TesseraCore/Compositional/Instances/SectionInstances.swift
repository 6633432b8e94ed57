/// The groups of one section: how many there are, which items they hold and where they stand.
///
/// Instances of which nothing was measured are one run, whatever their number. What was measured
/// belongs to the items; which items an instance holds and how large it is follow from that, always as
/// solving one instance after the other from the start would give, in whatever order sizes came.
///
/// Coordinates start where the first instance does.
struct SectionInstances: Sendable {
  private var source: InstanceSource
  private(set) var instances: Rope<InstanceRun>
  /// The extent across of the thickest instance if nothing was measured.
  private(set) var estimatedCrossExtent = 0.0

  /// Solves items of which something may be known, in O(m) for m that are.
  init(_ template: CompositionalTemplate, items: Rope<MeasuredRun>) {
    source = InstanceSource(template, items: items)
    instances = source.allInstances
    raiseFloor()
    estimateCrossExtent()
  }

  var template: CompositionalTemplate { source.template }

  var items: Rope<MeasuredRun> { _read { yield source.items } }

  /// The extent of all instances, with the spacing between them.
  var extent: Double {
    let sums = instances.summary
    return sums.count == 0 ? 0 : max(0, sums.extent - template.section.interGroupSpacing)
  }

  /// The extent of the thickest instance across.
  var crossExtent: Double { instances.summary.crossExtent }

  /// Everything that the instances cover.
  var reach: Reach { instances.summary.reach }

  /// Replaces items, and solves the instances again that this touches.
  mutating func replaceItems(_ range: Range<Int>, with runs: [MeasuredRun]) {
    let added = runs.reduce(0) { $0 + $1.count }
    source.items.replace(range, with: runs)
    if added != range.count || !solveAlone(range) { solveAgain(range, replacedBy: added) }
    raiseFloor()
    if added != range.count { estimateCrossExtent() }
  }

  /// Changes what was measured of an item, and solves the instances again that this touches.
  ///
  /// - Parameters:
  ///   - measurement: The measurement.
  ///   - item: The item.
  ///   - place: Where its instance is.
  /// - Returns: The items that are larger than their group in its instance.
  mutating func setMeasurement(
    _ measurement: Measurement,
    ofItem item: Int,
    in place: InstancePlace
  ) -> [CompositionalFinding] {
    let run = MeasuredRun(count: 1, measurement: measurement)
    source.items.replace(item..<(item + 1), with: [run])
    if instances.summary.lookahead > 0 || !solveAlone(place, upTo: item + 1) {
      solveAgain(item..<(item + 1), replacedBy: 1)
    }
    raiseFloor()
    return overflows(ofInstanceWith: item)
  }

  /// Makes everything that was measured an assumption, which moves nothing.
  mutating func outdateMeasurements() {
    source.items = Rope(items.runs(in: 0..<items.count).map { $0.outdated })
  }

  /// Takes the only instance anew that holds or looked at the items in `edited`, if it holds as many items then; says whether
  /// that was so.
  private mutating func solveAlone(_ edited: Range<Int>) -> Bool {
    guard instances.summary.lookahead == 0, let first = edited.first,
      let place = instances.place(ofItem: first)
    else { return false }
    return solveAlone(place, upTo: edited.upperBound)
  }

  /// Takes the instance at a place anew if it is the only one that holds or looked at the items from there up to `end`, and holds as
  /// many items then; says whether that was so.
  private mutating func solveAlone(_ place: InstancePlace, upTo end: Int) -> Bool {
    guard place.run.count == 1, end <= place.itemCount + place.run.layout.itemCount else {
      return false
    }
    let next = source.nextRun(at: place.itemCount)
    // A layout that others have too may be that of the neighbours.
    guard next.count == 1, next.layout.itemCount == place.run.layout.itemCount,
      next.layout.examinedCount <= next.layout.itemCount, !source.isShared(next.layout)
    else { return false }
    instances.setRun(next, at: place.instance)
    return true
  }

  /// Takes the instances that hold or looked at the items in `edited` anew, until one starts with an
  /// item that one started with before.
  private mutating func solveAgain(_ edited: Range<Int>, replacedBy added: Int) {
    let shift = added - edited.count
    // An instance in front may have looked at an item before it ended without it.
    let lookahead = instances.summary.lookahead + (shift == 0 ? 0 : 1 + template.endLookahead)
    let start = instances.instance(ofItem: max(0, edited.lowerBound - lookahead))
    let editEnd = edited.lowerBound + added
    let (runs, end) = source.runs(from: start.firstItem) { item in
      guard item >= editEnd else { return nil }
      // The first instance may be of another group than the same items elsewhere.
      if template.hasFirstGroup, shift != 0, item == 0 || item == shift { return nil }
      let next = instances.instance(ofItem: item - shift)
      return next.firstItem == item - shift ? next.instance : nil
    }
    let replaced = start.instance..<(end ?? instances.count)
    instances.replace(replaced, with: runs)
  }

  /// Makes all groups as large as the largest, along uniform axes (K7).
  private mutating func raiseFloor() {
    let axes = template.uniformAxes
    guard !axes.isEmpty else { return }
    let largest = instances.summary.naturalSize
    let floor = source.floor
    guard
      Axis.allCases.contains(where: { axis in
        axes.contains(axis) && largest.extent(along: axis) != floor.extent(along: axis)
      })
    else { return }
    source.raiseFloor(to: largest)
    instances = source.allInstances
  }
}

extension SectionInstances {
  /// Takes note of how thick the instances are by their estimates; the first is the largest of them.
  private mutating func estimateCrossExtent() {
    guard items.count > 0 else { return estimatedCrossExtent = 0 }
    // Groups that are made equally large may be thinner than by themselves.
    guard template.hasOneGroup, template.uniformAxes.isEmpty else {
      var estimated = self
      estimated.source = InstanceSource(template, items: MeasuredRun.unknown(count: items.count))
      estimated.instances = estimated.source.allInstances
      estimated.raiseFloor()
      let first = estimated.instances.run(at: 0)?.run.layout.crossExtent ?? 0
      return estimatedCrossExtent = template.hasOneGroup ? first : estimated.crossExtent
    }
    // A group that lacks its last items may hold more of the others than a full one, in which the last take room.
    let base = template.base(.repeated)
    guard items.count < max(base.itemCount, base.examinedCount) else {
      return estimatedCrossExtent = base.crossExtent
    }
    let unknown = MeasuredRun.unknown(count: items.count)
    estimatedCrossExtent =
      template.instance(.repeated, of: KnownItems(unknown), floor: .zero).crossExtent
  }

  /// Where an item stands, or nil if there is none such.
  @inline(__always)
  func placement(ofItem item: Int) -> (leaf: SolvedLeaf, rect: AxisRect)? {
    guard item >= 0, let place = instances.place(ofItem: item) else { return nil }
    let (leaf, start) = place.leaf(ofItem: item)
    let layout = place.run.layout
    return (layout.leaves[leaf], layout.rect(ofLeaf: leaf).offsetBy(main: start))
  }

  /// Returns the items that were measured larger than their group in the instance that contains an item.
  func overflows(ofInstanceWith item: Int) -> [CompositionalFinding] {
    guard instances.summary.hasOverflows, item >= 0 else { return [] }
    return instances.place(ofItem: item)?.run.layout.overflows ?? []
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
    guard item >= 0, let place = instances.place(ofItem: item) else { return nil }
    let (leaf, start) = place.leaf(ofItem: item)
    for attachment in place.run.layout.attachments
    where attachment.number == number && attachment.leaf == leaf {
      return (attachment, start)
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
    guard let place = place(ofItem: item) else { return (count, summary.itemCount) }
    let itemCount = place.run.layout.itemCount
    let instance = (item - place.itemCount) / itemCount
    return (place.instance + instance, place.itemCount + instance * itemCount)
  }
}
