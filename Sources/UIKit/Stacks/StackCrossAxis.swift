import CoreGraphics
import Foundation

/// A view of a stack as the axis across the stack sees it.
struct StackCrossItem: Hashable {
  /// The length the view asks for; 0 for one that asks for none.
  var length: CGFloat
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

  /// The length of a stack in which every view is as long as it asks for.
  var fittingLength: CGFloat {
    guard alignment == .baseline else { return items.map(\.length).max() ?? 0 }
    let descent = items.map { $0.length - $0.ascent }.max() ?? 0
    return deepestAscent + descent
  }

  /// Where each view stands in a stack of the given length; none reaches beyond it but by a baseline.
  func spans(in available: CGFloat) -> [StackSpan] {
    items.map { item in
      let length = alignment == .fill ? available : min(item.length, available)
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
