import Foundation

extension [PathStep] {
  /// The same outlines, each from its end to its start, the last one first.
  package var reversed: [PathStep] {
    var result: [PathStep] = []
    for outline in outlines.reversed() {
      guard let end = outline.steps.last?.end else { continue }
      result.append(.move(end))
      for (index, step) in outline.steps.enumerated().reversed() where index > 0 {
        guard let target = outline.steps[index - 1].end else { continue }
        switch step {
        case .quad(_, let control): result.append(.quad(target, control: control))
        case .cubic(_, let control1, let control2):
          result.append(.cubic(target, control1: control2, control2: control1))
        case .move, .line, .close: result.append(.line(target))
        }
      }
      if outline.isClosed { result.append(.close) }
    }
    return result
  }

  /// The outlines, each from the step that begins it, without the one that closes it.
  private var outlines: [(steps: [PathStep], isClosed: Bool)] {
    var result: [(steps: [PathStep], isClosed: Bool)] = []
    var start: PathStep?
    for step in self {
      switch step {
      case .move:
        result.append(([step], false))
        start = step
      case .close:
        if !result.isEmpty { result[result.count - 1].isClosed = true }
      case .line, .quad, .cubic:
        if result.last?.isClosed == true, let start { result.append(([start], false)) }
        if !result.isEmpty { result[result.count - 1].steps.append(step) }
      }
    }
    return result
  }
}
