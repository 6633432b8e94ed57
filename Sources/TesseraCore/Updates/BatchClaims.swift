/// What a batch says about one level, sections or items, sorted by what it is.
///
/// On the level of sections, a section is an item of the only list there is.
struct BatchClaims {
  let level: Level
  var deletions: [OldPath] = []
  var insertions: [NewPath] = []
  var moves: [ItemPair] = []
  var reloads: [OldPath] = []
  var reconfigurations: [OldPath] = []
  /// For each move that found no place beside the insertion at its target, the section of the target.
  var overfull: [NewSection] = []

  init(_ level: Level) { self.level = level }

  enum Level {
    case sections
    case items

    func deletion(_ path: OldPath) -> UpdateOperation {
      self == .items ? .deleteItem(path) : .deleteSection(OldSection(path.item))
    }

    func insertion(_ path: NewPath) -> UpdateOperation {
      self == .items ? .insertItem(path) : .insertSection(NewSection(path.item))
    }

    func reload(_ path: OldPath) -> UpdateOperation {
      self == .items ? .reloadItem(path) : .reloadSection(OldSection(path.item))
    }

    func move(_ pair: ItemPair) -> UpdateOperation {
      self == .items
        ? .moveItem(from: pair.old, to: pair.new)
        : .moveSection(from: OldSection(pair.old.item), to: NewSection(pair.new.item))
    }
  }
}
