/// A section of widgets.
public struct WidgetSection: Hashable, Identifiable {
  /// What tells the section from others.
  public var id: AnyHashable
  /// What it shows.
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
