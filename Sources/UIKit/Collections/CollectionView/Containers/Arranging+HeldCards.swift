import CoreGraphics
import TesseraCore

/// A card that stands still in its section, which scrolls by itself, while cards find their sizes.
struct HeldCard {
  let path: ShownPath
  /// Where it began in the content of its section, along the axis of that, in the layout's coordinates.
  let start: CGFloat
}

extension Arranging {
  /// Chooses what stands still in the sections in which something is asked for its size.
  func holdCards(whereMeasured measured: [ArrangedElement]) {
    for case .section(let section) in Set(measured.map(\.container)) {
      containers.hold(heldCard(of: section), in: section)
    }
  }

  /// The first card that was seen before and begins in sight, or else the last of those that were seen.
  private func heldCard(of section: OldSection) -> HeldCard? {
    let containers = containers.declared
    guard let container = containers[.section(section)],
      let declaration = containers.declaration(of: .section(section))
    else { return nil }
    let axis = declaration.axis
    let visible = containers.layout(CGRect(container.bounds), of: .section(section))
    let seen = session.arrangement.elements(in: scene).filter {
      $0.container == .section(section) && $0.key.kind == .cell
        && views[$0.key]?.display == .announced
    }
    let starts = seen.map { (card: $0, start: $0.answer.frame.origin[axis]) }
    let held =
      starts.filter { $0.start >= visible.origin[axis] }.min { $0.start < $1.start }
      ?? starts.max { $0.start < $1.start }
    guard let held, let path = held.card.key.path else { return nil }
    return HeldCard(path: path, start: held.start - declaration.frame.origin[axis])
  }

  /// How far what is held has moved in the content of its section since it was chosen; it is let go.
  func takeShiftsOfHeldCards(_ declarations: [SectionContainer]) -> [Int: Point] {
    guard containers.areCardsHeld else { return [:] }
    var shifts: [Int: Point] = [:]
    for declaration in declarations {
      guard let held = containers.heldCard(of: OldSection(declaration.section)),
        let answer = showableAttributes(for: .cell(held.path)), answer.isInContainer
      else { continue }
      let axis = declaration.axis
      let start = answer.frame.origin[axis] - declaration.frame.origin[axis]
      guard start != held.start else { continue }
      var shift = CGPoint.zero
      shift[axis] = start - held.start
      shifts[declaration.section] = Point(shift)
    }
    containers.letGoOfCards()
    return shifts
  }
}
