public import UIKit

/// Two logs side by side: which calls are the same, and which have other answers or are in one log alone.
///
/// ```swift
/// let comparison = LayoutCallComparison(of: UICollectionViewFlowLayout(), and: MyLayout()) { layout in
///   let screen = Screen(layout)
///   screen.insertARow()
/// }
/// print(comparison.differences)
/// ```
public struct LayoutCallComparison: Sendable {
  /// The calls of both, in order.
  public let rows: [Row]

  /// One call.
  public enum Row: Hashable, Sendable {
    /// Both layouts were called alike and answered the same.
    case same(LayoutCall)
    /// Both were called alike and answered otherwise.
    case answers(LayoutCall, LayoutCall)
    /// The first layout alone was called so.
    case first(LayoutCall)
    /// The second layout alone was called so.
    case second(LayoutCall)
  }

  /// Compares what two logs hold, in O(n · m) for n and m calls.
  @MainActor
  public init(_ first: LayoutCallLog, _ second: LayoutCallLog) {
    self.init(first.calls, second.calls)
  }

  /// Runs the same with two layouts and compares what they were called.
  ///
  /// - Parameters:
  ///   - first: A layout that is right, such as one of UIKit.
  ///   - second: Another one.
  ///   - run: Shows a layout in a collection view of its own, and does what is to be compared. Called with `first`,
  ///     then with `second`.
  @MainActor
  public init(
    of first: UICollectionViewLayout,
    and second: UICollectionViewLayout,
    run: (UICollectionViewLayout) -> Void
  ) {
    let logs = [first, second].map { layout in
      let log = LayoutCallLog(of: layout)
      run(layout)
      log.stop()
      return log
    }
    self.init(logs[0], logs[1])
  }

  /// Compares two lists of calls; what was called alike is found as the longest common sequence.
  init(_ first: [LayoutCall], _ second: [LayoutCall]) {
    var lengths = Array(
      repeating: Array(repeating: 0, count: second.count + 1),
      count: first.count + 1
    )
    for left in first.indices.reversed() {
      for right in second.indices.reversed() {
        lengths[left][right] =
          first[left].isCalled(as: second[right])
          ? lengths[left + 1][right + 1] + 1
          : max(lengths[left + 1][right], lengths[left][right + 1])
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      if left < first.count, right < second.count, first[left].isCalled(as: second[right]) {
        let isSame = first[left].answer == second[right].answer
        rows.append(isSame ? .same(first[left]) : .answers(first[left], second[right]))
        (left, right) = (left + 1, right + 1)
      } else if right == second.count
        || left < first.count && lengths[left + 1][right] >= lengths[left][right + 1]
      {
        rows.append(.first(first[left]))
        left += 1
      } else {
        rows.append(.second(second[right]))
        right += 1
      }
    }
    self.rows = rows
  }

  /// Whether both layouts were called alike and answered the same throughout.
  public var isSame: Bool { rows.allSatisfy { if case .same = $0 { true } else { false } } }

  /// The rows that differ, as text; empty if none does.
  ///
  /// `-` is what the first layout was called or said, `+` what the second one was. Of elements only those are listed
  /// that differ.
  public var differences: String {
    rows.compactMap { $0.isSame ? nil : $0.text }.joined(separator: "\n")
  }
}

extension LayoutCallComparison: CustomStringConvertible {
  /// All rows as text, those that are the same in one line each.
  public var description: String { rows.map(\.text).joined(separator: "\n") }
}

extension LayoutCall {
  fileprivate func isCalled(as other: LayoutCall) -> Bool {
    name == other.name && arguments == other.arguments
  }
}

extension LayoutCallComparison.Row {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .same(let call): return "  \(call.title)"
    case .first(let call): return "- \(call.title)\(call.answer.map { " → \($0)" } ?? "")"
    case .second(let call): return "+ \(call.title)\(call.answer.map { " → \($0)" } ?? "")"
    case .answers(let first, let second):
      guard case .elements(let former)? = first.answer, case .elements(let latter)? = second.answer
      else {
        return """
            \(first.title)
          - → \(first.answer?.description ?? "nothing")
          + → \(second.answer?.description ?? "nothing")
          """
      }
      let (missing, added) = (Set(former).subtracting(latter), Set(latter).subtracting(former))
      let lines =
        ["  \(first.title)"] + former.filter { missing.contains($0) }.map { "-   \($0)" }
        + latter.filter { added.contains($0) }.map { "+   \($0)" }
      return lines.joined(separator: "\n")
    }
  }
}
