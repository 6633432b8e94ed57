import BenchmarkSupport
import Foundation
import TesseraGTK
import TesseraHeadless
import UIKit

/// What the list systems cost on top of a bare diffable data source that shows the same.
@MainActor
func listSystems(_ table: inout BenchmarkTable) throws {
  let count = 100_000
  try compare("list adapter", count, &table) {
    ListAdapterScene(count: count, in: $0)
  } against: {
    DiffableScene(count: count, hasSections: false, in: $0)
  }
  try compare("section controllers", count, &table) {
    SectionControllerScene(count: count, in: $0)
  } against: {
    DiffableScene(count: count, hasSections: true, in: $0)
  }
  try compare("section adapter, described", count, &table) {
    SectionAdapterScene(count: count, in: $0)
  } against: {
    CompositionalScene<Int>(count: count, in: $0) { $0 }
  }
  try compare("section adapter, asked", count, &table) {
    AskedSectionAdapterScene(count: count, in: $0)
  } against: {
    CompositionalScene(count: count, in: $0) { $0.map { ErasedNumber(number: AnyHashable($0)) } }
  }
  try compare("widgets", count, &table) {
    WidgetListScene(count: count, in: $0)
  } against: {
    DiffableScene(count: count, hasSections: false, in: $0)
  }
  try widgetFrames(count, &table)
  try posts(&table)
}

/// What a scrolled frame of widgets costs on top of a bare list in a layout of an app.
///
/// Cells of such a layout may ask for another size, so each is asked when it comes; those of a flow layout with sizes are not.
@MainActor
private func widgetFrames(_ count: Int, _ table: inout BenchmarkTable) throws {
  let backend = HeadlessBackend()
  UIApplication.start(with: backend)
  let (system, bare) = (
    WidgetListScene(count: count, in: backend), AppLayoutScene(count: count, in: backend)
  )
  try require(system.picture, equals: bare.picture, "widgets in a layout of an app")
  table.add(
    BenchmarkRow(
      "widgets: a scrolled frame",
      size: count,
      measure({ system.scroll() }, against: { bare.scroll() }),
      alternative: "bare list in a layout of an app",
      atMost: 1.1
    )
  )
}

/// What 10,000 posts of widgets cost on the main thread, against computing all their sizes there.
@MainActor
private func posts(_ table: inout BenchmarkTable) throws {
  let count = 10_000
  let backend = HeadlessBackend(resources: GTKResources(style: .pinned))
  UIApplication.start(with: backend)
  let scene = PostScene(count: count, in: backend)
  scene.showAndRead()
  try require(scene.shownCount > 20, equals: true, "posts are in sight")
  table.add(
    BenchmarkRow(
      "widgets: posts are shown, and ten screens of them read",
      size: count,
      measure({ scene.showAndRead() }, against: { scene.computeAll() }),
      alternative: "computing all sizes",
      atMost: 0.1
    )
  )
}

@MainActor
private func compare(
  _ name: String,
  _ count: Int,
  _ table: inout BenchmarkTable,
  system: (HeadlessBackend) -> ListSystemScene,
  against bare: (HeadlessBackend) -> ListSystemScene
) throws {
  let backend = HeadlessBackend()
  UIApplication.start(with: backend)
  let (system, bare) = (system(backend), bare(backend))
  for round in 0..<3 {
    try require(system.picture, equals: bare.picture, "\(name), round \(round)")
    for scene in [system, bare] {
      scene.scroll()
      scene.update()
    }
  }
  let alternative = "bare diffable list"
  table.add(
    BenchmarkRow(
      "\(name): a scrolled frame",
      size: count,
      measure({ system.scroll() }, against: { bare.scroll() }),
      alternative: alternative,
      atMost: 1.1
    )
  )
  table.add(
    BenchmarkRow(
      "\(name): a row goes and another comes",
      size: count,
      measure({ system.update() }, against: { bare.update() }),
      alternative: alternative,
      atMost: 1.3
    )
  )
}
