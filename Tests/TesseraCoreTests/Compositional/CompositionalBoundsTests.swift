import TesseraCore
import TesseraTestSupport
import Testing

/// Cards of 300 in a container of 375, with gaps of 10, insets of 16, and a header of 44 above them.
@Suite("The bounds of an orthogonal section")
struct CompositionalBoundsTests {
  private func cards(
    _ bounds: CompositionalOrthogonalBounds,
    _ behavior: CompositionalOrthogonalScrolling = .groupPaging,
    width: CompositionalDimension = .absolute(300),
    insets margins: Insets = insets(0, 16, 0, 16),
    backgrounds: [CompositionalBackground] = []
  ) -> CompositionalSection {
    CompositionalSection(
      group: group(width, .absolute(60), .list(.horizontal, [full])),
      contentInsets: margins,
      interGroupSpacing: 10,
      boundaries: [boundary(.absolute(44), .top)],
      backgrounds: backgrounds,
      orthogonalScrolling: behavior,
      orthogonalBounds: bounds
    )
  }

  private func scroller(
    of section: CompositionalSection,
    direction: LayoutDirection = .leftToRight
  ) throws -> CompositionalScroller {
    try #require(arrange(direction: direction, (section, 5)).scroller(ofSection: 0))
  }

  @Test("are the container unless others are declared, and cut nothing off")
  func container() throws {
    let scroller = try scroller(of: cards(.container))
    expectEqual(scroller.frame, Rect(x: 0, y: 44, width: 375, height: 60))
    #expect(scroller.clip == nil)
    // 16 + 5 · 300 + 4 · 10 + 16
    expectEqual(scroller.contentSize.width, 1572)
  }

  /// 375 − 2 · 16 = 343 points show.
  @Test("O8 are what the content insets leave free, from where the first group begins")
  func contentInsets() throws {
    let found = arrange((cards(.contentInsets), 5))
    let scroller = try #require(found.scroller(ofSection: 0))
    expectEqual(scroller.frame, Rect(x: 16, y: 44, width: 343, height: 60))
    expectEqual(scroller.clip, scroller.frame)
    // 5 · 300 + 4 · 10
    expectEqual(scroller.contentSize, Size(width: 1540, height: 60))
    expect(Array(found.itemFrames().prefix(2)), [[0, 0, 300, 60], [310, 0, 300, 60]])
    // The header stands where it would stand anyway.
    let header = found.frame(of: .boundary(0), inSection: 0)
    expectEqual(header, Rect(x: 16, y: 0, width: 343, height: 44))
  }

  /// The background leaves 20 free at its sides, so that insets of 32 leave 12 inside of it.
  @Test("O8 are the background, with the rest of the content insets inside")
  func background() throws {
    let back = CompositionalBackground(contentInsets: insets(8, 20, 4, 20))
    let section = cards(.background, insets: insets(10, 32, 10, 32), backgrounds: [back])
    let found = arrange((section, 5))
    let scroller = try #require(found.scroller(ofSection: 0))
    expectEqual(scroller.frame, Rect(x: 20, y: 54, width: 335, height: 60))
    // 44 + 10 + 60 + 10 less 8 above and 4 below.
    expectEqual(scroller.clip, Rect(x: 20, y: 8, width: 335, height: 112))
    // 12 + 5 · 300 + 4 · 10 + 12
    expectEqual(scroller.contentSize.width, 1564)
    expect(Array(found.itemFrames().prefix(1)), [[12, 0, 300, 60]])
  }

  @Test("O8 hold groups that would begin outside of the background")
  func narrowBackground() throws {
    let back = CompositionalBackground(contentInsets: insets(0, 40, 0, 40))
    let section = cards(.background, width: .fractionalWidth(1), backgrounds: [back])
    let found = arrange((section, 2))
    expectEqual(found.scroller(ofSection: 0)?.frame.x, 40)
    expectEqual(found.scroller(ofSection: 0)?.contentSize.width, 600)
    expect(found.itemFrames(), [[0, 0, 295, 60], [305, 0, 295, 60]])
  }

