/// Says what a list shows.
@preconcurrency @MainActor
public protocol CollectionAdapterDelegate: AnyObject {
  /// The sections in their order; asked at each update.
  ///
  /// They may be made anew each time: those that are equal to shown ones lend them their values. Of two with the same `id` the first
  /// is shown, and the other one is reported.
  func sections() -> [Section]

  /// The items of one of the sections that ``sections()`` has just given.
  ///
  /// An item may be in several sections. One that a section has twice is reported, and shown where it comes first.
  func itemsFor(section: Section) -> [AnyHashable]
}

/// Composes the sections of a list.
@resultBuilder
public enum SectionsBuilder {
  /// One section.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  /// Several sections.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// The sections of a block, in their order.
  public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap(\.self) }
  /// The sections of an `if` without an `else`.
  public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
  /// The sections of the first branch.
  public static func buildEither(first part: [Section]) -> [Section] { part }
  /// The sections of the second branch.
  public static func buildEither(second part: [Section]) -> [Section] { part }
  /// The sections of a loop.
  public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap(\.self) }
}
