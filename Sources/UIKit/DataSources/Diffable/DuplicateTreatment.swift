import TesseraCore

/// Which rows count of those that share an identifier, for modules that do not see the core.
package enum DuplicateTreatment: Sendable {
  /// The row that was given first.
  case first
  /// The row that was given last.
  case last
  /// All of them.
  case tag

  init(_ policy: DuplicatePolicy) {
    self =
      switch policy {
      case .first: .first
      case .last: .last
      case .tag: .tag
      }
  }

  var policy: DuplicatePolicy {
    switch self {
    case .first: .first
    case .last: .last
    case .tag: .tag
    }
  }
}