  /// 343 of 1540 points show, so that the end is at 1197; in the middle card k begins at 310 · k − 21.5.
  @Test(
    "O8 are what pages, groups and their middles are measured in",
    arguments: [
      (.continuousGroupLeadingBoundary, [0, 310, 620, 930, 1197]),
      (.groupPaging, [0, 310, 620, 930, 1197]),
      (.paging, [0, 343, 686, 1029, 1197]),
      (.groupPagingCentered, [-21.5, 288.5, 598.5, 908.5, 1218.5]),
    ] as [(CompositionalOrthogonalScrolling, [Double])]
  )
  func stops(behavior: CompositionalOrthogonalScrolling, expected: [Double]) throws {
    let stops = try scroller(of: cards(.contentInsets, behavior)).stops
    expectEqual(expected.indices.map { stops.offset(ofStop: $0) }, expected)
    expectEqual(stops.count, expected.count)
  }

  @Test("stand at the other side from right to left")
  func rightToLeft() throws {
    let section = cards(.contentInsets, insets: insets(0, 16, 0, 40))
    expectEqual(try scroller(of: section).frame, Rect(x: 16, y: 44, width: 319, height: 60))
    let mirrored = try scroller(of: section, direction: .rightToLeft)
    expectEqual(mirrored.frame, Rect(x: 40, y: 44, width: 319, height: 60))
    expectEqual(mirrored.clip, mirrored.frame)
  }

  @Test("are those above and below in a layout that scrolls sideways")
  func horizontal() throws {
    let section = CompositionalSection(
      group: group(.absolute(100), .absolute(200), .list(.vertical, [full])),
      contentInsets: insets(20, 5, 30, 7),
      backgrounds: [CompositionalBackground(contentInsets: insets(15, 2, 15, 2))],
      orthogonalScrolling: .paging,
      orthogonalBounds: .background
    )
    let scroller = try #require(
      arrange(height: 400, axis: .horizontal, (section, 5)).scroller(ofSection: 0)
    )
    expectEqual(scroller.frame, Rect(x: 5, y: 15, width: 100, height: 370))
    expectEqual(scroller.clip, Rect(x: 2, y: 15, width: 108, height: 370))
    // 5 inside the background, five columns of 200, 15 inside.
    expectEqual(scroller.contentSize, Size(width: 100, height: 1020))
    expectEqual(scroller.stops.offset(ofStop: 1), 370)
  }

  @Test("are read only where a section scrolls")
  func withoutScrolling() {
    var section = cards(.background, .none, width: .fractionalWidth(1))
    section.backgrounds = [CompositionalBackground(contentInsets: insets(0, 40, 0, 40))]
    expect(arrange((section, 1)).itemFrames(), [[16, 44, 343, 60]])
  }

  @Test("are the container where there is no background, which is an issue")
  func missingBackground() throws {
    var found = arrange((cards(.background), 5), (cards(.background), 5))
    expectEqual(found.scroller(ofSection: 0)?.frame.width, 375)
    #expect(found.scroller(ofSection: 0)?.clip == nil)
    expectEqual(
      found.takeIssues(),
      [
        CompositionalIssue(section: 0, path: [], problem: .boundsWithoutBackground)
      ]
    )
  }

  @Test("are the container where nothing is left of it, which is an issue")
  func noRoom() throws {
    var found = arrange((cards(.contentInsets, insets: insets(0, 200, 0, 180)), 5))
    expectEqual(found.scroller(ofSection: 0)?.frame.width, 375)
    expectEqual(
      found.takeIssues().map(\.problem),
      [.boundsWithoutRoom(taken: 380, available: 375)]
    )
    var narrow = arrange(width: 0, (cards(.contentInsets), 5))
    #expect(narrow.takeIssues().isEmpty)
  }

  @Test("are never larger than the container, and finite for wrong numbers")
  func wrongNumbers() throws {
    let reaching = try scroller(of: cards(.contentInsets, insets: insets(0, -30, 0, -30)))
    expectEqual(reaching.frame, Rect(x: 0, y: 44, width: 375, height: 60))
    for number in CompositionalWrongInputTests.wrong {
      for bounds in CompositionalOrthogonalBounds.allCases {
        let back = CompositionalBackground(span: .groups, contentInsets: Insets(all: number))
        let section = cards(bounds, insets: Insets(all: number), backgrounds: [back])
        let scroller = try scroller(of: section)
        let frames = [scroller.frame, scroller.clip].compactMap { $0 }
        for frame in frames {
          for number in [frame.x, frame.y, frame.width, frame.height] { #expect(number.isFinite) }
        }
        #expect(scroller.frame.minX >= 0 && scroller.frame.maxX <= 375)
      }
    }
  }
}

