import TesseraCore
import TesseraTestSupport
import Testing

/// Columns as text: a line for each ten points, `=` for headers, `-` for footers, a letter for each item.
@Suite("A column, drawn,")
struct ColumnPictureTests {
  @Test("is empty without sections, and where sections hold nothing")
  func nothing() {
    expectEqual(ColumnArrangement(sectionCount: 0) { _ in bare(0) }.picture, "")
    let empty = ColumnArrangement(sectionCount: 3) { _ in bare(0, gap: 50) }
    expectEqual(empty.picture, "")
    expectEqual(empty.extent, 0)
  }

  @Test("holds one item")
  func one() { expectEqual(ColumnArrangement(sectionCount: 1) { _ in bare(1) }.picture, "aa") }

  @Test("has gaps between elements and between sections, and none at its end")
  func few() {
    let column = ColumnArrangement(sectionCount: 4) { section in
      ColumnSection(
        header: section == 0 ? exact(10, gap: 10) : nil,
        items: .uniform(count: [2, 0, 0, 1][section], exact(20, gap: 10)),
        footer: section == 3 ? exact(10, gap: 10) : nil,
        gap: 20
      )
    }
    // The sections 1 and 2 hold nothing, so one gap of 20 points follows section 0.
    expectEqual(column.picture, "=.aa.bb..aa.-")
    expectEqual(column.extent, 130)
  }

  @Test("shows the boundaries of a section without items")
  func boundaries() {
    let column = ColumnArrangement(sectionCount: 1) { _ in
      ColumnSection(
        header: exact(20, gap: 10),
        items: .uniform(count: 0, exact(10)),
        footer: exact(10)
      )
    }
    expectEqual(column.picture, "==.-")
  }

  @Test("moves what follows a measured item")
  func measured() {
    var column = ColumnArrangement(sectionCount: 1) { _ in
      ColumnSection(items: .uniform(count: 3, estimate(10)))
    }
    let isLonger = column.setMeasured(
      Size(width: 1, height: 30),
      of: ColumnElement(.item(1), inSection: 0)
    )
    #expect(isLonger)
    expectEqual(column.picture, "abbbc")
  }

  @Test("places the last of a billion items, as one run")
  func many() throws {
    let column = ColumnArrangement(sectionCount: 1) { _ in
      ColumnSection(items: .uniform(count: 1_000_000_000, exact(40, gap: 4)))
    }
    let last = try #require(column.place(of: ColumnElement(.item(999_999_999), inSection: 0)))
    expectEqual(last.offset, 43_999_999_956)
    expectEqual(column.extent, 43_999_999_996)
    expectEqual(column.runCount, 1)
  }

  @Test("repairs numbers that are no lengths")
  func wrongNumbers() {
    let column = ColumnArrangement(sectionCount: 1) { _ in
      ColumnSection(
        header: ColumnItem(size: Size(width: -1, height: .nan), isExact: true, gap: -5),
        items: .uniform(
          count: 2,
          ColumnItem(size: Size(width: 1, height: -.infinity), isExact: false)
        ),
        footer: ColumnItem(size: Size(width: 1, height: .infinity), isExact: true),
        gap: .nan
      )
    }
    // Nothing for the header, the least assumption for each item, the greatest extent for the footer.
    expectEqual(column.extent, 2 + ColumnItem.largestExtent)
  }

  @Test("has no place for what does not exist, and measures nothing there")
  func missing() {
    var column = ColumnArrangement(sectionCount: 1) { _ in bare(1) }
    for element in [
      ColumnElement(.item(1), inSection: 0), ColumnElement(.item(-1), inSection: 0),
      ColumnElement(.header, inSection: 0), ColumnElement(.item(0), inSection: 1),
      ColumnElement(.item(0), inSection: -1),
    ] {
      #expect(column.place(of: element) == nil)
      let isChange = column.setMeasured(Size(width: 1, height: 99), of: element)
      #expect(!isChange)
      column.outdateMeasurement(of: element)
    }
    expectEqual(column.extent, 20)
  }

  @Test("does not measure an exact size")
  func exactSize() {
    var column = ColumnArrangement(sectionCount: 1) { _ in bare(1) }
    let isChange = column.setMeasured(
      Size(width: 1, height: 99),
      of: ColumnElement(.item(0), inSection: 0)
    )
    #expect(!isChange)
    expectEqual(column.extent, 20)
  }
}

private func exact(_ height: Double, gap: Double = 0) -> ColumnItem {
  ColumnItem(size: Size(width: 100, height: height), isExact: true, gap: gap)
}

private func estimate(_ height: Double) -> ColumnItem {
  ColumnItem(size: Size(width: 100, height: height), isExact: false)
}

private func bare(_ count: Int, gap: Double = 0) -> ColumnSection {
  ColumnSection(items: .uniform(count: count, exact(20)), gap: gap)
}

extension ColumnArrangement {
  fileprivate var picture: String {
    var lines = Array(repeating: Character("."), count: Int(extent / 10))
    var places: [ColumnPlace] = []
    self.places(from: 0, to: extent, into: &places)
    for place in places {
      let mark: Character
      switch place.element.kind {
      case .header: mark = "="
      case .footer: mark = "-"
      case .item(let item): mark = Array("abcdefgh")[item]
      }
      for line in Int(place.offset / 10)..<Int(place.end / 10) { lines[line] = mark }
    }
    return String(lines)
  }
}
