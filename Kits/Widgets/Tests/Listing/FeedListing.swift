import Foundation
import UIKit
import WidgetLists

// A screen in the form of the article, which is compiled in the language mode that it was written for.

/// A primitive of the app's own.
struct Paragraph: WidgetHashable, WidgetPresentable {
  let text: String

  func widgetEqual(_ other: Any) -> Bool {
    guard let other = other as? Paragraph else { return false }
    return text == other.text
  }

  func widgetHash(into hasher: inout Hasher) { hasher.combine(text) }

  @MainActor
  func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: WidgetCell<UILabel> = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.view?.text = text
    return cell
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: containerWidth, height: 30) }

  @MainActor
  func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize? {
    CGSize(width: containerWidth, height: 20)
  }

  @MainActor
  func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? { nil }
}

struct Article: Hashable, CustomStringConvertible {
  let id: Int
  let title: String
  let paragraphs: [String]

  var description: String { title }
}

enum Builder {
  static func widgets(objects: [Article]) -> [Widget] {
    objects.flatMap { article -> [Widget] in
      var widgets = [
        Header(string: "Article \(article.id)").widget,
        Title(object: article).widget,
        Spacing(height: 8).widget,
      ]
      widgets += article.paragraphs.map { Paragraph(text: $0).widget }
      widgets.append(Spacing(height: 16, separator: .bottom).widget)
      return widgets
    }
  }
}

final class ArticlesViewController: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }

  func show(_ articles: [Article]) {
    Builder.widgets(objects: articles).bind(to: collectionView)
  }

  func show(sections: [WidgetSection]) { sections.bind(to: collectionView) }
}

/// Everything else that the article names.
enum WidgetSnippets {
  /// A widget is its own identity, unless it is given one.
  static func isItsOwnIdentity(_ widget: Widget) -> Bool { widget.identity == widget }

  /// Widgets of several kinds in one set.
  static var kinds: Set<Widget> {
    [
      Widget(Spacing(height: 8)), Widget(Header(string: "8")), Widget(Paragraph(text: "8")),
      Widget(Paragraph(text: "8")),
    ]
  }
}
