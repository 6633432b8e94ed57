import CoreGraphics
import Foundation

/// What a conversation layout knows of what is read.
enum Reading {
  /// Nothing; the next change looks what is in sight.
  case unknown
  /// A place, as long as the offset is one of these, which keep it.
  case held(ReadingPlace, offset: CGFloat, clamped: CGFloat)
  /// A place while an update is under way: the offset that the layout has answered, if it was asked, and what it has
  /// added since.
  case updating(ReadingPlace?, answer: CGFloat?, added: CGFloat)

  /// The place, if the offset is still one that the layout has led to.
  func place(at offset: CGFloat) -> ReadingPlace? {
    switch self {
    case .unknown: return nil
    case .held(let place, let kept, let clamped):
      return abs(offset - kept) < 0.01 || abs(offset - clamped) < 0.01 ? place : nil
    case .updating(let place, _, _): return place
    }
  }

  /// The offset that the layout has led to in an update; nil outside of updates, and before it was asked.
  var answer: CGFloat? {
    if case .updating(_, let answer?, let added) = self { answer + added } else { nil }
  }

  /// Whether an update is under way.
  var isUpdating: Bool {
    if case .updating = self { true } else { false }
  }
}
