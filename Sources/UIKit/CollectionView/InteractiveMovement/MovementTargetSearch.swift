import CoreGraphics
import Foundation
import TesseraCore

/// Finds the place for an item that is moved by hand, by where cells stand and nothing else.
///
/// The place of the cell that is nearest to the hand is taken if the item's middle would be nearer to the
/// hand there than it is where it stands. Judged by that and not by the cell under the hand, two cells
/// of different sizes do not change places to and fro.
///
/// ```
///  │ moved │                 ┊            │ large │
///  │ large │  ← hand here:   ┊  and not   │ moved │  ← hand there, which would lead
///  │       │    stay         ┊  yet       │       │    back to where it began
/// ```
struct MovementTargetSearch {
  /// The path of the item that is moved.
  let moved: IndexPath
  /// Where it belongs so far.
  let slot: CGRect
  /// Where the hand has its middle.
  let position: CGPoint
  /// The axis along which one line follows another.
  let axis: Axis
  private var cells: [Cell] = []
  private var emptySections: [Cell] = []

  private struct Cell {
    let path: IndexPath
    let frame: CGRect
  }

  init(moved: IndexPath, slot: CGRect, position: CGPoint, axis: Axis) {
    self.moved = moved
    self.slot = slot
    self.position = position
    self.axis = axis
  }

  /// Takes another cell into account.
  mutating func add(itemAt path: IndexPath, _ frame: CGRect) {
    if path != moved { cells.append(Cell(path: path, frame: frame)) }
  }

  /// Takes the header or footer of a section without items into account.
  mutating func add(emptySection section: Int, _ frame: CGRect) {
    emptySections.append(Cell(path: IndexPath(item: 0, section: section), frame: frame))
  }

  /// The path the item should have.
  ///
  /// Cells in the line that the hand is in come before all others.
  var target: IndexPath {
    guard distance(to: slot) > 0 else { return moved }
    let line = cells.filter { isInLine($0.frame) }
    let own = line.isEmpty || isInLine(slot) ? distance(to: slot) : .infinity
    let cell = nearest(line.isEmpty ? cells : line)
    let section = nearest(emptySections)
    if let section, section.distance < own, section.distance < cell?.distance ?? .infinity {
      return section.cell.path
    }
    guard let cell, cell.distance < own else { return moved }
    let place = place(at: cell.cell)
    let isNearer = squared(position - place.middle) < squared(position - slot.middle)
    return isNearer ? place.path : moved
  }

  /// Whether the hand is beside a frame, or in it.
  private func isInLine(_ frame: CGRect) -> Bool {
    position[axis] >= frame.origin[axis] && position[axis] < frame.origin[axis] + frame.size[axis]
  }

  /// A place the item could have, and where its middle would be there.
  private struct Place {
    let path: IndexPath
    let middle: CGPoint
  }

  private func place(at cell: Cell) -> Place {
    cell.path.section == moved.section ? placeAmongOthers(at: cell) : placeInOtherSection(at: cell)
  }

  /// The place of a cell in the section of the item: it ends where the cell does, or begins there.
  private func placeAmongOthers(at cell: Cell) -> Place {
    let lineAxis = shareLine(slot, cell.frame) ? axis.crossing : axis
    let isBehind = cell.path > moved
    var middle = cell.frame.middle
    middle[lineAxis] =
      edge(of: cell.frame, lineAxis, atEnd: isBehind)
      + slot.size[lineAxis] / (isBehind ? -2 : 2)
    return Place(path: cell.path, middle: middle)
  }

  /// The place before or behind a cell of another section, whichever the hand is nearer to.
  private func placeInOtherSection(at cell: Cell) -> Place {
    let lineAxis = hasLines ? axis.crossing : axis
    let isBehind = position[lineAxis] > cell.frame.middle[lineAxis]
    var middle = cell.frame.middle
    if !hasLines {
      // What follows the item's old place comes forward when it leaves it.
      middle[axis] =
        edge(of: cell.frame, axis, atEnd: isBehind) + slot.size[axis] / (cell.path > moved ? -2 : 2)
    }
    let item = cell.path.item + (isBehind ? 1 : 0)
    return Place(path: IndexPath(item: item, section: cell.path.section), middle: middle)
  }

  /// Whether there are several cells side by side anywhere.
  private var hasLines: Bool {
    zip(cells, cells.dropFirst()).contains { shareLine($0.frame, $1.frame) }
  }

  private func edge(of frame: CGRect, _ axis: Axis, atEnd: Bool) -> CGFloat {
    frame.origin[axis] + (atEnd ? frame.size[axis] : 0)
  }

  /// Whether two frames stand side by side across the axis.
  private func shareLine(_ first: CGRect, _ second: CGRect) -> Bool {
    let start = max(first.origin[axis], second.origin[axis])
    let end = min(
      first.origin[axis] + first.size[axis],
      second.origin[axis] + second.size[axis]
    )
    return end - start > min(first.size[axis], second.size[axis]) / 2
  }

  private func nearest(_ cells: [Cell]) -> (cell: Cell, distance: CGFloat)? {
    var best: (cell: Cell, distance: CGFloat)?
    for cell in cells {
      let distance = distance(to: cell.frame)
      if let best, (best.distance, best.cell.path) <= (distance, cell.path) { continue }
      best = (cell, distance)
    }
    return best
  }

  /// How far the hand is from a frame, squared; zero inside.
  private func distance(to frame: CGRect) -> CGFloat {
    squared(
      CGPoint(
        x: max(frame.minX - position.x, 0, position.x - frame.maxX),
        y: max(frame.minY - position.y, 0, position.y - frame.maxY)
      )
    )
  }

  private func squared(_ distance: CGPoint) -> CGFloat {
    distance.x * distance.x + distance.y * distance.y
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
