import TesseraCore
public import UIKit

/// The bounds of the content of a section that scrolls across its layout.
///
/// ```
///      container                contentInsets             background
///   ┌───────────────────┐    ┌───────────────────┐    ┌───────────────────┐
///   │ header            │    │ header            │    │ ┌───────────────┐ │
///   ▐█▌ ▐███████▌ ▐█████▌    │ ▐▌ ▐███████▌ ▐█▌  │    │ │▐▌ ▐██████▌ ▐██▌ │
///   └───────────────────┘    └───────────────────┘    │ └───────────────┘ │
///    the whole width          between the insets      └───────────────────┘
/// ```
///
/// Bounds are those across the layout: left and right, or top and bottom in a layout that scrolls sideways. Within
/// bounds
///
/// - nothing shows, has a view or takes clicks outside of them, and content is cut off there;
/// - a page is as long as they are, and cards stop at their leading edge or in their middle;
/// - groups have as much room as they and the content insets leave.
///
/// Headers, footers and backgrounds are placed as usual. In a section that does not scroll across its layout bounds have no effect.
public enum OrthogonalContentBounds: Hashable, Sendable, CaseIterable {
  /// The collection view: content shows across all of it, as in UIKit, and content insets scroll with it.
  case container
  /// The area that the content insets leave free, in both directions.
  ///
  /// The first card stands at its edge.
  case contentInsets
  /// The section's first background, in both directions.
  ///
  /// What content insets leave free beyond its edges scrolls with the cards. Without a background it is the
  /// container, and a diagnostic says so.
  case background
}

extension NSCollectionLayoutSection {
  /// The bounds of the section's content if it scrolls across its layout; `.container` by default.
  ///
  /// Bounds of no extent are the container, and a diagnostic says so.
  ///
  /// ```swift
  /// section.orthogonalScrollingBehavior = .groupPaging
  /// section.decorationItems = [.background(elementKind: "panel")]
  /// section.orthogonalContentBounds = .background
  /// ```
  public var orthogonalContentBounds: OrthogonalContentBounds {
    get {
      switch orthogonalBounds {
      case .container: .container
      case .contentInsets: .contentInsets
      case .background: .background
      }
    }
    set {
      orthogonalBounds =
        switch newValue {
        case .container: .container
        case .contentInsets: .contentInsets
        case .background: .background
        }
    }
  }
}
