import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Random jumps, reloads and heights of headers, against the rule of C36 read from the views on screen.
///
/// Every second list has the first visible item held by the app.
///
/// One round is 960 steps; `TESSERA_TRIAL_ROUNDS='0..<100'` tries 96,000.
@Suite("Headers that change, whatever else happens")
@MainActor
struct HeaderTrials {
  @Test(
    "leave in place what begins in sight first",
    arguments: HeaderLayout.ofAnyDirection,
    ReadingOrientation.allCases
  )
  func trials(layout: HeaderLayout, orientation: ReadingOrientation) throws {
    for seed in TrialRounds.share(
      of: TrialRounds.chosen.flatMap { UInt64($0) * 3..<UInt64($0 + 1) * 3 }
    ) {
      let walk = HeaderWalk(layout, orientation, seed: seed)
      for _ in 0..<20 { try walk.step() }
    }
  }
}

/// An element by its section and item; a header has no item.
private struct Landmark: Hashable {
  let section: Int
  let item: Int?
}

/// A list with headers, and random steps.
@MainActor
private final class HeaderWalk {
  private let list: HeaderFixture
  private let isHeldByApp: Bool
  private var random: SeededGenerator
  private var script: [String]

  init(_ layout: HeaderLayout, _ orientation: ReadingOrientation, seed: UInt64) {
    let isHeldByApp = seed % 2 == 1
    self.isHeldByApp = isHeldByApp
    list = HeaderFixture(layout, orientation) {
      $0.anchorPolicy = isHeldByApp ? .firstVisible : nil
    }
    random = SeededGenerator(seed: seed)
    script = ["\(layout), \(orientation), seed \(seed)"]
  }

  func step() throws {
    switch Int.random(in: 0...5, using: &random) {
    case 0...2: try grow()
    case 3, 4: try jump()
    default: try reload()
    }
    for section in 0..<4 {
      guard let header = list.header(section) else { continue }
      let height = list.orientation.size(header.frame.size).height
      try #require(height == list.height(ofHeader: section), "\(script)")
    }
  }

  /// A header in sight gets another height.
  private func grow() throws {
    let sections = (0..<4).filter { list.header($0) != nil }
    guard let section = sections.randomElement(using: &random) else { return }
    let height = CGFloat(Int.random(in: 10...120, using: &random))
    let held = landmark(among: places)
    script.append("header \(section): \(height)")
    list.grow(section, to: height)
    try check(held)
  }

  /// What is seen after a jump finds its height; what was seen before it stays, or else what begins first.
  private func jump() throws {
    let target = CGFloat(Int.random(in: 0...3_600, using: &random))
    let seen = Set(places.keys)
    list.askAnew(CGFloat(Int.random(in: 10...120, using: &random)))
    script.append("offset \(target), other headers: \(list.usualHeight)")
    list.view.contentOffset = list.view.contentOffset(showing: target, list.orientation)
    let inSight = places
    let held = landmark(among: inSight.filter { seen.contains($0.key) }) ?? landmark(among: inSight)
    list.fixture.backend.makeFrame()
    try check(held)
  }

  private func reload() throws {
    let held = landmark(among: places)
    script.append("reload")
    list.view.reloadData()
    list.fixture.backend.makeFrame()
    try check(held)
  }

  /// What has to stay, and where it begins on screen; nil while the content is at its start, which stays there.
  private func landmark(among places: [Landmark: CGRect]) -> (Landmark, CGFloat)? {
    guard list.offset > 0 else { return (Landmark(section: 0, item: nil), 0) }
    let starting = places.filter {
      $0.value.minY >= list.offset || isHeldByApp && $0.key.item != nil
    }
    let first =
      starting.min { $0.value.minY < $1.value.minY } ?? places.max { $0.value.minY < $1.value.minY }
    return first.map { ($0.key, $0.value.minY - list.offset) }
  }

  private func check(_ held: (landmark: Landmark, top: CGFloat)?) throws {
    let limit = list.orientation.size(list.view.contentSize).height - 400
    // At the end of shorter content there is no room to stay in place.
    guard let held, list.offset < limit - 0.001 else { return }
    let now = place(of: held.landmark).minY - list.offset
    try #require(abs(now - held.top) < 0.001, "\(held): \(script)")
  }

  /// What the layout has in sight, where it would be if nothing pinned it.
  private var places: [Landmark: CGRect] {
    let visible = list.view.reading(list.view.bounds, list.orientation)
    var found: [Landmark: CGRect] = [:]
    for section in 0..<4 {
      for item in [nil] + (0..<20).map({ Optional($0) }) {
        let landmark = Landmark(section: section, item: item)
        let frame = place(of: landmark)
        if frame.minY < visible.maxY, frame.maxY > visible.minY { found[landmark] = frame }
      }
    }
    return found
  }

  /// A header ends where its first row begins.
  private func place(of landmark: Landmark) -> CGRect {
    let path = IndexPath(item: landmark.item ?? 0, section: landmark.section)
    let row = frame(list.view.layoutAttributesForItem(at: path))
    guard landmark.item == nil else { return row }
    let header = frame(
      list.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: path
      )
    )
    return CGRect(x: 0, y: row.minY - header.height, width: 320, height: header.height)
  }

  private func frame(_ attributes: UICollectionViewLayoutAttributes?) -> CGRect {
    attributes.map { list.view.reading($0.frame, list.orientation) } ?? .null
  }
}
