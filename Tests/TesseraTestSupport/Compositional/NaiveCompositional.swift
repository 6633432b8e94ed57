package import TesseraCore

/// The slow twin of a compositional arrangement: one frame for each item, one after the other.
///
/// Takes declarations whose numbers need no repair.
package struct NaiveCompositional {
  package var configuration: CompositionalConfiguration
  package var sections: [Section] = []

  package struct Section {
    package var declaration: CompositionalSection
    /// What was measured of each item.
    package var measured: [Known?]

    package init(declaration: CompositionalSection, measured: [Known?]) {
      self.declaration = declaration
      self.measured = measured
    }
  }

  /// A measured size, and the axes along which it was measured.
  package struct Known {
    package var size: Size
    package var axes: [Axis]

    package init(size: Size, axes: [Axis]) {
      self.size = size
      self.axes = axes
    }

    /// The same, with what was known before along other axes.
    package func joined(with former: Known?) -> Known {
      guard let former else { return self }
      var joined = self
      for axis in former.axes where !axes.contains(axis) {
        joined.size = joined.size.with(former.size.extent(along: axis), along: axis)
        joined.axes.append(axis)
      }
      return joined
    }
  }

  /// The frames of everything, in content coordinates.
  package struct Picture {
    package var items: [[Rect]] = []
    package var boundaries: [[Rect]] = []
    package var badges: [[Badge: Rect]] = []
    /// What stands behind each section.
    package var backgrounds: [[Rect]] = []
    /// Where each section shows what it scrolls; nil for one that is not orthogonal.
    package var scrollers: [Rect?] = []
    /// How far each section can be scrolled; zero for one that is not orthogonal.
    package var reaches: [Double] = []
    /// Where each section comes to rest; nil for one that is not orthogonal or rests anywhere.
    package var stops: [[Double]?] = []
    package var contentSize = Size.zero
  }

  /// An anchored element: its number among those declared, and its host's first item.
  package struct Badge: Hashable {
    package let number: Int
    package let item: Int
  }

  package init(configuration: CompositionalConfiguration) { self.configuration = configuration }

  /// Everything, solved from the start.
  package func picture() -> Picture {
    var picture = Picture()
    let (solved, contentSize) = solve()
    let space = axisSpace(contentSize)
    picture.contentSize = contentSize
    for (start, section) in solved {
      let items = section.itemSpace(configuration) ?? space
      let shift = section.isOrthogonal ? 0 : start
      func placed(_ rect: Rect) -> Rect { items.rect(section.axisRect(rect).offsetBy(main: shift)) }
      picture.items.append(section.items.map(placed))
      picture.badges.append(section.badges.mapValues(placed))
      picture.stops.append(section.stops)
      picture.reaches.append(section.reach)
      picture.scrollers.append(section.scroller.map { space.rect($0.offsetBy(main: start)) })
      picture.backgrounds.append(
        section.backgrounds.map { space.rect($0.offsetBy(main: start)) }
      )
      picture.boundaries.append(
        section.strip.rects.map { space.rect($0.offsetBy(main: start)) }
      )
    }
    return picture
  }

  /// Where the boundary elements of each section stand while a rectangle shows, pinned or not.
  package func boundaries(visibleRect: Rect) -> [[Rect]] {
    let (solved, contentSize) = solve()
    let space = axisSpace(contentSize)
    let visible = space.axisRect(visibleRect)
    return solved.map { start, section in
      let range = (visible.main - start)...(visible.mainEnd - start)
      return section.strip.rects(visible: range).map { space.rect($0.offsetBy(main: start)) }
    }
  }

  /// The sections and where they start, and the size of the content.
  private func solve() -> (
    sections: [(start: Double, section: NaiveCompositionalSection)], contentSize: Size
  ) {
    var solved: [(start: Double, section: NaiveCompositionalSection)] = []
    var position = 0.0
    for (index, section) in sections.enumerated() {
      if index > 0 { position += configuration.interSectionSpacing }
      let found = NaiveCompositionalSection(section, configuration)
      solved.append((position, found))
      position += found.extent
    }
    let axis = configuration.axis
    let cross = configuration.container.extent(along: axis.crossing)
    return (solved, Size(main: position, cross: cross, axis: axis))
  }

  private func axisSpace(_ contentSize: Size) -> AxisSpace {
    AxisSpace(
      axis: configuration.axis,
      direction: configuration.direction,
      contentWidth: contentSize.width
    )
  }
}

