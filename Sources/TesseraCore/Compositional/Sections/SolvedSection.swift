/// One solved section.
///
/// Coordinates start at the start of the section along the scroll axis, and at the leading edge of the
/// container across it. Items of an orthogonal section have coordinates of its scroller's content.
struct SolvedSection: Sendable {
  /// The groups, which sections that are solved alike share.
  private(set) var shared: SharedInstances
  /// The measurements of the boundary elements; empty if none can be measured.
  private var boundaryMeasurements: [Measurement?]
  /// The round of declarations that the section was declared in.
  var declarationRound = 0
  /// The object that the caller has stored with the section.
  var companion: (any AnyObject & Sendable)?

  init(_ template: CompositionalTemplate, items: Rope<MeasuredRun>) {
    let boundaries = template.section.boundaries
    let isSoft = boundaries.contains { !$0.size.softAxes.isEmpty }
    shared = SharedInstances(SectionInstances(template, items: items))
    boundaryMeasurements = isSoft ? Array(repeating: nil, count: boundaries.count) : []
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedInstances(shared.value) }
  }

  var instances: SectionInstances { _read { yield shared.value } }

  var template: CompositionalTemplate { instances.template }
  var declaration: CompositionalSection { _read { yield instances.template.section } }
  var axis: Axis { template.configuration.axis }
  var itemCount: Int { instances.items.count }
  var isOrthogonal: Bool { declaration.orthogonalScrolling != .none }

  /// Everything in front of the first group and behind the last one, across the scroll axis too.
  var insets: Insets { declaration.contentInsets + declaration.guideInsets }

  /// The extent of the groups along the scroll axis.
  var groupsExtent: Double {
    isOrthogonal ? thickness : instances.extent
  }

  /// How thick an orthogonal section is: as its thickest group, and at least as was estimated (O3).
  ///
  /// So it does not become thinner under the finger that scrolls to groups that are.
  var thickness: Double { max(instances.crossExtent, instances.estimatedCrossExtent) }

  /// The elements at the edges.
  var strip: BoundaryStrip {
    BoundaryStrip(
      boundaries: declaration.boundaries,
      measurements: boundaryMeasurements,
      axis: axis,
      container: template.configuration.container,
      insets: declaration.boundaryInsets ?? insets,
      startPadding: declaration.startPadding,
      contentExtent: max(0, insets.start(of: axis) + groupsExtent + insets.end(of: axis))
    )
  }

  /// The extent of everything along the scroll axis.
  var extent: Double { strip.extent }

  /// Where the first group starts along the scroll axis.
  var groupsStart: Double { strip.startExtent + insets.start(of: axis) }

  /// Where groups start across the scroll axis: in the container, or in the scroller's content.
  var groupsLeading: Double {
    declaration.groupInsets(along: axis).start(of: axis.crossing)
      - declaration.boundInsets(along: axis).start(of: axis.crossing)
  }

  /// The extent that is free behind the last group, across the scroll axis, in the scroller's content.
  var groupsTrailing: Double {
    declaration.groupInsets(along: axis).end(of: axis.crossing)
      - declaration.boundInsets(along: axis).end(of: axis.crossing)
  }

  /// Returns the section with its measurements, for another template.
  func carried(into template: CompositionalTemplate) -> SolvedSection {
    var section = SolvedSection(template, items: instances.items)
    let boundaries = declaration.boundaries
    let isSame = boundaries.count == template.section.boundaries.count
    if isSame, !section.boundaryMeasurements.isEmpty, !boundaryMeasurements.isEmpty {
      section.boundaryMeasurements = boundaryMeasurements
    }
    section.companion = companion
    return section
  }

  /// Returns whether the section was made from a template.
  func isMade(of template: CompositionalTemplate) -> Bool { self.template === template }

  /// Takes items away from the end, or adds unknown ones there.
  mutating func setItemCount(_ count: Int) {
    guard count != itemCount else { return }
    let added = count - itemCount
    replaceItems(
      min(count, itemCount)..<itemCount,
      with: added > 0 ? [MeasuredRun(count: added, measurement: nil)] : []
    )
  }

  /// Replaces items.
  mutating func replaceItems(_ range: Range<Int>, with runs: [MeasuredRun]) {
    makeUnique()
    shared.value.replaceItems(range, with: runs)
  }

  /// Changes what was measured of an item; returns the items that are larger than their group in its instance.
  mutating func setMeasurement(
    _ measurement: Measurement,
    ofItem item: Int,
    in place: InstancePlace
  ) -> [CompositionalFinding] {
    makeUnique()
    return shared.value.setMeasurement(measurement, ofItem: item, in: place)
  }

  /// Changes what was measured of a boundary element.
  mutating func setMeasurement(_ measurement: Measurement?, ofBoundary number: Int) {
    guard number < boundaryMeasurements.count else { return }
    boundaryMeasurements[number] = measurement
  }

  /// Returns the measurement of a boundary element.
  func measurement(ofBoundary number: Int) -> Measurement? {
    number < boundaryMeasurements.count ? boundaryMeasurements[number] : nil
  }

  /// Makes everything that was measured an assumption.
  mutating func outdateMeasurements() {
    boundaryMeasurements = boundaryMeasurements.map { $0?.outdated }
    makeUnique()
    shared.value.outdateMeasurements()
  }
}

extension MeasuredRun {
  /// The same items with what was measured as an assumption.
  var outdated: MeasuredRun {
    var run = self
    run.measurement = measurement?.outdated
    return run
  }
}
