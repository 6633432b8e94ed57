public import UIKit

/// The calls of a data source that can be given identifiers that do not fit, in a form that throws.
///
/// A call that throws has changed nothing; nothing is reported.
extension UICollectionViewDiffableDataSource {
  /// The error that these calls throw.
  public typealias Failure = SnapshotError<SectionIdentifierType, ItemIdentifierType>

  /// Shows what a snapshot says, or throws if an identifier is in it twice.
  public nonisolated func apply(
    checking snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) throws(Failure) {
    try snapshot.checkDuplicates()
    apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows what a snapshot says, or throws if an identifier is in it twice.
  ///
  /// Returns when nothing of the change moves any more.
  public nonisolated func apply(
    checking snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async throws(Failure) {
    try snapshot.checkDuplicates()
    await apply(snapshot, animatingDifferences: animatingDifferences)
  }

  /// Shows what a snapshot says by asking for everything again, or throws if an identifier is in it twice.
  public nonisolated func applySnapshotUsingReloadData(
    checking snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) throws(Failure) {
    try snapshot.checkDuplicates()
    applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// Shows in a section the items of an outline whose parents are all expanded.
  ///
  /// Throws if an identifier is in the outline twice, or in what another section shows.
  public nonisolated func apply(
    checking snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) throws(Failure) {
    if let diagnostic = duplicateDiagnostic(of: snapshot, for: section) {
      throw SnapshotError(diagnostic)
    }
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The outline of a section, or its items as one if it has none; throws if the section is unknown.
  public nonisolated func snapshot(
    checking section: SectionIdentifierType
  ) throws(Failure) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard snapshot().indexOfSection(section) != nil else { throw .unknownSections([section]) }
    return snapshot(for: section)
  }
}
