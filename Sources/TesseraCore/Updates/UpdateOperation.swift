/// One call of a batch, as it was made.
///
/// The types say in which index space a position counts: what goes or stays counts before the batch, what
/// comes counts after it, whatever the order of the calls.
public enum UpdateOperation: Hashable, Sendable {
  /// An item that is new.
  case insertItem(NewPath)
  /// An item that goes.
  case deleteItem(OldPath)
  /// An item that stays and is shown by another view.
  case reloadItem(OldPath)
  /// An item that stays and whose view is filled again.
  case reconfigureItem(OldPath)
  /// An item that stays, in another place.
  case moveItem(from: OldPath, to: NewPath)
  /// A section that is new, with all its items.
  case insertSection(NewSection)
  /// A section that goes, with all its items.
  case deleteSection(OldSection)
  /// A section that stays, whose items are all new, in whatever number.
  case reloadSection(OldSection)
  /// A section that stays, in another place.
  case moveSection(from: OldSection, to: NewSection)
}

extension UpdateOperation: CustomStringConvertible {
  /// A description of the operation, in words that fit into a sentence.
  public var description: String {
    switch self {
    case .insertItem(let path): "inserting item \(path.words)"
    case .deleteItem(let path): "deleting item \(path.words)"
    case .reloadItem(let path): "reloading item \(path.words)"
    case .reconfigureItem(let path): "reconfiguring item \(path.words)"
    case .moveItem(let from, let to): "moving item \(from.words) to \(to.words)"
    case .insertSection(let section): "inserting section \(section.index)"
    case .deleteSection(let section): "deleting section \(section.index)"
    case .reloadSection(let section): "reloading section \(section.index)"
    case .moveSection(let from, let to): "moving section \(from.index) to \(to.index)"
    }
  }
}

extension ItemPath {
  var words: String { "\(item) of section \(section.index)" }
}
