/// The smallest errors that a system can have, found by trying every corner.
///
/// This is the slow twin of `ConstraintSolver`. The errors of each priority are added, and sums of higher
/// priority come first. Somewhere at a corner, where as many of the expressions and variables are zero as
/// there are variables, all sums are as small as they can be.
struct LexicographicSearch {
  struct Row: CustomStringConvertible {
    enum Relation: Int, CaseIterable { case lessThanOrEqual, equal, greaterThanOrEqual }

    var description: String {
      let sign = ["<=", "=", ">="][relation.rawValue]
      return "\(coefficients) + \(constant) \(sign) 0 @\(priority)"
    }

    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    /// Infinite for what is required.
    var priority: Double

    func error(at point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  var rows: [Row]
  var variableCount: Int

  /// The priorities, from the highest.
  var priorities: [Double] { Set(rows.map(\.priority)).sorted(by: >) }

  /// The sum of the errors of each priority, from the highest.
  func errors(at point: [Double]) -> [Double] {
    priorities.map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  /// The smallest errors, the higher priorities first.
  var smallestErrors: [Double] {
    var best: [Double]?
    forEachCorner { point in
      let found = errors(at: point)
      if best.map({ LexicographicSearch.isLess(found, $0) }) ?? true { best = found }
    }
    return best ?? []
  }

  /// The smallest sums of errors, and then of each row: those of higher priority first, and then those in front.
  var smallestErrorsInOrder: [Double] {
    var best: [Double]?
    forEachCorner { point in
      let found = errors(at: point) + errorsInOrder(at: point)
      if best.map({ LexicographicSearch.isLess(found, $0) }) ?? true { best = found }
    }
    return best ?? []
  }

  /// The error of each row, those of higher priority first, and then those in front.
  func errorsInOrder(at point: [Double]) -> [Double] {
    priorities.flatMap { priority in
      rows.filter { $0.priority == priority }.map { $0.error(at: point) }
    }
  }

  /// Whether all rows can hold at once.
  var isSatisfiable: Bool {
    var found = false
    forEachCorner { point in
      if rows.allSatisfy({ $0.error(at: point) < 1e-7 }) { found = true }
    }
    return found
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-7 { return left < right }
    return false
  }

  private func forEachCorner(_ body: ([Double]) -> Void) {
    var planes = rows.map { $0.coefficients + [-$0.constant] }
    for variable in 0..<variableCount {
      var plane = Array(repeating: 0.0, count: variableCount + 1)
      plane[variable] = 1
      planes.append(plane)
    }
    choose(variableCount, of: planes, from: 0, chosen: [], body)
  }

  private func choose(
    _ count: Int,
    of planes: [[Double]],
    from start: Int,
    chosen: [[Double]],
    _ body: ([Double]) -> Void
  ) {
    if count == 0 {
      if let point = LexicographicSearch.intersection(chosen) { body(point) }
      return
    }
    guard start + count <= planes.count else { return }
    for index in start...(planes.count - count) {
      choose(count - 1, of: planes, from: index + 1, chosen: chosen + [planes[index]], body)
    }
  }

  /// Where planes meet, by elimination; nil if that is not one point.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var planes = planes
    let count = planes.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(planes[$0][column]) < abs(planes[$1][column]) }),
        abs(planes[pivot][column]) > 1e-9
      else { return nil }
      planes.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = planes[row][column] / planes[column][column]
        for place in column...count { planes[row][place] -= factor * planes[column][place] }
      }
    }
    return (0..<count).map { planes[$0][count] / planes[$0][$0] }
  }
}
