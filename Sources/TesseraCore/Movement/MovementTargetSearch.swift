/// Finds the place for an item that is moved interactively, by where cells stand and nothing else.
///
/// The place of the cell that is nearest to the held position is taken if the item's middle would be nearer to
/// that position there than it is where it stands. Judged by the middle, and not by the cell under the held
/// position, two cells of different sizes do not change places to and fro.
///
/// ```
///  │ moved │                 ┊            │ large │
///  │ large │  ← held here:   ┊  and not   │ moved │  ← held there, which would lead
///  │       │    stay         ┊  yet       │       │    back to where it began
/// ```
///
/// Frames are those on screen, also of cells that a section scrolls. The item changes over to a cell that something else
/// scrolls as soon as that is nearer than its own place.
package struct MovementTargetSearch: Sendable {
  /// The path of the item that is moved, as it is shown.
  let moved: OldPath
  /// Where it belongs so far.
  let slot: Rect
  /// Where its middle is held.
  let position: Point
  /// The axis along which one line follows another.
  let axis: Axis
  /// The section that scrolls where the item belongs so far; nil for the collection view itself.
  let scroller: Int?
  private var cells: [Cell] = []
  private var emptySections: [Cell] = []

  private struct Cell: Sendable {
    let path: OldPath
    let frame: Rect
    /// The axis along which one line follows another where it is.
    let axis: Axis
    /// The section that scrolls it; nil for the collection view itself.
    let scroller: Int?
  }

  /// Creates a search that knows no other cells yet.
  ///
  /// - Parameters:
  ///   - moved: The path of the item that is moved, as it is shown.
  ///   - slot: Where it belongs so far, in content coordinates.
  ///   - position: Where its middle is held.
  ///   - axis: The axis along which one line follows another.
  ///   - scroller: The section that scrolls where it belongs so far; nil for the collection view itself.
  package init(moved: OldPath, slot: Rect, position: Point, axis: Axis, scroller: Int? = nil) {
    self.moved = moved
    self.slot = slot
    self.position = position
    self.axis = axis
    self.scroller = scroller
  }

  /// Takes another cell into account.
  package mutating func add(itemAt path: OldPath, _ frame: Rect) {
    guard path != moved else { return }
    cells.append(Cell(path: path, frame: frame, axis: axis, scroller: nil))
  }

  /// Takes another cell into account, which a section scrolls along an axis.
  package mutating func add(itemAt path: OldPath, _ frame: Rect, scrolledAlong axis: Axis) {
    guard path != moved else { return }
    cells.append(Cell(path: path, frame: frame, axis: axis, scroller: path.section.index))
  }

  /// Takes the header or footer of a section without items into account.
  package mutating func add(emptySection section: Int, _ frame: Rect) {
    let path = OldPath(section: section, item: 0)
    emptySections.append(Cell(path: path, frame: frame, axis: axis, scroller: nil))
  }

  /// The path the item should have.
  ///
  /// Cells in the line of the held position come before all others.
  package var target: OldPath {
    guard distance(to: slot) > 0 else { return moved }
    let line = cells.filter { isInLine($0.frame) }
    let own = line.isEmpty || isInLine(slot) ? distance(to: slot) : .infinity
    let cell = nearest(line.isEmpty ? cells : line)
    let section = nearest(emptySections)
    if let section, section.distance < own, section.distance < cell?.distance ?? .infinity {
      return section.cell.path
    }
    guard let cell, cell.distance < own else { return moved }
    guard cell.cell.scroller == scroller else { return besides(cell.cell) }
    let place = place(at: cell.cell)
    let isNearer =
      squared(from: position, to: place.middle) < squared(from: position, to: slot.middle)
    return isNearer ? place.path : moved
  }

  /// Whether the held position is beside a frame, or in it.
  private func isInLine(_ frame: Rect) -> Bool {
    position[axis] >= frame.start(along: axis) && position[axis] < frame.end(along: axis)
  }

  /// A place the item could have, and where its middle would be there.
  private struct Place {
    let path: OldPath
    let middle: Point
  }

  private func place(at cell: Cell) -> Place {
    cell.path.section == moved.section ? placeAmongOthers(at: cell) : placeInOtherSection(at: cell)
  }

  /// The place of a cell in the section of the item: it ends where the cell does, or begins there.
  private func placeAmongOthers(at cell: Cell) -> Place {
    let lineAxis =
      shareLine(slot, cell.frame, along: cell.axis) ? cell.axis.crossing : cell.axis
    let isBehind = cell.path > moved
    var middle = cell.frame.middle
    middle[lineAxis] =
      edge(of: cell.frame, lineAxis, atEnd: isBehind)
      + slot.size.extent(along: lineAxis) / (isBehind ? -2 : 2)
    return Place(path: cell.path, middle: middle)
  }

  /// The place before or behind a cell of another section, whichever is nearer to the held position.
  private func placeInOtherSection(at cell: Cell) -> Place {
    let hasLines = hasLines(around: cell)
    let isBehind = isBehind(cell, hasLines: hasLines)
    var middle = cell.frame.middle
    if !hasLines {
      // What follows the item's old place comes forward when it leaves it.
      middle[axis] =
        edge(of: cell.frame, axis, atEnd: isBehind) + slot.size.extent(along: axis)
        / (cell.path > moved ? -2 : 2)
    }
    let item = cell.path.item + (isBehind ? 1 : 0)
    return Place(path: OldPath(section: cell.path.section, item: item), middle: middle)
  }

  /// The place before or behind a cell that something else scrolls, whichever is nearer to the held position.
  private func besides(_ cell: Cell) -> OldPath {
    let isBehind = isBehind(cell, hasLines: hasLines(around: cell))
    return OldPath(section: cell.path.section, item: cell.path.item + (isBehind ? 1 : 0))
  }

  private func isBehind(_ cell: Cell, hasLines: Bool) -> Bool {
    let axis = hasLines ? cell.axis.crossing : cell.axis
    return position[axis] > cell.frame.middle[axis]
  }

  /// Whether there are several cells side by side among those that the same section scrolls.
  private func hasLines(around cell: Cell) -> Bool {
    let others = cells.filter { $0.scroller == cell.scroller }
    return zip(others, others.dropFirst()).contains {
      shareLine($0.frame, $1.frame, along: cell.axis)
    }
  }

  private func edge(of frame: Rect, _ axis: Axis, atEnd: Bool) -> Double {
    atEnd ? frame.end(along: axis) : frame.start(along: axis)
  }

  /// Whether two frames stand side by side across an axis.
  private func shareLine(_ first: Rect, _ second: Rect, along axis: Axis) -> Bool {
    let start = max(first.start(along: axis), second.start(along: axis))
    let end = min(first.end(along: axis), second.end(along: axis))
    return end - start
      > min(first.size.extent(along: axis), second.size.extent(along: axis)) / 2
  }

  private func nearest(_ cells: [Cell]) -> (cell: Cell, distance: Double)? {
    var best: (cell: Cell, distance: Double)?
    for cell in cells {
      let distance = distance(to: cell.frame)
      if let best, (best.distance, best.cell.path) <= (distance, cell.path) { continue }
      best = (cell, distance)
    }
    return best
  }

  /// How far the held position is from a frame, squared; zero inside.
  private func distance(to frame: Rect) -> Double {
    squared(
      from: .zero,
      to: Point(
        x: max(frame.minX - position.x, 0, position.x - frame.maxX),
        y: max(frame.minY - position.y, 0, position.y - frame.maxY)
      )
    )
  }

  private func squared(from start: Point, to end: Point) -> Double {
    (end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)
  }
}

extension Rect {
  fileprivate var middle: Point { Point(x: midX, y: midY) }

  fileprivate func start(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }

  fileprivate func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
