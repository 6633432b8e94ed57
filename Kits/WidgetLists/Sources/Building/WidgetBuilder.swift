/// Puts widgets below each other.
///
/// ```swift
/// Widgets(posts) { post in
///   Title(object: post.title)
///   if !post.text.isEmpty { Text(post.text) }
///   Spacing(height: 8, separator: .bottom)
/// }
/// ```
///
/// A widget remembers the line and column in which it was written, so that equal widgets of different lines are
/// different ones; those of one line in a loop are told apart by the objects of `Array(_:content:)`,
/// and otherwise by their order.
@resultBuilder
public enum WidgetBuilder {
  /// A value that can be shown.
  public static func buildExpression(
    _ value: some WidgetHashable & WidgetPresentable,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Widget] { [placed(value.widget, fileID, line, column)] }

  /// A widget.
  public static func buildExpression(
    _ widget: Widget,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Widget] { [placed(widget, fileID, line, column)] }

  /// Widgets that were put together elsewhere.
  public static func buildExpression(
    _ widgets: [Widget],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Widget] { widgets.map { $0.site == 0 ? placed($0, fileID, line, column) : $0 } }

  /// A group.
  public static func buildExpression(_ group: WidgetGroup) -> [Widget] { group.widgets }

  /// Widgets that follow each other.
  public static func buildBlock(_ parts: [Widget]...) -> [Widget] { parts.flatMap(\.self) }

  /// Widgets that are there or not.
  public static func buildOptional(_ part: [Widget]?) -> [Widget] { part ?? [] }

  /// Widgets of a condition that holds.
  public static func buildEither(first part: [Widget]) -> [Widget] { part }

  /// Widgets of a condition that does not hold.
  public static func buildEither(second part: [Widget]) -> [Widget] { part }

  /// Widgets of a loop.
  public static func buildArray(_ parts: [[Widget]]) -> [Widget] { parts.flatMap(\.self) }

  /// Widgets that a system may not have.
  public static func buildLimitedAvailability(_ part: [Widget]) -> [Widget] { part }

  private static func placed(
    _ widget: Widget,
    _ fileID: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Widget {
    widget.with(site: WidgetSite.number(fileID, line, column))
  }
}

/// A place in a program as a number.
enum WidgetSite {
  static func number(_ fileID: StaticString, _ line: UInt, _ column: UInt) -> UInt64 {
    let file = fileID.hasPointerRepresentation ? UInt64(UInt(bitPattern: fileID.utf8Start)) : 0
    // Odd multipliers lose no bit, so places of one file are never the same.
    let place = UInt64(line) << 16 | UInt64(column & 0xffff)
    return (file &* 0x9E37_79B9_7F4A_7C15) ^ (place &* 0xD6E8_FEB8_6659_FD93) | 1
  }
}

extension [Widget] {
  /// Puts widgets together.
  public init(@WidgetBuilder content: () -> [Widget]) { self = content() }

  /// Puts together the widgets of each object, from which their rows lead back to the object.
  ///
  /// Widgets of one object are told apart from equal ones of another, so that an object that comes, goes or moves takes its
  /// own widgets along.
  public init<Objects: Sequence>(
    _ objects: Objects,
    @WidgetBuilder content: (Objects.Element) -> [Widget]
  ) where Objects.Element: Identifiable { self.init(objects, id: \.id, content: content) }

  /// Puts together the widgets of each object that has an identifier at a key path.
  public init<Objects: Sequence, ID: Hashable>(
    _ objects: Objects,
    id: KeyPath<Objects.Element, ID>,
    @WidgetBuilder content: (Objects.Element) -> [Widget]
  ) {
    self = objects.flatMap { object in
      let scope = WidgetScope(
        parent: .root,
        key: AnyHashable(object[keyPath: id]),
        object: object
      )
      return content(object).inside(scope)
    }
  }
}
