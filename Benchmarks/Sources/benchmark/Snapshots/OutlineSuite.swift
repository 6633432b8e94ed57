import BenchmarkSupport
import Foundation
import UIKit

/// Outlines in which each item holds the next one, against outlines in which the first holds all others.
@MainActor
func measureOutlines(_ items: [UUID], _ table: inout BenchmarkTable) throws {
  try require(levels(items).items, equals: items, "what is appended")
  try require(levels(items).visibleItems, equals: items, "what shows")
  try require(levels(items).level(of: items[items.count - 1]), equals: items.count - 1, "a level")
  table.add(
    BenchmarkRow(
      "outline: items appended one by one, each to the one before, expanded, and what shows of them",
      size: items.count,
      measure(
        { keep(levels(items).visibleItems) },
        against: { keep(children(items).visibleItems) }
      ),
      alternative: "each appended to the first",
      atMost: 1.5
    )
  )
  let (deep, flat) = (SnapshotScene(items), SnapshotScene(items))
  let (deepTurns, flatTurns) = (turns(of: levels(items)), turns(of: children(items)))
  deep.apply(deepTurns[0])
  try require(deep.shown, equals: [items[0]], "what shows of a collapsed outline")
  deep.apply(deepTurns[1])
  try require(deep.shown, equals: Array(items.prefix(40)), "what shows of an outline")
  table.add(
    BenchmarkRow(
      "data source: an outline of so many levels is collapsed and expanded, and the frames of that",
      size: items.count,
      measure(
        { for outline in deepTurns { deep.apply(outline) } },
        against: { for outline in flatTurns { flat.apply(outline) } }
      ),
      alternative: "two levels",
      atMost: 1.5
    )
  )
}

private typealias Outline = NSDiffableDataSourceSectionSnapshot<UUID>

/// Each item holds the next one.
private func levels(_ items: [UUID]) -> Outline {
  var outline = Outline()
  for index in items.indices {
    outline.append([items[index]], to: index == 0 ? nil : items[index - 1])
  }
  outline.expand(items)
  return outline
}

/// The first item holds all others.
private func children(_ items: [UUID]) -> Outline {
  var outline = Outline()
  for index in items.indices { outline.append([items[index]], to: index == 0 ? nil : items[0]) }
  outline.expand(items)
  return outline
}

/// An outline with its first item collapsed, and as it is.
private func turns(of outline: Outline) -> [Outline] {
  var collapsed = outline
  collapsed.collapse(Array(outline.rootItems))
  return [collapsed, outline]
}
