/// Something in a batch that does not fit, and how it was taken.
///
/// The batch is applied nevertheless. Issues are values, so that the owner of the view can report them.
public enum BatchIssue: Hashable, Sendable {
  /// The items of a section do not add up; the section is shown as the data source has it.
  case itemCount(section: SectionPair, before: Int, after: Int, deleted: Int, inserted: Int)
  /// The sections do not add up; everything is shown as the data source has it.
  case sectionCount(before: Int, after: Int, deleted: Int, inserted: Int)
  /// A position does not exist; the operation is dropped, of a move the half that does not fit.
  ///
  /// Each side says how many there are where one is missing, and is nil where none is.
  case outOfRange(UpdateOperation, before: Extent?, after: Extent?)
  /// The same was said before, and counts once.
  case repeated(UpdateOperation)
  /// Two operations exclude each other; `yielding` is dropped or adapted as its rule says.
  case conflict(BatchRule, prevailing: UpdateOperation, yielding: UpdateOperation)
  /// An item of a section that is deleted was reloaded or reconfigured, which has no effect.
  case inDeletedSection(UpdateOperation)
  /// An item of a section that is reloaded was changed as well; the section's reload includes it.
  case inReloadedSection(UpdateOperation)

  /// The number of sections or items, where one is missing.
  public enum Extent: Hashable, Sendable {
    /// The section does not exist; there are only so many.
    case sections(Int)
    /// The section exists and has only so many items.
    case items(Int)
  }
}

/// The rules of the update contract that a batch can break, by their numbers there.
public enum BatchRule: Int, Hashable, Sendable {
  /// The items of a section must add up.
  case itemCount = 1
  /// The sections must add up.
  case sectionCount = 2
  /// Deleted, reloaded and reconfigured items and sections must exist before.
  case oldRange = 3
  /// Inserted items and sections must exist after.
  case newRange = 4
  /// Moved items and sections must exist before and after.
  case moveRange = 5
  /// A position is deleted once.
  case repeatedDeletion = 6
  /// A position is inserted once.
  case repeatedInsertion = 7
  /// Deletion prevails over a reload.
  case deletionAndReload = 8
  /// Deletion prevails over a move: it is deleted, and something is inserted at the target.
  case deletionAndMove = 9
  /// Nothing is moved to the place of an insertion: it goes directly behind.
  case insertionAndMove = 10
  /// Two moves do not share a source or a target: the first prevails.
  case competingMoves = 11
  /// Items in a deleted section are not reloaded or reconfigured.
  case changeInDeletedSection = 14
  /// Items in a reloaded section are not changed as well.
  case changeInReloadedSection = 18
}

extension BatchIssue {
  /// The rule that is broken.
  public var rule: BatchRule {
    switch self {
    case .itemCount: .itemCount
    case .sectionCount: .sectionCount
    case .outOfRange(let operation, _, _): operation.rangeRule
    case .repeated(let operation): operation.repetitionRule
    case .conflict(let rule, _, _): rule
    case .inDeletedSection: .changeInDeletedSection
    case .inReloadedSection: .changeInReloadedSection
    }
  }
}

extension UpdateOperation {
  fileprivate var rangeRule: BatchRule {
    switch self {
    case .insertItem, .insertSection: .newRange
    case .moveItem, .moveSection: .moveRange
    default: .oldRange
    }
  }

  fileprivate var repetitionRule: BatchRule {
    switch self {
    case .insertItem, .insertSection: .repeatedInsertion
    case .moveItem, .moveSection: .competingMoves
    default: .repeatedDeletion
    }
  }
}
