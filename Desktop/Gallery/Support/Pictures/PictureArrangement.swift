public import Foundation

/// Which pictures are shown, in what groups and in what order.
public struct PictureArrangement: Hashable, Sendable {
  /// What groups are made by.
  public enum Grouping: Hashable, Sendable, CaseIterable {
    /// Nothing: all pictures are in one group without a title.
    case nothing
    /// The month in which the file was last changed, the latest first.
    case month
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

  /// Where months begin.
  private let timeZone: TimeZone

  /// Shows every picture by name.
  ///
  /// - Parameter timeZone: Where months begin; in that of the machine unless said otherwise.
  public init(timeZone: TimeZone = .current) { self.timeZone = timeZone }

  /// The groups of `pictures`: by title, or the latest month first.
  public func groups(of pictures: [Picture]) -> [ItemGroup<Picture>] {
    ItemGroup.groups(
      pictures.lazy.filter { filter.matches($0.name) },
      by: key,
      areInOrder: areInOrder
    )
  }

  private func key(of picture: Picture) -> Key {
    switch grouping {
    case .nothing: .title("")
    case .month: .month(picture.modified.map { PictureMonth(of: $0, in: timeZone) })
    case .folder: .title(picture.folder)
    case .series: .title(picture.series)
    }
  }

  /// What a group has in common; the latest month is first, and what has none last.
  private enum Key: ItemGroupKey {
    case month(PictureMonth?)
    case title(String)

    var title: String {
      switch self {
      case .month(let month): month?.title ?? "Without a date"
      case .title(let title): title
      }
    }

    static func < (first: Key, second: Key) -> Bool {
      switch (first, second) {
      case (.month(let first?), .month(let second?)): first > second
      case (.month(_?), .month(nil)): true
      case (.month, .month): false
      default: first.title < second.title
      }
    }
  }

  private func areInOrder(_ first: Picture, _ second: Picture) -> Bool {
    if order == .size, first.size != second.size { return first.size > second.size }
    return (first.name, first.path) < (second.name, second.path)
  }
}
