import CoreGraphics
import Foundation

/// The order in which one reads what stands beside and below each other: line by line.
struct ReadingOrder {
  var isRightToLeft: Bool

  /// The indices of frames in the order in which they are read.
  ///
  /// A line begins with the uppermost frame that is left, and has all that share half of their height with it, or half of its
  /// own. In a line one reads from where lines begin, and of two that begin together the upper one first: of a list and a bar in front
  /// of its start the bar.
  ///
  /// - Complexity: O(n²) for n frames in one line, O(n log n) for one in each line.
  func indices(of frames: [CGRect]) -> [Int] {
    var rest = frames.indices.sorted { left, right in
      (frames[left].minY, frames[left].minX, left) < (frames[right].minY, frames[right].minX, right)
    }
    var order: [Int] = []
    while let first = rest.first {
      let line = rest.filter { isBeside(frames[$0], frames[first]) || $0 == first }
      order += line.sorted { left, right in
        let (start, other) = (lineStart(frames[left]), lineStart(frames[right]))
        guard start == other else { return start < other }
        return (frames[left].minY, frames[left].maxY) < (frames[right].minY, frames[right].maxY)
      }
      let taken = Set(line)
      rest.removeAll { taken.contains($0) }
    }
    return order
  }

  private func isBeside(_ frame: CGRect, _ first: CGRect) -> Bool {
    let common = min(frame.maxY, first.maxY) - max(frame.minY, first.minY)
    return common > 0 && common >= min(frame.height, first.height) / 2
  }

  private func lineStart(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
}
