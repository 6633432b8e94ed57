import CoreGraphics
import Foundation

/// Shares the width of a segmented control among its segments: widths in, spans out.
///
/// 1. Segments of a fixed width keep it.
/// 2. The others share what is left evenly or, if so asked for, each gets what its content needs and an
///    equal part of what is left over.
/// 3. What does not fit shrinks all segments in the ratio of their widths.
struct SegmentLayout {
  struct Segment: Hashable {
    /// The width that words or picture need, margins included.
    var contentWidth: CGFloat
    /// The width that the app asks for; `nil` leaves it to the control.
    var fixedWidth: CGFloat?
  }

  var segments: [Segment]
  var followsContent = false

  /// The width in which every segment has what it needs.
  var fittingWidth: CGFloat {
    let widest = flexible.map(\.contentWidth).max() ?? 0
    return segments.reduce(0) { sum, segment in
      sum + (segment.fixedWidth ?? (followsContent ? segment.contentWidth : widest))
    }
  }

  /// Where each segment stands in a control of the given width, the first at 0.
  func spans(in width: CGFloat) -> [StackSpan] {
    let widths = widths(in: max(0, width))
    var start: CGFloat = 0
    return widths.map { width in
      defer { start += width }
      return StackSpan(start: start, length: width)
    }
  }

  private var flexible: [Segment] { segments.filter { $0.fixedWidth == nil } }

  private func widths(in available: CGFloat) -> [CGFloat] {
    let fixed = segments.reduce(0) { $0 + ($1.fixedWidth ?? 0) }
    let room = max(0, available - fixed)
    let count = CGFloat(max(1, flexible.count))
    let needed = flexible.reduce(0) { $0 + $1.contentWidth }
    let widths = segments.map { segment -> CGFloat in
      if let width = segment.fixedWidth { return width }
      guard followsContent else { return room / count }
      guard needed <= room else { return room * segment.contentWidth / needed }
      return segment.contentWidth + (room - needed) / count
    }
    let total = widths.reduce(0, +)
    return total > available ? widths.map { $0 * available / total } : widths
  }
}
