import CoreGraphics
import Foundation
import TesseraCore

/// The sections that scroll by themselves: their declarations, their offsets, and the cards that are held in them.
///
/// An owner of the engine's state.
@MainActor
final class ContainerPlaces {
  /// The containers inside the collection view, as the layout has declared them around what shows.
  private(set) var declared = DeclaredContainers.none
  /// Where containers were left, from where reading begins.
  private(set) var offsets = ContainerOffsets<Before>()
  /// The handlers that are notified of sections that scroll by themselves, for the module Tessera.
  private(set) var events: ContainerEvents?
  /// What the views of sections tell and ask about their content.
  private(set) weak var listener: (any ContainerListener)?
  /// The cards that keep their position while others find their sizes, by section.
  private var heldCards: [OldSection: HeldCard] = [:]

  /// Takes what the layout has declared.
  func take(_ declared: DeclaredContainers) { self.declared = declared }

  func take(_ events: ContainerEvents?) { self.events = events }

  func take(_ listener: some ContainerListener) { self.listener = listener }

  /// Takes note of where the content of a section is scrolled to, in its own coordinates.
  func scroll(_ section: OldSection, to offset: CGPoint) {
    declared.scroll(.section(section), to: offset)
  }

  /// Remembers where a section is left: how far from its first place of rest, and at which.
  func leave(_ section: OldSection, at distance: Point, stop: Int?) {
    offsets.leave(section, at: distance, stop: stop)
  }

  /// Moves what sections show on with their content.
  func shift(by shifts: [Int: Point]) {
    for (section, shift) in shifts { offsets.shift(OldSection(section), by: shift) }
  }

  /// Forgets where sections were left that hold nothing any more, or are not there.
  func forgetEmpty(within counts: ItemCounts) { offsets.keep(within: counts) }

  /// A batch leads to other sections, of which nothing is declared yet.
  func translate(through map: IndexMap) {
    declared = .none
    offsets = offsets.translated(through: map).next
  }
}

extension ContainerPlaces {
  var areCardsHeld: Bool { !heldCards.isEmpty }

  /// Holds a card in its position in a section, or none for `nil`.
  func hold(_ card: HeldCard?, in section: OldSection) { heldCards[section] = card }

  func heldCard(of section: OldSection) -> HeldCard? { heldCards[section] }

  func letGoOfCards() { heldCards = [:] }
}
