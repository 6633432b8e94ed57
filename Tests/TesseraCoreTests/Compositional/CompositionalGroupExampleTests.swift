import TesseraCore
import TesseraTestSupport
import Testing

/// The numbers of the names are those of the worked examples of groups.
@Suite("A group of a compositional arrangement")
struct CompositionalGroupExampleTests {
  @Test("C01 fills rows as a plain list does")
  func plainList() {
    let found = arrange((CompositionalSection(group: plainRow()), 3))
    expect(found.itemFrames(), [[0, 0, 375, 44], [0, 44, 375, 44], [0, 88, 375, 44]])
    expectEqual(found.extent, 3 * 44)
  }

  /// 0.2 · 375 = 75.
  @Test("C02 takes a height from the width")
  func squares() {
    let square = item(.fractionalWidth(0.2), .fractionalHeight(1))
    let found = arrange(
      (CompositionalSection(group: row(.fractionalWidth(0.2), [square])), 7)
    )
    let firstRow = (0..<5).map { [75 * Double($0), 0, 75, 75] }
    expect(found.itemFrames(), firstRow + [[0, 75, 75, 75], [75, 75, 75, 75]])
    expectEqual(found.extent, 150)
  }

  @Test("C03 shrinks a frame by its insets and leaves its neighbours")
  func itemInsets() {
    let square = item(.fractionalWidth(0.2), .fractionalHeight(1), insets: Insets(all: 5))
    let found = arrange(
      (CompositionalSection(group: row(.fractionalWidth(0.2), [square])), 6)
    )
    let firstRow = (0..<5).map { [5 + 75 * Double($0), 5, 65, 65] }
    expect(found.itemFrames(), firstRow + [[5, 80, 65, 65]])
    expectEqual(found.extent, 150)
  }

  /// The row is 355 wide: (355 − 10) / 2 = 172.5.
  @Test("C04 shares a row equally among a count of slots")
  func slots() {
    let columns = group(
      .fractionalWidth(1),
      .absolute(44),
      .slots(.horizontal, full, count: 2),
      gap: .fixed(10)
    )
    let section = CompositionalSection(
      group: columns,
      contentInsets: insets(0, 10, 0, 10),
      interGroupSpacing: 10
    )
    let found = arrange((section, 4))
    expect(
      found.itemFrames(),
      [
        [10, 0, 172.5, 44], [192.5, 0, 172.5, 44], [10, 54, 172.5, 44], [192.5, 54, 172.5, 44],
      ]
    )
    expectEqual(found.extent, 98)
  }

