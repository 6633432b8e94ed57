/// What could not be drawn, told once although it is not drawn in every frame.
@MainActor
final class ProblemLog {
  private var told: Set<String> = []
  private let report: (String) -> Void

  /// After so many different problems nobody reads on.
  private static let capacity = 100

  init(report: @escaping (String) -> Void) { self.report = report }

  func callAsFunction(_ problem: String) {
    guard told.count < Self.capacity, told.insert(problem).inserted else { return }
    report(problem)
  }
}
