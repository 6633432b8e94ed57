import TesseraCore
public import UIKit

/// The treatment of rows that share an identifier in a diffable data source.
///
/// First and last are meant in time: the row that the snapshot was given first or last, wherever it is.
public enum DuplicateIdentifierPolicy: Hashable, Sendable, CaseIterable {
  /// The row that was given first.
  case first
  /// The row that was given last, so that giving an identifier again moves it.
  case last
  /// All of them; they are distinguished by their order among the rows with that identifier.
  case tag
}

extension UICollectionViewDiffableDataSource {
  /// The treatment of rows that share an identifier; the last of them is displayed by default.
  ///
  /// Holds for snapshots that are applied from now on. Duplicates are reported with their places whatever
  /// the policy is. Under ``DuplicateIdentifierPolicy/tag`` an identifier means the last of its rows when it
  /// is looked up. May be used from any thread.
  public nonisolated var duplicatePolicy: DuplicateIdentifierPolicy {
    get {
      switch duplicates {
      case .first: .first
      case .last: .last
      case .tag: .tag
      }
    }
    set {
      switch newValue {
      case .first: duplicates = .first
      case .last: duplicates = .last
      case .tag: duplicates = .tag
      }
    }
  }
}
