package import TesseraCore

/// How far an element is with finding its size.
package enum Sizing: Equatable {
  /// The view was not asked yet.
  case unasked
  /// The layout took an answer that differed from its own; the view is asked again.
  case asking(SizeNegotiation)
  /// View and layout agree on a size, or the layout does not take another.
  case settled(Size)
  /// The view kept changing its mind; what counts is its largest answer.
  ///
  /// `proposedFor` is the size that the layout had when it was last given that answer.
  case frozen(Size, proposedFor: Size?)

  /// What view and layout have said to each other so far.
  package struct SizeNegotiation: Equatable {
    var rounds = 0
    /// The largest width and height that the view answered.
    var largest = Size.zero
    var lastOriginal: Size?
    var lastAnswer: Size?

    /// How often a view may answer with yet another size.
    static var maximumRounds: Int { 8 }

    /// Whether an answer looks like the size that the layout has made of the one before: less than half a pixel
    /// differs.
    func settles(on size: Size, with answer: Size, displayScale: Double) -> Bool {
      rounds > 0 && abs(answer.width - size.width) * displayScale < 0.5
        && abs(answer.height - size.height) * displayScale < 0.5
    }

    func adding(original: Size, answer: Size) -> SizeNegotiation {
      SizeNegotiation(
        rounds: rounds + 1,
        largest: Size(
          width: max(largest.width, answer.width),
          height: max(largest.height, answer.height)
        ),
        lastOriginal: original,
        lastAnswer: answer
      )
    }
  }

  /// What to do about an element that the layout has given `size`.
  package func step(for size: Size) -> Step {
    switch self {
    case .unasked: .ask(SizeNegotiation())
    case .asking(let negotiation): .ask(negotiation)
    case .settled(let settled): settled == size ? .nothing : .ask(SizeNegotiation())
    case .frozen(let largest, let proposedFor):
      largest == size || proposedFor == size ? .nothing : .propose(largest)
    }
  }

  /// What to do about the size of an element.
  package enum Step: Equatable {
    case nothing
    case ask(SizeNegotiation)
    case propose(Size)
  }

  /// Where the element stands after the view answered `answer` for `original` in `negotiation`.
  ///
  /// The layout was asked meanwhile and said whether it takes the answer.
  package static func after(
    _ negotiation: SizeNegotiation,
    original: Size,
    answer: Size,
    isTaken: Bool
  ) -> Sizing {
    guard isTaken, answer != original else { return .settled(original) }
    // A layout that makes of the same answer the same size again will not come closer.
    if negotiation.lastOriginal == original, negotiation.lastAnswer == answer {
      return .settled(original)
    }
    return .asking(negotiation.adding(original: original, answer: answer))
  }
}
