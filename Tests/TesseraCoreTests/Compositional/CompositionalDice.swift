import TesseraCore
import TesseraTestSupport

/// Random declarations whose numbers need no repair.
struct CompositionalDice {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  mutating func length(_ range: ClosedRange<Int>) -> Double { Double(number(range)) }

  mutating func configuration() -> CompositionalConfiguration {
    CompositionalConfiguration(
      axis: pick(Axis.allCases),
      container: Size(width: length(200...420), height: length(200...420)),
      direction: pick(LayoutDirection.allCases),
      interSectionSpacing: chance(50) ? 0 : length(1...20)
    )
  }

  mutating func section() -> CompositionalSection {
    CompositionalSection(
      group: group(depth: number(1...4)),
      firstGroup: chance(10) ? group(depth: number(1...2)) : nil,
      lastGroup: chance(15) ? group(depth: number(1...2)) : nil,
      contentInsets: chance(40) ? insets() : .zero,
      interGroupSpacing: chance(50) ? 0 : length(1...15),
      startPadding: chance(80) ? 0 : length(1...20),
      boundaries: (0..<number(0...2)).map { _ in boundary() },
      backgrounds: chance(30) ? (0..<number(1...2)).map { _ in background() } : [],
      orthogonalScrolling: chance(30) ? pick(CompositionalOrthogonalScrolling.allCases) : .none,
      orthogonalBounds: chance(50) ? pick(CompositionalOrthogonalBounds.allCases) : .container
    )
  }

  mutating func insets() -> Insets {
    Insets(
      top: length(0...8),
      leading: length(0...8),
      bottom: length(0...8),
      trailing: length(0...8)
    )
  }

  mutating func group(depth: Int) -> CompositionalGroup {
    CompositionalGroup(
      size: CompositionalSize(width: groupDimension(), height: groupDimension()),
      content: content(depth: depth),
      spacing: spacing(),
      contentInsets: chance(20) ? insets() : .zero,
      edgeSpacing: chance(20) ? edges() : .none,
      supplementaries: chance(10) ? [badge()] : []
    )
  }

  private mutating func content(depth: Int) -> CompositionalGroup.Content {
    let axis = pick(Axis.allCases)
    switch number(0...9) {
    case 0: return .custom(frames())
    case 1, 2: return .repeating(axis, subitem(depth: depth - 1), count: number(1...3))
    case 3, 4: return .slots(axis, subitem(depth: depth - 1), count: number(1...3))
    default: return .list(axis, (0..<number(1...3)).map { _ in subitem(depth: depth - 1) })
    }
  }

  private mutating func subitem(depth: Int) -> CompositionalSubitem {
    if depth > 0, chance(40) { return .group(group(depth: depth)) }
    return .item(
      CompositionalItem(
        size: CompositionalSize(width: itemDimension(), height: itemDimension()),
        contentInsets: chance(20) ? insets() : .zero,
        edgeSpacing: chance(20) ? edges() : .none,
        supplementaries: chance(15) ? [badge()] : []
      )
    )
  }

  private mutating func groupDimension() -> CompositionalDimension {
    switch number(0...9) {
    case 0...2: .fractionalWidth(pick([1, 1, 0.5, 0.7]))
    case 3: .fractionalHeight(pick([1, 0.5, 0.7]))
    case 4, 5: .absolute(length(80...200))
    case 6: .uniformAcrossSiblings(estimate: length(40...90))
    default: .estimated(length(40...90))
    }
  }

  private mutating func itemDimension() -> CompositionalDimension {
    switch number(0...9) {
    case 0: .fractionalWidth(pick([1, 0.5, 0.3, 0.25]))
    case 1: .gapAwareFraction(pick([1, 0.5, 1.0 / 3, 0.25]))
    case 2, 3: .fractionalHeight(pick([1, 0.5, 0.3, 0.25]))
    case 4, 5: .absolute(length(50...120))
    case 6: .uniformAcrossSiblings(estimate: length(50...80))
    default: .estimated(length(50...80))
    }
  }

  private mutating func spacing() -> CompositionalSpacing {
    switch number(0...3) {
    case 0, 1: .fixed(0)
    case 2: .fixed(length(1...12))
    default: .flexible(length(0...12))
    }
  }

  private mutating func edges() -> CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: spacing(),
      top: spacing(),
      trailing: spacing(),
      bottom: spacing()
    )
  }

  private mutating func frames() -> CompositionalFrames {
    let count = number(1...4)
    return CompositionalFrames(identity: number(1...Int.max)) { container in
      (0..<count).map { index in
        let part = container.width / Double(count)
        return CompositionalFrame(
          Rect(
            x: Double(index) * part,
            y: Double(index % 2) * container.height / 3,
            width: part,
            height: container.height / 2
          ),
          zIndex: index
        )
      }
    }
  }

  private mutating func badge() -> CompositionalSupplementary {
    func edges(_ dice: inout CompositionalDice) -> CompositionalEdges {
      dice.pick([[], .top, .leading, [.top, .trailing], [.bottom, .leading], .bottom])
    }
    let offset = Point(x: length(-20...20), y: length(-20...20))
    return CompositionalSupplementary(
      size: CompositionalSize(width: .absolute(length(5...30)), height: .fractionalWidth(0.2)),
      containerAnchor: CompositionalAnchor(
        edges: edges(&self),
        offset: chance(50)
          ? .absolute(offset) : .fractional(Point(x: offset.x / 10, y: offset.y / 10))
      ),
      itemAnchor: chance(50) ? nil : CompositionalAnchor(edges: edges(&self))
    )
  }

  private mutating func boundary() -> CompositionalBoundary {
    CompositionalBoundary(
      size: CompositionalSize(width: itemDimension(), height: itemDimension()),
      edges: pick([
        .top, [.top, .leading], .leading, [.bottom, .leading], .bottom, [.bottom, .trailing],
        .trailing, [.top, .trailing],
      ]),
      offset: chance(70) ? .zero : Point(x: length(-9...9), y: length(-9...9)),
      extendsBoundary: chance(70),
      isPinned: chance(40)
    )
  }

  private mutating func background() -> CompositionalBackground {
    CompositionalBackground(
      span: pick(CompositionalBackground.Span.allCases),
      contentInsets: Insets(
        top: length(-8...4),
        leading: length(-8...30),
        bottom: length(-8...4),
        trailing: length(-8...30)
      )
    )
  }

  /// A size that an item may turn out to have.
  mutating func measuredSize() -> Size {
    Size(width: length(10...150), height: length(10...150))
  }

  /// A rectangle in some content, or across its borders.
  ///
  /// Its edges are off the grid of all declared lengths, so that nothing touches them but for a rounding error.
  mutating func query(in size: Size) -> Rect {
    let width = max(1, Int(size.width))
    let height = max(1, Int(size.height))
    return Rect(
      x: length(-20...width) + 0.377,
      y: length(-20...height) + 0.377,
      width: length(1...200),
      height: length(1...200)
    )
  }
}
