/// A mistake of the program that the views found and repaired.
///
/// The same mistakes trap or crash in UIKit. Here the views show what the data source says; the diagnostic
/// names the section, the item and the counts, so that the cause can be found.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The subject of a diagnostic.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// A frame, a size or an offset with a number that cannot be used.
    case geometry
    /// A cell or supplementary view that was never registered, or registered twice.
    case registration
    /// Counts or views of a data source that cannot be.
    case dataSource
    /// Attributes of a layout that cannot be.
    case layout
    /// A picture that is missing or broken.
    case image
    /// A font of a size that cannot be.
    case text
    /// Offsets and content sizes of a scroll view.
    case scrolling
    /// An index path to select or to scroll to that does not exist.
    case selection
    /// A batch of updates that does not add up.
    case update
    /// A request to an animator that it cannot perform.
    case animation
    /// Drawing code with values that cannot be used, or without a context to draw into.
    case drawing
    /// A selector that what it is called with, or what it shall remove, does not go with.
    case action
  }

  /// The subject of the diagnostic.
  public let subject: Subject
  /// The text of the diagnostic: the problem and its location, with the values that show it, and the repair.
  public let message: String
  /// The inconsistency of a batch of updates, as counts; `nil` for other subjects.
  public let update: UpdateDiagnostic?
}

/// The treatment of diagnostics.
public enum DiagnosticPolicy: Sendable {
  /// One line on standard error.
  case standardError
  /// A call of the given function on the main actor, and nothing on standard error.
  case handler(@MainActor @Sendable (LayoutDiagnostic) -> Void)
  /// One line on standard error, then the program ends: the strict mode, for development and tests.
  case trap
}
