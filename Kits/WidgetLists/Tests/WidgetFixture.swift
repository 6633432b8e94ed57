import CoreGraphics
import Foundation
import TesseraTestSupport
import UIKit
import WidgetLists

/// A value of a name, which shows its words in a height of 20 points for each line of them.
struct Row: Hashable, WidgetHashable, WidgetPresentable {
  var name: String
  var words: String?
  /// What it estimates; nothing if nil.
  var estimate: CGFloat?
  /// How wide it wants to be in a run.
  var width: CGFloat = 30

  init(_ name: String, words: String? = nil, estimate: CGFloat? = nil, width: CGFloat = 30) {
    self.name = name
    self.words = words
    self.estimate = estimate
    self.width = width
  }

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    let cell: RowCell = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.text = words ?? name
    cell.fills += 1
    return cell
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize {
    RowCell.questions += 1
    let lines = (words ?? name).filter { $0 == "\n" }.count
    return CGSize(width: width, height: 20 * CGFloat(1 + lines))
  }

  @MainActor
  func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize? {
    estimate.map { CGSize(width: width, height: $0) }
  }
}

/// A cell that shows a text, and counts how often it was filled in.
final class RowCell: UICollectionViewCell {
  var text = ""
  var fills = 0
  /// How often the size of a row was computed.
  static var questions = 0
}

/// A window with a collection view of widgets, whose turns the test makes.
@MainActor
final class WidgetFixture {
  let fixture: Fixture
  let view: UICollectionView
  let layout = WidgetLayout()
  let binding: WidgetBinding
  private(set) var diagnostics: [String] = []
  private var turns: [() -> Void] = []

  init(
    _ widgets: [Widget] = [],
    width: CGFloat = 100,
    height: CGFloat = 200,
    isRightToLeft: Bool = false,
    isHorizontal: Bool = false
  ) {
    fixture = Fixture(
      width: width,
      height: height,
      environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
    )
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    layout.estimatedExtent = 20
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    binding = widgets.bind(to: view)
    binding.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    binding.schedule = { [weak self] in self?.turns.append($0) }
    fixture.show(view)
  }

  /// Makes turns until nothing waits, and lets everything come to rest.
  func settle() {
    for _ in 0..<20 where !turns.isEmpty {
      let due = turns
      turns = []
      for work in due { work() }
    }
    fixture.backend.advanceUntilIdle(limit: 5)
  }

  /// Shows other widgets, and lets everything come to rest.
  func show(_ widgets: [Widget]) {
    widgets.bind(to: view)
    settle()
  }

  func cell(_ row: Int) -> RowCell? { view.cellForItem(at: [0, row]) as? RowCell }

  /// The cells on screen, in the order of their rows.
  var cells: [RowCell] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? RowCell }
  }

  /// The texts on screen, from the top.
  var texts: [String] { cells.map(\.text) }

  /// Each row in sight: number, left edge, top, width and height, in the visible area.
  var places: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map {
        let frame = $0.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return "\(path.item): " + numbers.map { "\(Int($0.rounded()))" }.joined(separator: " ")
      }
    }
  }
}

/// A value of a name with a fixed size.
struct Box: Hashable, WidgetHashable, WidgetPresentable {
  var name: String
  var height: CGFloat
  var width: CGFloat

  init(_ name: String, height: CGFloat = 0, width: CGFloat = 30) {
    self.name = name
    self.height = height
    self.width = width
  }

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    let cell: RowCell = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.text = name
    return cell
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}

extension WidgetFixture {
  /// The first letter of what is seen in each square of 10 points.
  var picture: String {
    let columns = Int(view.bounds.width / 10)
    let rows = Int(view.bounds.height / 10)
    var grid = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    for cell in view.subviews.compactMap({ $0 as? RowCell }) where !cell.isHidden {
      let frame = cell.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
      for row in max(0, Int(frame.minY / 10))..<max(0, min(rows, Int(frame.maxY / 10))) {
        for column in max(0, Int(frame.minX / 10))..<max(0, min(columns, Int(frame.maxX / 10))) {
          grid[row][column] = cell.text.first ?? "?"
        }
      }
    }
    return grid.map { String($0) }.joined(separator: "\n")
  }
}