/// One section, solved group by group.
struct NaiveCompositionalSection {
  let isOrthogonal: Bool
  private(set) var extent = 0.0
  /// In x and y from the section's start, or of the scroller's content.
  private(set) var items: [Rect] = []
  private(set) var badges: [NaiveCompositional.Badge: Rect] = [:]
  let strip: NaiveBoundaries
  private(set) var backgrounds: [AxisRect] = []
  /// What it scrolls in; nil for one that is not orthogonal.
  private(set) var scroller: AxisRect?
  /// Where it comes to rest; nil for one that is not orthogonal or rests anywhere.
  private(set) var stops: [Double]?
  /// How far it can be scrolled; zero for one that is not orthogonal.
  private(set) var reach = 0.0
  private let stack: Axis
  private var scrollerWidth = 0.0

  init(_ section: NaiveCompositional.Section, _ configuration: CompositionalConfiguration) {
    let declaration = section.declaration
    let axis = configuration.axis
    isOrthogonal = declaration.orthogonalScrolling != .none
    stack = isOrthogonal ? axis.crossing : axis
    let bounds = NaiveBounds(declaration, configuration)
    let inner = Rect(origin: .zero, size: configuration.container)
      .inset(by: declaration.contentInsets)
    let room = Size(
      main: inner.size.extent(along: axis),
      cross: bounds.groups.upperBound - bounds.groups.lowerBound,
      axis: axis
    )
    var groups = NaiveGroups(declaration: declaration, measured: section.measured, room: room)
    groups.solve(along: stack, fills: !isOrthogonal)
    let insets = declaration.contentInsets
    let thickness = isOrthogonal ? groups.thickness : groups.length
    let content = insets.start(of: axis) + thickness + insets.end(of: axis)
    let edges = NaiveBoundaries(declaration, axis, configuration.container, content)
    extent = edges.extent
    strip = edges
    let main = isOrthogonal ? 0 : edges.start + insets.start(of: axis)
    let leading = bounds.groups.lowerBound - bounds.shown.lowerBound
    let trailing = bounds.shown.upperBound - bounds.groups.upperBound
    let viewport = bounds.shown.upperBound - bounds.shown.lowerBound
    backgrounds = declaration.backgrounds.map {
      naiveFrame(of: $0, declaration, configuration, edges)
    }
    let origin = Size(main: main, cross: leading, axis: axis)
    items = groups.items.map { $0.offsetBy(x: origin.width, y: origin.height) }
    badges = groups.badges.mapValues { $0.offsetBy(x: origin.width, y: origin.height) }
    let across = leading + groups.length + trailing
    scrollerWidth = axis == .vertical ? across : groups.thickness
    if isOrthogonal {
      scroller = AxisRect(
        main: edges.start + insets.start(of: axis),
        cross: bounds.shown.lowerBound,
        mainExtent: groups.thickness,
        crossExtent: viewport
      )
      stops = groups.stops(viewport: viewport, content: across, leading: leading)
      reach = max(0, across - viewport)
    }
  }

  /// The coordinates of the scroller's content.
  func itemSpace(_ configuration: CompositionalConfiguration) -> AxisSpace? {
    guard isOrthogonal else { return nil }
    return AxisSpace(
      axis: stack,
      direction: configuration.direction,
      contentWidth: scrollerWidth
    )
  }

  func axisRect(_ rect: Rect) -> AxisRect {
    AxisSpace(axis: stack, direction: .leftToRight, contentWidth: 0).axisRect(rect)
  }
}

/// The groups of a section, one after the other.
private struct NaiveGroups {
  let declaration: CompositionalSection
  let measured: [NaiveCompositional.Known?]
  let room: Size
  var items: [Rect] = []
  var badges: [NaiveCompositional.Badge: Rect] = [:]
  var length = 0.0
  var thickness = 0.0
  private var places: [(start: Double, extent: Double, thickness: Double)] = []

  init(declaration: CompositionalSection, measured: [NaiveCompositional.Known?], room: Size) {
    self.declaration = declaration
    self.measured = measured
    self.room = room
  }

