/// Reports once what cannot be drawn, although every frame tries again.
@MainActor
final class DrawingDiagnostics {
  private var reported: Set<String> = []
  private let report: (String) -> Void

  /// The number of different diagnostics after which no more are reported.
  private static let capacity = 100

  init(report: @escaping (String) -> Void) { self.report = report }

  func callAsFunction(_ message: String) {
    guard reported.count < Self.capacity, reported.insert(message).inserted else { return }
    report(message)
  }
}
