import TesseraCore
import TesseraTestSupport
import Testing

/// The numbers of the names are those of the worked examples of orthogonal sections.
@Suite("An orthogonal section")
struct CompositionalOrthogonalTests {
  private func carousel(_ direction: LayoutDirection = .leftToRight) -> CompositionalArrangement {
    let card = group(.fractionalWidth(0.85), .absolute(250), .list(.horizontal, [full]))
    let section = CompositionalSection(
      group: card,
      contentInsets: insets(0, 20, 0, 20),
      interGroupSpacing: 20,
      boundaries: [boundary(.absolute(44), .top)],
      orthogonalScrolling: .continuous
    )
    return arrange(height: 800, direction: direction, (section, 3))
  }

  /// 0.85 · 335 = 284.75; 20 + 3 · 284.75 + 2 · 20 + 20 = 934.25.
  @Test("O01 scrolls its insets with its groups")
  func insetsScroll() {
    let found = carousel()
    let scroller = found.scroller(ofSection: 0)
    expectEqual(scroller?.frame, Rect(x: 0, y: 44, width: 375, height: 250))
    expectEqual(scroller?.contentSize, Size(width: 934.25, height: 250))
    expectEqual(
      found.frame(of: .boundary(0), inSection: 0),
      Rect(x: 20, y: 0, width: 335, height: 44)
    )
    expect(
      found.itemFrames(),
      [[20, 0, 284.75, 250], [324.75, 0, 284.75, 250], [629.5, 0, 284.75, 250]]
    )
    expectEqual(found.extent, 294)
  }

  @Test("R-03 mirrors its content about the width of the content")
  func rightToLeft() {
    expect(
      carousel(.rightToLeft).itemFrames(),
      [[629.5, 0, 284.75, 250], [324.75, 0, 284.75, 250], [20, 0, 284.75, 250]]
    )
  }

  @Test("O04 stands between its vertical insets")
  func verticalInsets() {
    let section = CompositionalSection(
      group: group(.absolute(100), .absolute(60), .list(.horizontal, [full])),
      contentInsets: insets(12, 0, 8, 0),
      orthogonalScrolling: .continuous
    )
    let found = arrange(height: 800, (section, 2), (CompositionalSection(group: plainRow()), 1))
    let scroller = found.scroller(ofSection: 0)
    expectEqual(scroller?.frame, Rect(x: 0, y: 12, width: 375, height: 60))
    expectEqual(scroller?.contentSize, Size(width: 200, height: 60))
    expect(found.itemFrames(), [[0, 0, 100, 60], [100, 0, 100, 60]])
    expect(found.itemFrames(ofSection: 1), [[0, 80, 375, 44]])
    expectEqual(found.extent, 124)
  }

  @Test("O06 is as high as its tallest group")
  func tallestGroup() {
    let card = group(
      .absolute(150),
      .estimated(100),
      .list(.horizontal, [item(.fractionalWidth(1), .estimated(100))])
    )
    let section = CompositionalSection(
      group: card,
      interGroupSpacing: 10,
      orthogonalScrolling: .continuous
    )
    var found = arrange(height: 800, (section, 3))
    found.measure(heights: [80, 130, 110])
    expect(found.itemFrames(), [[0, 0, 150, 80], [160, 0, 150, 130], [320, 0, 150, 110]])
    expectEqual(found.scroller(ofSection: 0)?.contentSize, Size(width: 470, height: 130))
    expectEqual(found.extent, 130)
  }

  /// Three cards estimated at 100, measured one after the other.
  @Test("O3 does not become lower than it was estimated, and grows as cards turn out higher")
  func monotone() {
    let card = group(
      .absolute(150),
      .estimated(100),
      .list(.horizontal, [item(.fractionalWidth(1), .estimated(100))])
    )
    var found = arrange((CompositionalSection(group: card, orthogonalScrolling: .continuous), 3))
    var extents = [found.extent]
    for (item, height) in [80.0, 130, 60].enumerated() {
      found.setMeasured(Size(width: 150, height: height), of: .item(item), inSection: 0)
      extents.append(found.extent)
    }
    expectEqual(extents, [100, 100, 130, 130])
    found.removeItems(1..<2, inSection: 0)
    expectEqual(found.extent, 100)
    found.removeItems(0..<2, inSection: 0)
    expectEqual(found.extent, 0)
  }

  /// Two rows of a column of three, estimated at 50 each.
  @Test("O3 is estimated by the items that there are")
  func fewerItems() {
    let row = item(.fractionalWidth(1), .estimated(50))
    let column = group(.absolute(150), .estimated(50), .list(.vertical, [row, row, row]))
    let section = CompositionalSection(group: column, orthogonalScrolling: .continuous)
    expectEqual(arrange((section, 2)).extent, 100)
    expectEqual(arrange((section, 7)).extent, 150)
  }

  @Test("K7 makes all its uniform groups as high as the tallest")
  func equalHeights() {
    let card = group(
      .absolute(150),
      .uniformAcrossSiblings(estimate: 100),
      .list(.horizontal, [item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 100))])
    )
    let section = CompositionalSection(group: card, orthogonalScrolling: .groupPaging)
    var found = arrange((section, 3))
    found.measure(heights: [80, 130, 110])
    expect(found.itemFrames(), [[0, 0, 150, 130], [150, 0, 150, 130], [300, 0, 150, 130]])
  }

  @Test("has its items only in its scroller")
  func elements() {
    let found = carousel()
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: 0, y: 0, width: 375, height: 800), into: &elements)
    expectEqual(elements.map(\.kind), [.boundary(0)])
    found.elements(
      inScrollerOfSection: 0,
      Rect(x: 310, y: 0, width: 375, height: 250),
      into: &elements
    )
    expectEqual(elements.map(\.kind), [.item(1), .item(2)])
  }

  /// Ten rows of 20 instead of 50 in front of it.
  @Test("stands behind the rows in front of it as they are measured")
  func derivedPlace() {
    let estimated = item(.fractionalWidth(1), .estimated(50))
    let card = group(.absolute(200), .absolute(200), .list(.horizontal, [full]))
    var found = arrange(
      (CompositionalSection(group: row(.estimated(50), [estimated])), 10),
      (CompositionalSection(group: card, orthogonalScrolling: .continuous), 4)
    )
    expectEqual(found.scroller(ofSection: 1)?.frame.y, 500)
    found.measure(heights: Array(repeating: 20, count: 10))
    expectEqual(found.scroller(ofSection: 1)?.frame.y, 200)
  }
}
