import CoreGraphics
import Foundation

/// A view of a stack as the axis across the stack sees it.
struct StackCrossItem: Hashable {
  /// The length the view asks for; 0 for one that asks for none.
  var length: CGFloat
  /// How strongly the view refuses to be longer.
  var hugging: Float = 250
  /// How strongly the view refuses to be shorter; nothing cuts one that is required.
  var resistance: Float = 750
  /// From the start of the view to the baseline that counts; `nil` for its end.
  var baseline: CGFloat?

  fileprivate var ascent: CGFloat { baseline ?? length }
}

/// Places views between the two long edges of a stack: lengths in, spans out.
struct StackCrossAxis {
  /// Where views stand; start and end are left and right, or right and left, or top and bottom.
  enum Alignment: Hashable {
    case fill, start, center, end, baseline
  }

  var items: [StackCrossItem]
  var alignment: Alignment

  /// The length of a stack in which views are as long as they ask for.
  var fittingLength: CGFloat {
    switch alignment {
    case .fill: return sharedLength
    case .start, .center, .end: return items.map(\.length).max() ?? 0
    case .baseline:
      let descent = items.map { $0.length - $0.ascent }.max() ?? 0
      return deepestAscent + descent
    }
  }

  /// The length that views agree on which are all as long as the stack.
  ///
  /// It is that of the longest one, unless a view hugs a shorter one more strongly than others resist.
  private var sharedLength: CGFloat {
    let bounds = items.flatMap { item in
      [(priority: item.resistance, isLeast: true), (priority: item.hugging, isLeast: false)]
        .map { (priority: $0.priority, isLeast: $0.isLeast, length: item.length) }
    }
    var range: (least: CGFloat, most: CGFloat) = (0, .infinity)
    // Of bounds that are equally strong those count first that say how long views are at least.
    for bound in bounds.sorted(by: {
      ($0.priority, $0.isLeast ? 1 : 0) > ($1.priority, $1.isLeast ? 1 : 0)
    }) {
      let length = min(max(bound.length, range.least), range.most)
      if bound.isLeast { range.least = length } else { range.most = length }
    }
    return range.least
  }

  /// Where each view stands in a stack of the given length; only baselines and what is required reach beyond it.
  func spans(in available: CGFloat) -> [StackSpan] {
    items.map { item in
      let isKept = item.resistance >= UILayoutPriority.required.rawValue
      let length =
        alignment == .fill ? available : isKept ? item.length : min(item.length, available)
      switch alignment {
      case .fill, .start: return StackSpan(start: 0, length: length)
      case .center: return StackSpan(start: (available - length) / 2, length: length)
      case .end: return StackSpan(start: available - length, length: length)
      case .baseline: return StackSpan(start: deepestAscent - item.ascent, length: length)
      }
    }
  }

  private var deepestAscent: CGFloat { items.map(\.ascent).max() ?? 0 }
}
