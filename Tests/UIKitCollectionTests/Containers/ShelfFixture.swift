import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// Rows and shelves of named items in a window of 320 × 400.
@MainActor
final class ShelfFixture: NSObject, UICollectionViewDataSource {
  let fixture = Fixture(width: 320, height: 400)
  let layout = ShelfLayout()
  let view: UICollectionView
  var sections: [Shelf]
  private(set) var diagnostics: [String] = []
  private(set) var completions: [Bool] = []

  struct Shelf {
    var name = ""
    var isShelf: Bool
    var items: [String]

    static func rows(_ items: String...) -> Shelf { Shelf(isShelf: false, items: items) }

    /// A shelf with so many items that begin with a letter.
    static func shelf(_ letter: String, _ count: Int) -> Shelf {
      Shelf(isShelf: true, items: (0..<count).map { "\(letter)\($0)" })
    }
  }

  init(_ sections: [Shelf], direction: UISemanticContentAttribute = .forceLeftToRight) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    super.init()
    layout.fixture = self
    view.semanticContentAttribute = direction
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    fixture.show(view)
    frame()
  }

  func end() { Diagnostics.hook = nil }

  func frame() { fixture.backend.makeFrame() }

  func rest() {
    fixture.backend.advance(by: 2)
    frame()
  }

  func update(_ changes: @escaping () -> Void) {
    view.performBatchUpdates(changes) { [weak self] in self?.completions.append($0) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ShelfCell)?.name = sections[indexPath.section].items[indexPath.item]
    return cell
  }
}

final class ShelfCell: UICollectionViewCell {
  var name = ""
  /// How often the cell was asked for its size since it was looked at.
  private var sizeRequests = 0

  func takeSizeRequests() -> Int {
    defer { sizeRequests = 0 }
    return sizeRequests
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    sizeRequests += 1
    return layoutAttributes
  }
}

extension ShelfFixture {
  /// The scroll view of a shelf; nil if it is not in sight.
  func scroller(_ section: Int) -> UIScrollView? {
    view.sectionScrollView(section)
  }

  func scroll(_ section: Int, to offset: CGFloat) {
    scroller(section)?.contentOffset.x = offset
    frame()
  }

  func cell(_ name: String) -> ShelfCell? {
    view.visibleCells.compactMap { $0 as? ShelfCell }.first { $0.name == name }
  }

  /// The left top corner of an item's cell in the window, as it is on screen now.
  func corner(_ name: String) -> CGPoint? {
    guard let cell = cell(name) else { return nil }
    var point = CGPoint.zero
    var current: UIView? = cell
    let now = fixture.backend.currentTime
    while let shown = current, shown !== view.window {
      let look = shown.layer.look(at: now)
      point.x += look.position.x - look.bounds.width / 2
      point.y += look.position.y - look.bounds.height / 2
      if let around = shown.superview {
        let origin = around.layer.look(at: now).bounds.origin
        point.x -= origin.x
        point.y -= origin.y
      }
      current = shown.superview
    }
    return CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }

  /// What has views, by section, each in the order of the items.
  var shown: [String] {
    sections.indices.compactMap { section in
      let names = view.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
        .compactMap { (view.cellForItem(at: $0) as? ShelfCell)?.name }
      return names.isEmpty ? nil : names.joined(separator: " ")
    }
  }
}

extension CALayer {
  /// The properties at a time of the clock, without what added animations have of them.
  fileprivate func look(at time: TimeInterval) -> LayerProperties {
    animations.applied(to: model, at: moment(at: time))
  }
}
