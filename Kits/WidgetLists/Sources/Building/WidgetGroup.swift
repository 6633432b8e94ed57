/// A group of widgets: in columns, in a run, with margins, with a background.
///
/// ```swift
/// WidgetGroup(style: .columns(count: 2, spacing: 8), margins: WidgetMargins(16)) {
///   Widgets(products) { product in … }
/// }
/// ```
///
/// The rules W1 to W10 in the documentation specify the layout of widgets.
public struct WidgetGroup {
  /// The widgets of the group; its background is the first.
  public let widgets: [Widget]

  /// Puts a group together.
  ///
  /// - Parameters:
  ///   - id: What tells the group from others of the same line; needed where a loop has no objects.
  ///   - style: The arrangement of its widgets; nil for that of the group around it, and for rows with a background.
  ///   - margins: Their distance from the sides of the group around it.
  ///   - background: The background of all its widgets, as wide as the group with its margins.
  ///   - fileID: The file in which it is written.
  ///   - line: The line in which it is written.
  ///   - column: The column in which it is written.
  ///   - content: Its widgets.
  public init(
    id: AnyHashable? = nil,
    style: WidgetGroupStyle? = nil,
    margins: WidgetMargins = WidgetMargins(),
    background: (any WidgetHashable & WidgetPresentable)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @WidgetBuilder content: () -> [Widget]
  ) {
    let key = id ?? AnyHashable(WidgetSite.number(fileID, line, column))
    // The background is not inside of the margins, and in no column.
    let outer = WidgetScope(parent: .root, key: key, style: background == nil ? nil : .rows)
    let inner =
      background == nil
      ? WidgetScope(parent: .root, key: key, style: style, margins: margins)
      : WidgetScope(parent: outer, key: 0, style: style, margins: margins)
    var widgets = content().inside(inner)
    if let background {
      widgets.insert(Widget(background).with(scope: outer, isBackground: true), at: 0)
    }
    self.widgets = widgets
  }
}