  /// The group is 0.4 · 600 = 240 high, its columns 262.5 and 112.5 wide; a slot is 120 high.
  @Test("C05 numbers items of nested groups depth first")
  func nested() {
    let stack = group(
      .fractionalWidth(0.3),
      .fractionalHeight(1),
      .slots(
        .vertical,
        item(.fractionalWidth(1), .fractionalHeight(0.3), insets: Insets(all: 10)),
        count: 2
      )
    )
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1), insets: Insets(all: 10))
    let found = arrange(
      (CompositionalSection(group: row(.fractionalHeight(0.4), [leading, .group(stack)])), 4)
    )
    expect(
      found.itemFrames(),
      [
        [10, 10, 242.5, 220], [272.5, 10, 92.5, 100], [272.5, 130, 92.5, 100],
        [10, 250, 242.5, 220],
      ]
    )
    expectEqual(found.extent, 480)
  }

  /// 125 + 10 + 125 + 10 + 125 = 395 is more than 375.
  @Test("C07 loses a column when fractions leave no room for the gaps, and reports it")
  func thirdsWithGap() {
    var found = arrange(
      (
        CompositionalSection(
          group: row(
            .absolute(50),
            [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))],
            gap: .fixed(10)
          )
        ), 4
      )
    )
    expect(
      found.itemFrames(),
      [[0, 0, 125, 50], [135, 0, 125, 50], [0, 50, 125, 50], [135, 50, 125, 50]]
    )
    expectEqual(
      found.takeIssues().map(\.problem),
      [.spacingDisplacesFractions(fitting: 2, expected: 3)]
    )
  }

  /// (375 − 2 · 10) / 3 = 118.333.
  @Test("C08 keeps three columns of slots")
  func slotsWithGap() {
    let columns = group(
      .fractionalWidth(1),
      .absolute(50),
      .slots(.horizontal, item(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), count: 3),
      gap: .fixed(10)
    )
    let found = arrange((CompositionalSection(group: columns), 4))
    expect(
      found.itemFrames(),
      [
        [0, 0, 118.333, 50], [128.333, 0, 118.333, 50], [256.667, 0, 118.333, 50],
        [0, 50, 118.333, 50],
      ]
    )
  }

  @Test("C09 places all of a repeated count, and reports that they overflow")
  func repeatingOverflows() {
    let columns = group(
      .fractionalWidth(1),
      .absolute(50),
      .repeating(.horizontal, item(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), count: 3),
      gap: .fixed(10)
    )
    var found = arrange((CompositionalSection(group: columns), 3))
    expect(found.itemFrames(), [[0, 0, 125, 50], [135, 0, 125, 50], [270, 0, 125, 50]])
    expectEqual(
      found.takeIssues().map(\.problem),
      [.childrenOverflow(needed: 395, available: 375)]
    )
  }

  @Test("C11 leaves the rest of a row empty")
  func fixedGap() {
    let found = arrange(
      (
        CompositionalSection(
          group: row(
            .absolute(50),
            [item(.absolute(100), .fractionalHeight(1))],
            gap: .fixed(10)
          )
        ), 4
      )
    )
    expect(
      found.itemFrames(),
      [[0, 0, 100, 50], [110, 0, 100, 50], [220, 0, 100, 50], [0, 50, 100, 50]]
    )
  }

  /// 100 + 60 + 100 + 60 + 100 = 420 is more than 375; the gap becomes 375 − 200 = 175.
  @Test("C12 lets the least flexible gap decide how many fit")
  func flexibleGap() {
    let found = arrange(
      (
        CompositionalSection(
          group: row(
            .absolute(50),
            [item(.absolute(100), .fractionalHeight(1))],
            gap: .flexible(60)
          )
        ), 3
      )
    )
    expect(found.itemFrames(), [[0, 0, 100, 50], [275, 0, 100, 50], [0, 50, 100, 50]])
  }

  /// 5 · 22 = 110 is more than 100.
  @Test("C14 counts edge spacing in the fit test")
  func edgeSpacingCounts() {
    let dot = item(
      .absolute(20),
      .absolute(20),
      edges: CompositionalEdgeSpacing(trailing: .fixed(2))
    )
    let found = arrange(
      width: 100,
      height: 200,
      (CompositionalSection(group: row(.absolute(20), [dot])), 5)
    )
    expect(
      found.itemFrames(),
      [[0, 0, 20, 20], [22, 0, 20, 20], [44, 0, 20, 20], [66, 0, 20, 20], [0, 20, 20, 20]]
    )
    expectEqual(found.extent, 40)
  }

  /// 75 are left over for six flexible edges: 12.5 each.
  @Test("C15 spreads items by flexible edges")
  func spaceAround() {
    let spread = item(
      .absolute(100),
      .fractionalHeight(1),
      edges: CompositionalEdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
    )
    let found = arrange((CompositionalSection(group: row(.absolute(50), [spread])), 3))
    expect(found.itemFrames(), [[12.5, 0, 100, 50], [137.5, 0, 100, 50], [262.5, 0, 100, 50]])
  }

  /// 375 − 300 − 16 = 59 for three edges: 19.667 each; 19.667 + 150 + 35.667 = 205.333.
  @Test("C16 gives each flexible edge its least distance and an equal share")
  func mixedMinima() {
    let first = item(
      .fractionalWidth(0.4),
      .fractionalHeight(1),
      edges: CompositionalEdgeSpacing(leading: .flexible(0), trailing: .flexible(16))
    )
    let second = item(
      .fractionalWidth(0.4),
      .fractionalHeight(1),
      edges: CompositionalEdgeSpacing(trailing: .flexible(0))
    )
    let found = arrange((CompositionalSection(group: row(.absolute(60), [first, second])), 2))
    expect(found.itemFrames(), [[19.667, 0, 150, 60], [205.333, 0, 150, 60]])
  }

  /// The group is 337.5 wide; 37.5 are left over.
  @Test("C17 honours flexible edges of the outer group")
  func outerFlexibleEdge() {
    let found = arrange(
      (
        CompositionalSection(
          group: group(
            .fractionalWidth(0.9),
            .absolute(50),
            .list(.horizontal, [full]),
            edges: CompositionalEdgeSpacing(leading: .flexible(0))
          )
        ), 2
      )
    )
    expect(found.itemFrames(), [[37.5, 0, 337.5, 50], [37.5, 50, 337.5, 50]])
  }

  /// The pitch is 6 + 50 + 2 + 4 = 62.
  @Test("C18 surrounds each instance by the edge spacing of the outer group")
  func outerFixedEdges() {
    let edges = CompositionalEdgeSpacing(top: .fixed(6), bottom: .fixed(2))
    let found = arrange(
      (
        CompositionalSection(
          group: row(.absolute(50), [full], edges: edges),
          interGroupSpacing: 4
        ), 2
      )
    )
    expect(found.itemFrames(), [[0, 6, 375, 50], [0, 68, 375, 50]])
    expectEqual(found.extent, 120)
  }

  @Test("C20 stacks half-width groups")
  func halfWidthGroups() {
    let half = group(.fractionalWidth(0.5), .absolute(40), .list(.horizontal, [full]))
    let found = arrange((CompositionalSection(group: half), 2))
    expect(found.itemFrames(), [[0, 0, 187.5, 40], [0, 40, 187.5, 40]])
  }

  /// 80 + 10 + 80 + 10 + 80 = 260 fits into 300; a fourth would need 350.
  @Test("C21 repeats down a vertical group")
  func verticalGroup() {
    let column = group(
      .absolute(100),
      .absolute(300),
      .list(.vertical, [item(.fractionalWidth(1), .absolute(80))]),
      gap: .fixed(10)
    )
    let found = arrange((CompositionalSection(group: column), 4))
    expect(
      found.itemFrames(),
      [[0, 0, 100, 80], [0, 90, 100, 80], [0, 180, 100, 80], [0, 300, 100, 80]]
    )
    expectEqual(found.extent, 600)
  }

  @Test("C23 ends at the first child that does not fit, and names those that are never used")
  func firstMisfitEnds() {
    let wide = item(.absolute(200), .fractionalHeight(1))
    let narrow = item(.absolute(20), .fractionalHeight(1))
    var found = arrange(
      (CompositionalSection(group: row(.absolute(40), [wide, wide, narrow])), 3)
    )
    expect(found.itemFrames(), [[0, 0, 200, 40], [0, 40, 200, 40], [0, 80, 200, 40]])
    expectEqual(found.takeIssues().map(\.problem), [.unreachableSubitems(first: 1)])
  }

  @Test("C25 does not clamp an absolute group")
  func absoluteGroup() {
    let wide = group(.absolute(500), .absolute(44), .list(.horizontal, [full]))
    let found = arrange((CompositionalSection(group: wide), 1))
    expect(found.itemFrames(), [[0, 0, 500, 44]])
    expectEqual(found.contentSize, Size(width: 375, height: 44))
  }

  @Test("C26 places a first child that is too large, and reports that it overflows")
  func oversizedFirst() {
    var found = arrange(
      (
        CompositionalSection(
          group: row(.absolute(44), [item(.absolute(500), .fractionalHeight(1))])
        ), 2
      )
    )
    expect(found.itemFrames(), [[0, 0, 500, 44], [0, 44, 500, 44]])
    expectEqual(
      found.takeIssues().map(\.problem),
      [.childrenOverflow(needed: 500, available: 375)]
    )
  }

  /// A slot is (375 − 10) / 2 = 182.5 wide.
  @Test("C27 honours the gap between nested groups")
  func nestedGap() {
    let pair = CompositionalSubitem.group(
      group(
        .fractionalWidth(1),
        .absolute(44),
        .slots(.horizontal, full, count: 2),
        gap: .fixed(10)
      )
    )
    let rows = group(
      .fractionalWidth(1),
      .absolute(98),
      .list(.vertical, [pair, pair]),
      gap: .fixed(10)
    )
    let found = arrange((CompositionalSection(group: rows, interGroupSpacing: 10), 5))
    expect(
      found.itemFrames(),
      [
        [0, 0, 182.5, 44], [192.5, 0, 182.5, 44], [0, 54, 182.5, 44], [192.5, 54, 182.5, 44],
        [0, 108, 182.5, 44],
      ]
    )
    expectEqual(found.extent, 98 + 10 + 98)
  }

  @Test("C28 takes the frames of a custom group, once for each instance")
  func customGroup() {
    let frames = CompositionalFrames(identity: 1) { container in
      let (width, height) = (container.width, container.height)
      return [
        CompositionalFrame(Rect(x: 0, y: 0, width: width / 2, height: height)),
        CompositionalFrame(Rect(x: width / 2, y: 0, width: width / 2, height: height / 2)),
        CompositionalFrame(
          Rect(x: width / 2, y: height / 2, width: width / 2, height: height / 2)
        ),
      ]
    }
    let mosaic = group(.fractionalWidth(1), .absolute(100), .custom(frames))
    let found = arrange(
      width: 300,
      (CompositionalSection(group: mosaic, interGroupSpacing: 8), 5)
    )
    expect(
      found.itemFrames(),
      [
        [0, 0, 150, 100], [150, 0, 150, 50], [150, 50, 150, 50], [0, 108, 150, 100],
        [150, 108, 150, 50],
      ]
    )
    expectEqual(found.extent, 208)
  }

  @Test("C31 puts spacing between sections only")
  func interSectionSpacing() {
    let section = CompositionalSection(group: plainRow())
    let found = arrange(spacing: 20, (section, 2), (section, 1))
    expect(found.itemFrames(), [[0, 0, 375, 44], [0, 44, 375, 44]])
    expect(found.itemFrames(ofSection: 1), [[0, 108, 375, 44]])
    expectEqual(found.extent, 152)
  }

  @Test("C33 leaves out what a guide takes across the scroll axis")
  func guide() {
    var section = CompositionalSection(group: plainRow())
    #expect(
      arrange(width: 812, height: 375, (section, 1)).itemFrames()
        == [Rect(x: 0, y: 0, width: 812, height: 44)]
    )
    section.guideInsets = insets(0, 44, 0, 44)
    expect(arrange(width: 812, height: 375, (section, 1)).itemFrames(), [[44, 0, 724, 44]])
  }

  @Test("R-01 exchanges left and right")
  func rightToLeft() {
    let columns = group(
      .fractionalWidth(1),
      .absolute(44),
      .slots(.horizontal, full, count: 2),
      gap: .fixed(10)
    )
    let section = CompositionalSection(
      group: columns,
      contentInsets: insets(0, 10, 0, 10),
      interGroupSpacing: 10
    )
    let found = arrange(direction: .rightToLeft, (section, 2))
    expect(found.itemFrames(), [[192.5, 0, 172.5, 44], [10, 0, 172.5, 44]])
  }

  /// One multiplication, so that a million rows do not drift.
  @Test("Q-03 multiplies the pitch")
  func noDrift() throws {
    let height = 44.0 + 1.0 / 3
    let found = arrange((CompositionalSection(group: plainRow(height)), 1_000_000))
    let last = try #require(found.frame(of: .item(999_999), inSection: 0))
    expectEqual(last.y, 999_999 * height)
  }
}
