import CoreGraphics
import Foundation
import ListAdapters
import TesseraTestSupport
import UIKit

/// A cell of 20 points that shows a text, and counts how often it was filled in.
final class RowCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  private(set) var text = ""
  private(set) var fills = 0
  /// How often the height of a model was computed.
  static var questions = 0

  func configure(model: String, animated: Bool, completion: (() -> Void)?) {
    text = model
    fills += 1
    completion?()
  }

  /// 20 points, and 20 more for each line break.
  static func calculateHeight(model: String, width: CGFloat) -> CGFloat {
    questions += 1
    return 20 * CGFloat(1 + model.filter { $0 == "\n" }.count)
  }
}

/// A cell of a horizontal list, 30 points wide.
final class ColumnCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  WidthMeasurableView
{
  private(set) var text = ""

  func configure(model: Int, animated: Bool, completion: (() -> Void)?) {
    text = "\(model)"
    completion?()
  }

  static func calculateWidth(model: Int, height: CGFloat) -> CGFloat { 30 }
}

/// A cell of another class and model.
final class NumberCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  private(set) var number = 0

  func configure(model: Int, animated: Bool, completion: (() -> Void)?) {
    number = model
    completion?()
  }

  static func calculateHeight(model: Int, width: CGFloat) -> CGFloat { 10 }
  func measureHeight(model: Int, width: CGFloat) -> CGFloat { 15 }
}

/// A window with a list of texts, whose turns the test makes.
@MainActor
final class ListFixture {
  let fixture = Fixture(width: 100, height: 200)
  let view: UICollectionView
  let list: VerticalListAdapter<RowCell>
  private(set) var diagnostics: [String] = []
  private var turns: [() -> Void] = []

  init(_ items: [String] = [], isShown: Bool = true) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list = VerticalListAdapter<RowCell>()
    list.schedule = { [weak self] in self?.turns.append($0) }
    list.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    list.reload(items: items)
    if isShown {
      list.setup(collectionView: view)
      fixture.show(view)
    }
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

  /// The cells on screen, from the top.
  var cells: [RowCell] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? RowCell }
  }

  /// The texts on screen, from the top, once everything has come to rest.
  var texts: [String] {
    settle()
    return cells.map(\.text)
  }

  func clearDiagnostics() { diagnostics = [] }
}
