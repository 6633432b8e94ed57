/// A section of widgets.
public struct WidgetSection: Hashable, Identifiable {
  /// The identifier of the section.
  public var id: AnyHashable
  /// The widgets of the section.
  public var widgets: [Widget]

  /// A section that shows widgets.
  public init(id: some Hashable, widgets: [Widget]) {
    self.id = AnyHashable(id)
    self.widgets = widgets
  }

  /// A section that puts widgets together.
  public init(id: some Hashable, @WidgetBuilder content: () -> [Widget]) {
    self.init(id: id, widgets: content())
  }
}
