public import TesseraCore

/// A batch of every kind of operation, after which there are as many sections and items as before.
///
/// So it can be carried out again and again, on any number of rows. There are ten sections of equally
/// many rows:
///
///     before   0   1   2   3   4   5   6   7   8   9
///     after    0       2   +   3   4   5   7*  8   6   9       + inserted, * reloaded
///
/// In each section that stays, rows change in groups of four, which begin at some places:
///
///     before   a   b   c   d
///     after    d   b   +   c*                                  every other d is another section's
public struct MixedBatch: Sendable {
  /// The number of sections.
  public static let sectionCount = 10
  /// The sections that stay, where they come to be, and by number here, with which they exchange rows.
  private static let staying: [(old: Int, new: Int, partner: Int)] = [
    (0, 0, 1), (2, 1, 0), (3, 3, 3), (4, 4, 2), (5, 5, 5), (6, 8, 4), (8, 7, 7), (9, 9, 6),
  ]

  /// The reported operations.
  public private(set) var operations: [UpdateOperation] = [
    .deleteSection(OldSection(1)), .insertSection(NewSection(2)), .reloadSection(OldSection(7)),
    .moveSection(from: OldSection(6), to: NewSection(8)),
  ]
  /// The rows that keep their content and are at another place: those that move, and those between.
  public private(set) var kept: [ItemPair] = []

  /// Creates a batch; `places` are the first rows of the groups, at least four from each other.
  public init(places: [Int]) {
    for section in Self.staying {
      for (number, place) in places.enumerated() {
        let target = number.isMultiple(of: 2) ? section.new : Self.staying[section.partner].new
        add(place, OldSection(section.old), NewSection(section.new), NewSection(target))
      }
    }
  }

  private mutating func add(
    _ place: Int,
    _ old: OldSection,
    _ new: NewSection,
    _ target: NewSection
  ) {
    let moved = ItemPair(
      old: OldPath(section: old, item: place + 3),
      new: NewPath(section: target, item: place)
    )
    kept.append(moved)
    kept.append(
      ItemPair(
        old: OldPath(section: old, item: place + 1),
        new: NewPath(section: new, item: place + 1)
      )
    )
    operations += [
      .deleteItem(OldPath(section: old, item: place)),
      .insertItem(NewPath(section: new, item: place + 2)),
      .reloadItem(OldPath(section: old, item: place + 2)),
      .moveItem(from: moved.old, to: moved.new),
    ]
  }
}
