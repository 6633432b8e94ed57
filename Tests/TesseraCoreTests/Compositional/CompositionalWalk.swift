import TesseraCore
import TesseraTestSupport
import Testing

/// An arrangement and its slow twin, changed together step by step.
struct CompositionalWalk {
  var fast: CompositionalArrangement
  var naive: NaiveCompositional
  var dice: CompositionalDice
  private var script: [String]

  init(seed: UInt64) {
    dice = CompositionalDice(seed: seed)
    script = ["seed \(seed)"]
    naive = NaiveCompositional(configuration: dice.configuration())
    for _ in 0..<dice.number(1...3) {
      let count = dice.chance(15) ? 0 : dice.number(1...25)
      naive.sections.append(
        NaiveCompositional.Section(
          declaration: dice.section(),
          measured: Array(repeating: nil, count: count)
        )
      )
    }
    fast = CompositionalArrangement(
      naive.configuration,
      sections: naive.sections.map { ($0.declaration, itemCount: $0.measured.count) }
    )
  }

  /// Measures an item.
  mutating func measure() {
    guard let path = anyItem() else { return }
    let size = dice.measuredSize()
    script.append("measure \(path) \(size)")
    let axes = fast.measuredAxes(of: .item(path.item), inSection: path.section)
    fast.setMeasured(size, of: .item(path.item), inSection: path.section)
    guard axes.horizontal || axes.vertical else { return }
    let known = Axis.allCases.filter { $0 == .horizontal ? axes.horizontal : axes.vertical }
    let former = naive.sections[path.section].measured[path.item]
    naive.sections[path.section].measured[path.item] = NaiveCompositional.Known(
      size: size,
      axes: known
    ).joined(with: former)
  }

  /// Changes anything.
  mutating func step() {
    switch dice.number(0...9) {
    case 0...3: measure()
    case 4, 5: insertItems()
    case 6: removeItems()
    case 7: moveItem()
    case 8: changeSections()
    default: changeContainer()
    }
  }

