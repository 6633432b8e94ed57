/// An element behind a section (D1).
public struct CompositionalBackground: Hashable, Sendable {
  /// The part of the section that the element covers before its own insets are taken from it.
  public var span: Span
  /// The insets that are taken from the span; negative insets make the element larger.
  public var contentInsets: Insets

  /// A part of a section.
  ///
  /// ```
  ///   ┌ section ─────────────────┐
  ///   │ header                   │
  ///   │┌ content ───────────────┐│
  ///   ││   ┌ groups ──────────┐ ││   Between content and groups are the content
  ///   ││   └──────────────────┘ ││   insets of the section.
  ///   │└────────────────────────┘│
  ///   │ footer                   │
  ///   └──────────────────────────┘
  /// ```
  public enum Span: Sendable, CaseIterable {
    /// Everything: boundary elements that extend the section, content insets and groups.
    case section
    /// Content insets and groups, as wide as the container; boundary elements at the start and the end are
    /// outside.
    case content
    /// The area that the content insets leave free for groups.
    case groups
  }

  /// Creates an element behind a section.
  public init(span: Span = .section, contentInsets: Insets = .zero) {
    self.span = span
    self.contentInsets = contentInsets
  }
}
