import CoreGraphics
import Foundation

/// A stretch of one axis, in points from the start of the stack.
struct StackSpan: Hashable {
  var start: CGFloat
  var length: CGFloat
  var end: CGFloat { start + length }
}

/// A view of a stack as the axis along which views follow each other sees it.
struct StackItem: Hashable {
  /// The length the view asks for; `nil` for one that asks for none and takes what there is.
  var length: CGFloat?
  /// How strongly it refuses to be longer.
  var hugging: Float = 250
  /// How strongly it refuses to be shorter; 1000 never gives in.
  var resistance: Float = 750
  /// The least distance to the next view; that after the last one does not count.
  var spacingAfter: CGFloat = 0
  /// How much of that distance is inside of the two views, where it is one between their baselines.
  var overlapAfter: CGFloat = 0
}

/// Places views one after the other: lengths in, spans out.
///
/// Rules, after Apple's documentation of `UIStackView.Distribution`:
///
/// 1. Views that are too long together are shrunk, those that resist least first; among equals the
///    last one gives way first. Views that resist with 1000 are never shrunk and may reach out.
/// 2. `fill` stretches the view that hugs least; among equals the first one. A view that asks for no
///    length hugs less than any that does.
/// 3. `fillEqually` makes all as long, `fillProportionally` keeps the ratios of their lengths.
/// 4. `equalSpacing` keeps lengths and makes gaps as long, but none shorter than its spacing.
/// 5. `equalCentering` keeps lengths and makes distances of middles as long, as far as spacing allows.
/// 6. A single view fills the stack.
struct StackMainAxis {
  var items: [StackItem]
  var distribution: UIStackView.Distribution

  /// The least distances between the views.
  private var gaps: [CGFloat] { items.dropLast().map { $0.spacingAfter - $0.overlapAfter } }

  private var lengths: [CGFloat] { items.map { max(0, $0.length ?? 0) } }

  /// The length of a stack in which every view is as long as it asks for.
  var fittingLength: CGFloat {
    let lengths = lengths
    let spacing = gaps.reduce(0, +)
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + spacing
    case .fillEqually: return (lengths.max() ?? 0) * CGFloat(items.count) + spacing
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last else { return 0 }
      let steps = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
      return (first + last) / 2 + (steps.max() ?? 0) * CGFloat(steps.count)
    }
  }

  /// Where each view stands in a stack of the given length.
  func spans(in available: CGFloat) -> [StackSpan] {
    guard !items.isEmpty else { return [] }
    let room = max(0, available - gaps.reduce(0, +))
    switch items.count == 1 ? .fill : distribution {
    case .fill: return packed(resized(lengths, to: room), gaps)
    case .fillEqually:
      return packed(Array(repeating: room / CGFloat(items.count), count: items.count), gaps)
    case .fillProportionally: return packed(proportional(to: room), gaps)
    case .equalSpacing:
      let lengths = shrunk(lengths, to: room)
      return packed(lengths, equalGaps(sharing: available - lengths.reduce(0, +)))
    case .equalCentering: return centered(shrunk(lengths, to: room), in: available)
    }
  }

  private func packed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [StackSpan] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      let span = StackSpan(start: start, length: lengths[index])
      if index < gaps.count { start = span.end + gaps[index] }
      return span
    }
  }

  private func proportional(to room: CGFloat) -> [CGFloat] {
    let total = lengths.reduce(0, +)
    guard total > 0 else {
      return Array(repeating: room / CGFloat(items.count), count: items.count)
    }
    return lengths.map { room * $0 / total }
  }

  private func resized(_ lengths: [CGFloat], to room: CGFloat) -> [CGFloat] {
    let extra = room - lengths.reduce(0, +)
    guard extra > 0 else { return shrunk(lengths, to: room) }
    let huggings = items.map { $0.length == nil ? -1 : $0.hugging }
    guard let least = huggings.min(), let index = huggings.firstIndex(of: least) else {
      return lengths
    }
    var stretched = lengths
    stretched[index] += extra
    return stretched
  }

  private func shrunk(_ lengths: [CGFloat], to room: CGFloat) -> [CGFloat] {
    var shrunk = lengths
    var excess = lengths.reduce(0, +) - room
    let weakestFirst = items.indices.sorted {
      (items[$0].resistance, -$0) < (items[$1].resistance, -$1)
    }
    for index in weakestFirst where excess > 0 && items[index].resistance < 1000 {
      let taken = min(excess, shrunk[index])
      shrunk[index] -= taken
      excess -= taken
    }
    return shrunk
  }

  /// Gaps whose distances are as long as each other, but for those whose spacing asks for more.
  private func equalGaps(sharing total: CGFloat) -> [CGFloat] {
    let inner = items.dropLast()
    var rest = total + inner.reduce(0) { $0 + $1.overlapAfter }
    var count = CGFloat(inner.count)
    // A distance that needs more than its share leaves less to the others, so the longest come first.
    for spacing in inner.map(\.spacingAfter).sorted(by: >) where count > 0 && spacing > rest / count
    {
      rest -= spacing
      count -= 1
    }
    let share = count > 0 ? rest / count : 0
    return inner.map { max($0.spacingAfter, share) - $0.overlapAfter }
  }

  private func centered(_ lengths: [CGFloat], in available: CGFloat) -> [StackSpan] {
    let last = lengths.count - 1
    let step = (available - lengths[last] / 2 - lengths[0] / 2) / CGFloat(last)
    var spans = lengths.indices.map { index in
      let middle = lengths[0] / 2 + step * CGFloat(index)
      return StackSpan(start: middle - lengths[index] / 2, length: lengths[index])
    }
    for index in 1...last {
      spans[index].start = max(spans[index].start, spans[index - 1].end + gaps[index - 1])
    }
    let overflow = max(0, spans[last].end - available)
    spans[last].start = max(spans[last].start - overflow, 0)
    for index in (0..<last).reversed() {
      let limit = spans[index + 1].start - gaps[index] - spans[index].length
      spans[index].start = max(0, min(spans[index].start, limit))
    }
    return spans
  }
}