  mutating func solve(along stack: Axis, fills: Bool) {
    let largest = largestGroup()
    let across = stack.crossing
    var position = 0.0
    while items.count < measured.count {
      if !items.isEmpty { position += declaration.interGroupSpacing }
      let place = self.place(at: items.count)
      let edges = (groups[place] ?? declaration.group).edgeSpacing
      let solved = instance(place, firstItem: items.count, largest: largest)
      let extent = solved.size.extent(along: across)
      let free = fills ? room.extent(along: across) : 0
      let start = naiveOffset(edges, extent, free, across)
      let origin = Size(
        main: position + edges.start(of: stack).distance,
        cross: start,
        axis: stack
      )
      for (_, frame) in solved.items {
        items.append(frame.offsetBy(x: origin.width, y: origin.height))
      }
      for (badge, frame) in solved.badges {
        badges[badge] = frame.offsetBy(x: origin.width, y: origin.height)
      }
      let first = position
      position += edges.start(of: stack).distance + solved.size.extent(along: stack)
      position += edges.end(of: stack).distance
      let outer = start + extent + edges.end(of: across).distance
      places.append((first, position - first, outer))
      thickness = max(thickness, outer)
    }
    length = position
    guard !fills, measured.contains(where: { $0 != nil }) else { return }
    // A section is at least as thick as its first group was estimated to be.
    var estimated = NaiveGroups(
      declaration: declaration,
      measured: measured.map { _ in nil },
      room: room
    )
    estimated.solve(along: stack, fills: fills)
    let hasOwnEnds = declaration.firstGroup != nil || declaration.lastGroup != nil
    thickness = max(thickness, hasOwnEnds ? estimated.thickness : estimated.places[0].thickness)
  }

  /// The repeated group, the first one and the last one.
  private var groups: [CompositionalGroup?] {
    [declaration.group, declaration.firstGroup, declaration.lastGroup]
  }

  /// Which of the groups begins with an item.
  private func place(at item: Int) -> Int {
    if item == 0, declaration.firstGroup != nil { return 1 }
    return declaration.lastGroup != nil && measured.count - item < capacity ? 2 : 0
  }

  /// How many items the repeated group holds if there are enough.
  private var capacity: Int {
    let plenty = NaiveGroups(
      declaration: declaration,
      measured: Array(repeating: nil, count: 500),
      room: room
    )
    return plenty.instance(0, firstItem: 0, largest: .zero).items.count
  }

  /// Where a section comes to rest; nil if that is anywhere.
  func stops(viewport: Double, content: Double, leading: Double) -> [Double]? {
    let end = max(0, content - viewport)
    var stops: [Double]
    switch declaration.orthogonalScrolling {
    case .none, .continuous: return nil
    case .paging:
      stops = [0]
      while let last = stops.last, last < end { stops.append(min(last + viewport, end)) }
    case .continuousGroupLeadingBoundary, .groupPaging: stops = places.map { min($0.start, end) }
    case .groupPagingCentered:
      stops = places.map { leading + $0.start + $0.extent / 2 - viewport / 2 }
    }
    var distinct: [Double] = []
    for stop in stops where distinct.last.map({ $0 < stop }) ?? true { distinct.append(stop) }
    return distinct.isEmpty ? [0] : distinct
  }

  /// The largest extents of groups by themselves.
  private func largestGroup() -> Size {
    var largest = Size.zero
    var first = 0
    while first < measured.count {
      let solved = instance(place(at: first), firstItem: first, largest: .zero)
      largest = Size(
        width: max(largest.width, solved.size.width),
        height: max(largest.height, solved.size.height)
      )
      first += solved.items.count
    }
    return largest
  }

  private func instance(
    _ place: Int,
    firstItem: Int,
    largest: Size
  ) -> NaiveSolved {
    var solver = NaiveSolver(measured: measured, next: firstItem)
    solver.number(place, of: groups)
    let outer = CompositionalSubitem.group(groups[place] ?? declaration.group)
    var solved = solver.solve(outer, [], room, NaivePass())
    var equal: [Axis: Double] = [:]
    for axis in Axis.allCases where outer.size.dimension(axis).isUniform {
      let extent = largest.extent(along: axis)
      if extent > solved.size.extent(along: axis) { equal[axis] = extent }
    }
    if !equal.isEmpty {
      // The group holds the items that it holds by itself.
      let end = min(measured.count, firstItem + solved.items.count)
      solver = NaiveSolver(measured: Array(measured[..<end]), next: firstItem)
      solver.number(place, of: groups)
      let stretched = solver.solve(outer, [], room, NaivePass(equal: equal)).before(end)
      let size = stretched.size
      solved = solved.before(end)
      if stretched.items.count == solved.items.count { solved = stretched }
      solved.size = size
    }
    return solved.before(measured.count)
  }
}

/// A subitem, in coordinates from its corner.
struct NaiveSolved {
  var size: Size
  var items: [(item: Int, frame: Rect)] = []
  var badges: [NaiveCompositional.Badge: Rect] = [:]

