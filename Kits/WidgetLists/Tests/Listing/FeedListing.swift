import Foundation
import UIKit
import WidgetLists

// A screen in the form of the article, which is compiled in the language mode that it was written for.

/// The view of a primitive, which is made by `init()` alone.
final class ParagraphView: UIView {
  let label = UILabel()
  private(set) var shows = 0
  private(set) static var made = 0

  init() {
    super.init(frame: .zero)
    Self.made += 1
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(text: String) {
    label.text = text
    shows += 1
  }
}

final class SpacingView: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A spacing as the article makes it.
struct Gap: Hashable, WidgetHashable, WidgetPresentable {
  let height: CGFloat

  func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: WidgetCell<SpacingView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    if cell.view == nil {
      cell.view = SpacingView()
    }
    return cell
  }

  func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: containerWidth, height: height)
  }
}

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
    let cell: WidgetCell<ParagraphView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    if cell.view == nil {
      cell.view = ParagraphView()
    }
    cell.view?.show(text: text)
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
        Gap(height: 8).widget,
      ]
      widgets += article.paragraphs.map { Paragraph(text: $0).widget }
      widgets.append(Spacing(height: 16, separator: .bottom).widget)
      return widgets
    }
  }
}

final class ArticlesViewController: UIViewController, UICollectionViewDelegate {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())
  private var articles: [Article]

  init(articles: [Article]) {
    self.articles = articles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.delegate = self
    show()
  }

  private func show() { Builder.widgets(objects: articles).bind(to: collectionView) }

  /// The first part of an article hides it; the last one shows each article in a section of its own.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard indexPath.item > 0 else {
      articles.removeFirst()
      return show()
    }
    let sections = articles.map { article in
      WidgetSection(id: article.id, widgets: Builder.widgets(objects: [article]))
    }
    sections.bind(to: collectionView)
  }
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
