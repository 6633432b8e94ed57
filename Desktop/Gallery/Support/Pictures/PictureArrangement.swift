/// Which pictures are shown, in what groups and in what order.
public struct PictureArrangement: Hashable, Sendable {
  /// What groups are made by.
  public enum Grouping: Hashable, Sendable, CaseIterable {
    /// Nothing: all pictures are in one group without a title.
    case nothing
    /// The folder that they lie in.
    case folder
    /// The letters in their names.
    case series
  }

  /// What the pictures of a group are ordered by.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The name, in alphabetical order.
    case name
    /// The size of the file, largest first.
    case size
  }

  /// What is looked for in names.
  public var filter = TextFilter("")
  /// What groups are made by.
  public var grouping = Grouping.nothing
  /// What the pictures of a group are ordered by.
  public var order = Order.name

  /// Shows every picture by name.
  public init() {}

  /// The groups of `pictures`, by title.
  public func groups(of pictures: [Picture]) -> [ItemGroup<Picture>] {
    ItemGroup.groups(
      pictures.lazy.filter { filter.matches($0.name) },
      by: title,
      areInOrder: areInOrder
    )
  }

  private func title(of picture: Picture) -> String {
    switch grouping {
    case .nothing: ""
    case .folder: picture.folder
    case .series: picture.series
    }
  }

  private func areInOrder(_ first: Picture, _ second: Picture) -> Bool {
    if order == .size, first.size != second.size { return first.size > second.size }
    return (first.name, first.path) < (second.name, second.path)
  }
}