  private mutating func anyItem() -> CompositionalItemPath? {
    let filled = naive.sections.indices.filter { !naive.sections[$0].measured.isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = dice.pick(filled)
    let count = naive.sections[section].measured.count
    return CompositionalItemPath(section: section, item: dice.number(0...(count - 1)))
  }

  private mutating func insertItems() {
    guard !naive.sections.isEmpty else { return }
    let section = dice.number(0...(naive.sections.count - 1))
    let index = dice.number(0...naive.sections[section].measured.count)
    let count = dice.number(1...4)
    script.append("insert \(count) at \(section)-\(index)")
    fast.insertItems(count, at: index, inSection: section)
    naive.sections[section].measured.insert(
      contentsOf: Array(repeating: nil, count: count),
      at: index
    )
  }

  private mutating func removeItems() {
    guard let path = anyItem() else { return }
    let count = naive.sections[path.section].measured.count
    let range = path.item..<dice.number((path.item + 1)...min(count, path.item + 4))
    script.append("remove \(range) of \(path.section)")
    fast.removeItems(range, inSection: path.section)
    naive.sections[path.section].measured.removeSubrange(range)
  }

  private mutating func moveItem() {
    guard let path = anyItem() else { return }
    let section = dice.number(0...(naive.sections.count - 1))
    moveItem(from: path, toSection: section)
  }

  private mutating func moveItem(from path: CompositionalItemPath, toSection section: Int) {
    let moved = naive.sections[path.section].measured.remove(at: path.item)
    let item = dice.number(0...naive.sections[section].measured.count)
    naive.sections[section].measured.insert(moved, at: item)
    script.append("move \(path) to \(section)-\(item)")
    fast.moveItem(from: path, to: CompositionalItemPath(section: section, item: item))
  }

  private mutating func changeSections() {
    if dice.chance(50), naive.sections.count > 1 {
      let last = naive.sections.count - 1
      let (from, to) = (dice.number(0...last), dice.number(0...last))
      script.append("move section \(from) to \(to)")
      fast.moveSection(from: from, to: to)
      naive.sections.insert(naive.sections.remove(at: from), at: to)
    } else if dice.chance(50), !naive.sections.isEmpty {
      let section = dice.number(0...(naive.sections.count - 1))
      script.append("remove section \(section)")
      fast.removeSections(section..<(section + 1))
      naive.sections.remove(at: section)
    } else {
      insertSection()
    }
  }

  /// Inserts a section, which items may enter and leave before it is solved.
  private mutating func insertSection() {
    let section = dice.number(0...naive.sections.count)
    let count = dice.number(0...9)
    script.append("insert section \(section) of \(count)")
    fast.insertSections(1, assumedExtent: 10, at: section)
    naive.sections.insert(
      NaiveCompositional.Section(
        declaration: dice.section(),
        measured: Array(repeating: nil, count: count)
      ),
      at: section
    )
    for _ in 0..<dice.number(0...3) {
      guard let path = anyItem() else { break }
      moveItem(from: path, toSection: section)
    }
    for _ in 0..<dice.number(0...3) {
      if dice.chance(50) { insertItems() } else { removeItems() }
    }
    script.append("solve section \(section)")
    fast.solveSection(
      section,
      naive.sections[section].declaration,
      itemCount: naive.sections[section].measured.count
    )
  }

  private mutating func changeContainer() {
    naive.configuration.container = Size(
      width: dice.length(200...420),
      height: dice.length(200...420)
    )
    script.append("container \(naive.configuration.container)")
    fast.setConfiguration(naive.configuration) { _ in nil }
  }
}

extension CompositionalWalk {
  /// Requires all frames to be those of the slow twin.
  func requireAgreement() throws {
    let picture = naive.picture()
    let found = fast.contentSize
    try #require(
      Rect(origin: .zero, size: found).isNearly(Rect(origin: .zero, size: picture.contentSize)),
      "content \(found) for \(picture.contentSize): \(script)"
    )
    for section in naive.sections.indices {
      let count = naive.sections[section].measured.count
      try #require(fast.itemCount(ofSection: section) == count, "\(script)")
      for item in 0..<count {
        try require(.item(item), section, picture.items[section][item])
      }
      for (number, rect) in picture.boundaries[section].enumerated() {
        try require(.boundary(number), section, rect)
      }
      for (number, rect) in picture.backgrounds[section].enumerated() {
        try require(.background(number), section, rect)
      }
      if let expected = picture.scrollers[section] {
        let found = try #require(fast.scroller(ofSection: section)?.frame, "\(script)")
        try #require(found.isNearly(expected), "scroller of \(section) is \(found): \(script)")
      }
      for (badge, rect) in picture.badges[section] {
        try require(.supplementary(number: badge.number, item: badge.item), section, rect)
      }
    }
  }

