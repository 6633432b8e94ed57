package import TesseraCore

/// The sections that scroll by themselves: their declarations, their offsets, and the cards that are held in them.
///
/// An owner of the engine's state.
package final class ContainerPlaces {
  /// The containers inside the collection view, as the layout has declared them around what shows.
  @exclusivity(unchecked) package private(set) var declared = DeclaredContainers.none
  /// Where containers were left, from where reading begins.
  @exclusivity(unchecked) package private(set) var offsets = ContainerOffsets<Before>()
  /// Has the view of a section tell of its content.
  private var connection: ((any SectionView) -> Void)?
  /// The cards that keep their position while others find their sizes, by section.
  private var anchors: [OldSection: ContainerAnchor] = [:]

  /// Takes what the layout has declared.
  package func take(_ declared: DeclaredContainers) { self.declared = declared }

  /// Views of sections are connected by `connection` with what hears of their content.
  func take(_ connection: @escaping (any SectionView) -> Void) { self.connection = connection }

  /// Has the view of a section tell of its content.
  func connect(_ view: any SectionView) { connection?(view) }

  /// Takes note of where the content of a section is scrolled to, in its own coordinates.
  package func scroll(_ section: OldSection, to offset: Point) {
    declared.scroll(.section(section), to: offset)
  }

  /// Remembers where a section is left: how far from its first place of rest, and at which.
  package func leave(_ section: OldSection, at distance: Point, stop: Int?) {
    offsets.leave(section, at: distance, stop: stop)
  }

  /// Moves what sections show on with their content.
  package func shift(by shifts: [Int: Point]) {
    for (section, shift) in shifts { offsets.shift(OldSection(section), by: shift) }
  }

  /// Forgets where sections were left that hold nothing any more, or are not there.
  package func forgetEmpty(within counts: ItemCounts) { offsets.keep(within: counts) }

  /// A batch leads to other sections, of which nothing is declared yet.
  package func translate(through map: IndexMap) {
    declared = .none
    offsets = offsets.translated(through: map).next
  }
}

extension ContainerPlaces {
  var hasAnchors: Bool { !anchors.isEmpty }

  /// Holds a card in its position in a section, or none for `nil`.
  package func hold(_ card: ContainerAnchor?, in section: OldSection) { anchors[section] = card }

  func containerAnchor(of section: OldSection) -> ContainerAnchor? { anchors[section] }

  func releaseAnchors() { anchors = [:] }
}
