/// Which packages are shown, in what groups and in what order.
public struct PackageArrangement: Hashable, Sendable {
  /// What groups are made by.
  public enum Grouping: Hashable, Sendable, CaseIterable {
    /// The archive section.
    case section
    /// The first letter of the name.
    case letter
    /// Nothing: all packages are in one group.
    case nothing
  }

  /// What the packages of a group are ordered by.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The name, in alphabetical order.
    case name
    /// The room on disk, largest first.
    case size
  }

  /// What is looked for in names and summaries.
  public var filter = TextFilter("")
  /// What groups are made by.
  public var grouping = Grouping.section
  /// What the packages of a group are ordered by.
  public var order = Order.name

  /// Shows every package by section and name.
  public init() {}

  /// The groups of `packages`, by title.
  public func groups(of packages: [DebianPackage]) -> [ItemGroup<DebianPackage>] {
    ItemGroup.groups(
      packages.lazy.filter { filter.matches($0.name, $0.summary) },
      by: title,
      areInOrder: areInOrder
    )
  }

  private func title(of package: DebianPackage) -> String {
    switch grouping {
    case .section: package.section ?? "unsorted"
    case .letter: package.name.first.map { "\($0)".uppercased() } ?? "?"
    case .nothing: "All packages"
    }
  }

  /// By size if that is asked for, then by name, version and place in the file.
  private func areInOrder(_ first: DebianPackage, _ second: DebianPackage) -> Bool {
    let sizes = (first.installedSize ?? 0, second.installedSize ?? 0)
    if order == .size, sizes.0 != sizes.1 { return sizes.0 > sizes.1 }
    return (first.name, first.version, first.id) < (second.name, second.version, second.id)
  }
}

extension ItemGroup<DebianPackage> {
  /// The room all packages take on disk, in kibibytes.
  public var installedSize: Int { items.reduce(0) { $0 + ($1.installedSize ?? 0) } }
}
