/// How wide the buttons beside a row are, and where they stand while the row is moved aside.
///
/// ```
///   row, moved aside │ last │ … │ second │ first │ edge of the row
/// ```
///
/// Distances count from the content of the row outwards, whichever side that is.
///
/// 1. A button is as wide as its content asks for, and at least ``leastWidth``.
/// 2. All together leave ``leastRowWidth`` of the row free, or half of a row that is narrower than twice that.
///    Where they would take more, the widest give way first, down to one common width.
/// 3. While less than ``extent`` shows, each has the same share of what shows as it has of the extent. Its content
///    keeps its width, and the next button covers what has no room.
/// 4. While more shows, all of them grow by the same factor. The content of the first one stays at the edge of the
///    row, that of the others in the middle.
/// 5. Expanded, the first one covers the others, with its content next to the row; half expanded, it is half-way
///    there.
package struct SwipeButtons: Sendable, Equatable {
  /// How wide a button is at least, in points, where there is room.
  package static let leastWidth = 74.0
  /// How much of an open row shows at least, in points, where it is twice as wide.
  package static let leastRowWidth = 44.0

  /// The widths of the buttons of an open row, the outermost first.
  package let widths: [Double]
  /// How far the row is moved aside when it is open: the sum of the widths.
  package let extent: Double

  /// The buttons of a row.
  ///
  /// - Parameters:
  ///   - wishes: The width that each content asks for, the outermost first; one that is not finite asks for
  ///     ``leastWidth``.
  ///   - rowWidth: The width of the row; one that is not positive and finite has no room for buttons.
  package init(wishes: [Double], rowWidth: Double) {
    let rowWidth = rowWidth.isFinite ? max(0, rowWidth) : 0
    let room = max(rowWidth / 2, rowWidth - Self.leastRowWidth)
    let wanted = wishes.map { $0.isFinite ? max(Self.leastWidth, $0) : Self.leastWidth }
    let limit = Self.commonLimit(of: wanted, in: room)
    widths = wanted.map { min($0, limit) }
    extent = widths.reduce(0, +)
  }

  /// The width to which buttons give way so that they fit; no limit if they do.
  private static func commonLimit(of widths: [Double], in room: Double) -> Double {
    var remaining = room
    for (index, width) in widths.sorted().enumerated() {
      let share = remaining / Double(widths.count - index)
      if width > share { return share }
      remaining -= width
    }
    return .infinity
  }

  /// Where a button stands, counted from the content of the row.
  package struct Place: Sendable, Equatable {
    /// Where the button begins.
    package var start: Double
    /// Where the next one begins, or the row ends.
    package var end: Double
    /// Where the part begins that its content is centred in, counted from its start.
    package var contentStart: Double
    /// How long that part is; longer than a button that has no room for its content.
    package var contentWidth: Double
  }

  /// Where the buttons stand, the outermost first.
  ///
  /// - Parameters:
  ///   - shown: How far the row is moved aside; none of a negative distance shows.
  ///   - expansion: How far the first button covers the others, from 0 to 1.
  /// - Returns: As many places as there are buttons.
  package func places(shown: Double, expansion: Double) -> [Place] {
    let factor = extent > 0 ? max(0, shown) / extent : 0
    var end = extent * factor
    var places = widths.map { width in
      let start = max(0, end - width * factor)
      defer { end = start }
      return Place(start: start, end: end, contentStart: 0, contentWidth: max(width, end - start))
    }
    guard let width = widths.first else { return [] }
    let rest = 1 - min(max(expansion, 0), 1)
    places[0].start *= rest
    places[0].contentStart = max(0, places[0].end - places[0].start - width) * rest
    places[0].contentWidth = width
    return places
  }
}