/// A row of 44 in insets of 10, between a header and a footer of 30.
@Suite("What stands behind a section")
struct CompositionalBackgroundTests {
  private func section(_ background: CompositionalBackground) -> CompositionalSection {
    CompositionalSection(
      group: plainRow(),
      contentInsets: insets(10, 12, 10, 14),
      boundaries: [boundary(.absolute(30), .top), boundary(.absolute(30), .bottom)],
      backgrounds: [background]
    )
  }

  @Test(
    "D1 spans the section, its content without headers and footers, or its groups",
    arguments: [
      (.section, Rect(x: 0, y: 0, width: 375, height: 124)),
      (.content, Rect(x: 0, y: 30, width: 375, height: 64)),
      (.groups, Rect(x: 12, y: 40, width: 349, height: 44)),
    ] as [(CompositionalBackground.Span, Rect)]
  )
  func spans(span: CompositionalBackground.Span, expected: Rect) {
    let found = arrange((section(CompositionalBackground(span: span)), 1))
    expectEqual(found.frame(of: .background(0), inSection: 0), expected)
    let mirrored = arrange(
      direction: .rightToLeft,
      (section(CompositionalBackground(span: span)), 1)
    )
    let frame = mirrored.frame(of: .background(0), inSection: 0)
    expectEqual(frame?.origin, Point(x: 375 - expected.maxX, y: expected.y))
    expectEqual(frame?.size, expected.size)
  }

  @Test("D1 has its own insets taken from what it spans, also outwards")
  func insetsOfItsOwn() {
    let background = CompositionalBackground(span: .groups, contentInsets: insets(4, -8, 4, -8))
    #expect(
      arrange((section(background), 1)).frame(of: .background(0), inSection: 0)
        == Rect(x: 4, y: 44, width: 365, height: 36)
    )
  }

  @Test("D1 spans what shows of groups that scroll, and as many rows as there are")
  func extents() {
    var carousel = section(CompositionalBackground(span: .groups))
    carousel.group = group(.absolute(300), .absolute(60), .list(.horizontal, [full]))
    carousel.orthogonalScrolling = .continuous
    #expect(
      arrange((carousel, 9)).frame(of: .background(0), inSection: 0)
        == Rect(x: 12, y: 40, width: 349, height: 60)
    )
    let rows = section(CompositionalBackground(span: .content))
    #expect(
      arrange((rows, 3)).frame(of: .background(0), inSection: 0)
        == Rect(x: 0, y: 30, width: 375, height: 152)
    )
    let sideways = arrange(height: 300, axis: .horizontal, (rows, 1))
    #expect(
      sideways.frame(of: .background(0), inSection: 0)
        == Rect(x: 0, y: 0, width: 375, height: 300)
    )
  }

  @Test("D1 is found where it is")
  func isFound() {
    let found = arrange((section(CompositionalBackground(span: .groups)), 1))
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: 0, y: 0, width: 375, height: 38), into: &elements)
    #expect(!elements.map(\.kind).contains(.background(0)))
    found.elements(in: Rect(x: 0, y: 0, width: 375, height: 42), into: &elements)
    #expect(elements.map(\.kind).contains(.background(0)))
  }

  @Test("D1 is found outside of its section too, where it reaches")
  func reachesOut() {
    let background = CompositionalBackground(contentInsets: insets(-20, 0, -20, 0))
    let found = arrange(
      (CompositionalSection(group: plainRow(200)), 1),
      (section(background), 1),
      (CompositionalSection(group: plainRow(200)), 1)
    )
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: 0, y: 182, width: 375, height: 10), into: &elements)
    expectEqual(elements.map(\.kind), [.item(0), .background(0)])
    found.elements(in: Rect(x: 0, y: 330, width: 375, height: 10), into: &elements)
    expectEqual(elements.map(\.kind), [.background(0), .item(0)])
  }
}