  /// The same without what belongs to items from `end` on.
  func before(_ end: Int) -> NaiveSolved {
    var solved = self
    solved.items.removeAll { $0.item >= end }
    solved.badges = badges.filter { $0.key.item < end }
    return solved
  }
}

/// How a subitem is solved.
struct NaivePass {
  var slot: (axis: Axis, extent: Double)?
  var equal: [Axis: Double] = [:]
  var isLast = true
  /// The distances to siblings.
  var gaps = Size.zero
}

/// Solves one instance of a group by plain recursion.
struct NaiveSolver {
  let measured: [NaiveCompositional.Known?]
  var next: Int
  private var numbers: [[Int]: Int] = [:]

  init(measured: [NaiveCompositional.Known?], next: Int) {
    self.measured = measured
    self.next = next
  }

  /// Numbers the badges of one of a section's groups, behind those of the groups in front of it.
  mutating func number(_ place: Int, of groups: [CompositionalGroup?]) {
    var count = 0
    for group in groups[...place].compactMap(\.self) {
      numbers = [:]
      count = number(group, from: count)
    }
  }

  /// Numbers badges breadth first, and returns the number behind them.
  private mutating func number(_ group: CompositionalGroup, from start: Int) -> Int {
    var level: [(CompositionalSubitem, [Int])] = [(.group(group), [])]
    var count = start
    while !level.isEmpty {
      var below: [(CompositionalSubitem, [Int])] = []
      for (subitem, path) in level {
        numbers[path] = count
        count += subitem.badges.count
        for (position, child) in subitem.declaredChildren.enumerated() {
          below.append((child, path + [position]))
        }
      }
      level = below
    }
    return count
  }

  mutating func solve(
    _ subitem: CompositionalSubitem,
    _ path: [Int],
    _ container: Size,
    _ pass: NaivePass
  ) -> NaiveSolved {
    var size = Size(
      width: subitem.size.width.naiveExtent(
        in: container,
        along: .horizontal,
        gap: pass.gaps.width
      ),
      height: subitem.size.height.naiveExtent(
        in: container,
        along: .vertical,
        gap: pass.gaps.height
      )
    )
    var soft = Axis.allCases.filter { subitem.size.dimension($0).isSoft }
    if let slot = pass.slot {
      size = size.with(slot.extent, along: slot.axis)
      soft.removeAll { $0 == slot.axis }
    }
    let firstItem = next
    var solved: NaiveSolved
    switch subitem {
    case .item(let item): solved = self.item(item, size, soft, pass)
    case .group(let group):
      if case .custom(let frames) = group.content {
        solved = custom(group, frames, size, soft, pass)
      } else {
        solved = list(group, path, size, soft, pass)
      }
    }
    var host = Rect(origin: .zero, size: solved.size)
    if case .item = subitem { host = solved.items[0].frame }
    for (position, badge) in subitem.badges.enumerated() {
      let number = (numbers[path] ?? 0) + position
      solved.badges[NaiveCompositional.Badge(number: number, item: firstItem)] =
        badge.naiveFrame(on: host)
    }
    return solved
  }

  private mutating func item(
    _ item: CompositionalItem,
    _ declared: Size,
    _ soft: [Axis],
    _ pass: NaivePass
  ) -> NaiveSolved {
    defer { next += 1 }
    var size = declared
    if next < measured.count, let known = measured[next] {
      for axis in soft where known.axes.contains(axis) {
        size = size.with(known.size.extent(along: axis), along: axis)
      }
    }
    for (axis, extent) in pass.equal { size = size.with(extent, along: axis) }
    let frame = Rect(origin: .zero, size: size).inset(by: item.contentInsets.without(soft))
    return NaiveSolved(size: size, items: [(next, frame)])
  }

  private mutating func custom(
    _ group: CompositionalGroup,
    _ frames: CompositionalFrames,
    _ declared: Size,
    _ soft: [Axis],
    _ pass: NaivePass
  ) -> NaiveSolved {
    let inner = Rect(origin: .zero, size: declared).inset(by: group.contentInsets.without(soft))
    var solved = NaiveSolved(size: declared)
    var reach = Size.zero
    for found in frames.frames(in: inner.size) {
      reach.width = max(reach.width, found.frame.maxX)
      reach.height = max(reach.height, found.frame.maxY)
      solved.items.append((next, found.frame.offsetBy(x: inner.x, y: inner.y)))
      next += 1
    }
    for axis in soft {
      solved.size = solved.size.with(
        pass.equal[axis] ?? reach.extent(along: axis),
        along: axis
      )
    }
    return solved
  }
}