  /// Requires releases at random offsets to lead where a scan over all stops leads.
  mutating func requireRests() throws {
    let picture = naive.picture()
    for section in naive.sections.indices {
      let scroller = fast.scroller(ofSection: section)
      guard let scroller, let stops = picture.stops[section] else { continue }
      let behavior = naive.sections[section].declaration.orthogonalScrolling
      for _ in 0..<8 {
        // Off the grid of all declared lengths, so that nothing is in the very middle.
        let end = Int(scroller.contentSize.extent(along: scroller.axis))
        let (offset, projected) = (dice.length(-50...end) + 0.377, dice.length(-50...end) + 0.377)
        let velocity = dice.pick([-900, -100, 0, 100, 900.0])
        let found = scroller.stops.target(
          releasedAt: offset,
          projected: projected,
          velocity: velocity
        )
        let expected = stops.target(behavior, offset, projected, velocity)
        try #require(
          abs(found - expected) < 0.001,
          """
          section \(section) released at \(offset) towards \(projected) at \(velocity) rests at \(found), not \
          \(expected): \(script)
          """
        )
      }
    }
  }

  /// Requires boundary elements to stand where the rules of pinning say while anything shows.
  mutating func requirePinning() throws {
    for _ in 0..<4 {
      let visible = dice.query(in: fast.contentSize)
      for (section, expected) in naive.boundaries(visibleRect: visible).enumerated() {
        for (number, rect) in expected.enumerated() {
          let found = fast.frame(of: .boundary(number), inSection: section, visibleRect: visible)
          try #require(
            found?.isNearly(rect) == true,
            """
            boundary \(number) of section \(section) is at \(String(describing: found)), not \(rect), while \
            \(visible) shows: \(script)
            """
          )
        }
      }
    }
  }

  private func require(
    _ kind: CompositionalElementKind,
    _ section: Int,
    _ expected: Rect
  ) throws {
    let found = try #require(
      fast.frame(of: kind, inSection: section),
      "\(kind) of section \(section) is missing: \(script)"
    )
    try #require(
      found.isNearly(expected),
      "\(kind) of section \(section) is at \(found), not \(expected): \(script)"
    )
  }

  /// Requires the elements in a rectangle to be those that a scan over all frames finds.
  mutating func requireQueryToEqualScan() throws {
    let rect = dice.query(in: fast.contentSize)
    var found: [CompositionalElement] = []
    fast.elements(in: rect, into: &found)
    let picture = naive.picture()
    try #require(
      Set(found.map(Key.init)) == scan(rect, picture) { !$0 },
      "elements in \(rect): \(script)"
    )
    for section in naive.sections.indices {
      fast.elements(inScrollerOfSection: section, rect, into: &found)
      let expected = scan(rect, picture) { $0 }.filter { $0.section == section }
      try #require(Set(found.map(Key.init)) == expected, "scroller of \(section): \(script)")
    }
  }

  /// An element by its place.
  private struct Key: Hashable {
    let section: Int?
    let kind: CompositionalElementKind

    init(section: Int?, kind: CompositionalElementKind) {
      self.section = section
      self.kind = kind
    }

    init(_ element: CompositionalElement) {
      self.init(section: element.section, kind: element.kind)
    }
  }

  private func scan(
    _ rect: Rect,
    _ picture: NaiveCompositional.Picture,
    where isWanted: (_ isScrolled: Bool) -> Bool
  ) -> Set<Key> {
    var found: Set<Key> = []
    func add(_ kind: CompositionalElementKind, _ section: Int, _ isScrolled: Bool) {
      guard isWanted(isScrolled), let frame = fast.frame(of: kind, inSection: section),
        frame.width > 0, frame.height > 0, frame.overlaps(rect)
      else { return }
      found.insert(Key(section: section, kind: kind))
    }
    for (section, content) in naive.sections.enumerated() {
      let scrolls = content.declaration.orthogonalScrolling != .none
      for item in content.measured.indices { add(.item(item), section, scrolls) }
      for number in content.declaration.boundaries.indices {
        add(.boundary(number), section, false)
      }
      for number in content.declaration.backgrounds.indices {
        add(.background(number), section, false)
      }
      for badge in picture.badges[section].keys {
        add(.supplementary(number: badge.number, item: badge.item), section, scrolls)
      }
    }
    return found
  }
}

extension [Double] {
  /// Where a release leads among stops, by looking at each of them.
  fileprivate func target(
    _ behavior: CompositionalOrthogonalScrolling,
    _ offset: Double,
    _ projected: Double,
    _ velocity: Double
  ) -> Double {
    let goesByOne = behavior != .continuousGroupLeadingBoundary
    if goesByOne, velocity > 500 { return first { $0 > offset } ?? self[count - 1] }
    if goesByOne, velocity < -500 { return last { $0 < offset } ?? self[0] }
    let wanted = goesByOne ? offset : projected
    return self.min { abs($0 - wanted) < abs($1 - wanted) } ?? 0
  }
}
