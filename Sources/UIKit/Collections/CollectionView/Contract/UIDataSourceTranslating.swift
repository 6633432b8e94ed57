public import Foundation
import TesseraCore
import TesseraEngine

/// Translates between what a data source says and what is shown.
///
/// They differ while an item is moved interactively, because the data source is notified only at the end.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The index on screen of a section with an index in the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// The index in the data source of a section with an index on screen.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Returns the path at which an item of the data source is shown; `nil` for `nil`.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Returns the data source's path of an item that is shown at a path; `nil` for `nil`.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Performs `actionsToTranslate` with paths as they are shown, in all calls to the collection view.
  ///
  /// Otherwise they count as in the data source.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// The same number: sections stay where they are.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// The same number: sections stay where they are.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  /// Returns the path at which an item of the data source is shown; `nil` for `nil`.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.flatMap { DataPath($0) }.map { IndexPath(engine.shownPath(of: $0)) }
      ?? dataSourceIndexPath
  }

  /// Returns the data source's path of an item that is shown at a path; `nil` for `nil`.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap { ShownPath($0) }.map { IndexPath(engine.dataPath(of: $0)) }
      ?? presentationIndexPath
  }

  /// Performs `actionsToTranslate` with paths as they are shown, in all calls to the collection view.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    engine.door.speakOfPresentation(actionsToTranslate)
  }
}
