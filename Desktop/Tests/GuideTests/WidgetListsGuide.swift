import UIKit
import WidgetLists

struct Recipe: Identifiable {
  let id: Int
  var name: String
  var steps: [String]
  var isDone = false
}

final class RecipesController: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())
  var recipes = [
    Recipe(id: 1, name: "Pancakes", steps: ["Mix flour, eggs and milk.", "Bake in a hot pan."]),
    Recipe(id: 2, name: "Lemonade", steps: ["Press three lemons.", "Add water and sugar."]),
  ]

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    Widgets(recipes) { recipe in
      WidgetGroup(margins: WidgetMargins(16)) {
        Spacing(height: 12)
        Text(recipe.name, style: .title3)
        Text("\(recipe.steps.count) steps", style: .footnote, color: .secondaryLabel)
        Spacing(height: 8)
        for step in recipe.steps { Text(step) }
        Buttons([
          WidgetButton(recipe.isDone ? "Cook again" : "Cooked", symbolName: "checkmark") {
            [weak self] in self?.toggle(recipe.id)
          },
          WidgetButton("Delete") { [weak self] in self?.delete(recipe.id) },
        ])
        .id("buttons")
      }
      Separator()
    }
    .bind(to: collectionView)
  }

  private func toggle(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isDone.toggle()
    show()
  }

  private func delete(_ id: Recipe.ID) {
    recipes.removeAll { $0.id == id }
    show()
  }
}

// MARK: - Primitives

struct Dish: Hashable, CustomStringConvertible {
  let name: String
  var description: String { name }
}

@MainActor
enum Primitives {
  static func texts(_ dish: Dish) -> [Widget] {
    Widgets {
      Header(string: "Today")
      Title(object: dish)
      Text("With butter and sugar", style: .callout, weight: .semibold, color: .label, lineLimit: 2)
    }
  }

  static func space() -> [Widget] {
    Widgets {
      Spacing(height: 16)
      Spacing(height: 16, separator: .bottom)
      Separator(leading: 16)
    }
  }

  static func pictures(_ pictures: [UIImage]) -> [Widget] {
    Widgets {
      if let first = pictures.first { Picture(first, aspect: 0.5, cornerRadius: 12, label: "Soup") }
      Gallery(pictures, height: 120, spacing: 8, cornerRadius: 8)
    }
  }

  static func buttons(_ order: @escaping @MainActor () -> Void) -> [Widget] {
    Widgets {
      Buttons("Order") { order() }
      Buttons([
        WidgetButton("Order", symbolName: "cart", action: order),
        WidgetButton("Sold out", isEnabled: false) {},
      ])
    }
  }

  static func progress(_ fraction: Float?) -> [Widget] {
    Widgets { Progress(fraction) }
  }

  static func row(_ names: [String]) -> [Widget] {
    Widgets {
      HorizontalGroup(height: 40, itemWidth: 200) {
        for name in names {
          Text(name)
          Spacing(height: 40)
        }
      }
      .id("names")
    }
  }

  static func card(_ names: [String]) -> [Widget] {
    Widgets {
      WidgetGroup(
        style: .columns(count: 2, spacing: 8),
        margins: WidgetMargins(16),
        background: Background(.secondarySystemBackground, cornerRadius: 12)
      ) {
        for name in names { Text(name) }
      }
      WidgetGroup(style: .run(spacing: 8)) {
        for name in names { Text(name) }
      }
    }
  }
}

// MARK: - A widget of the app

final class RatingView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  func show(_ stars: Int) { label.text = String(repeating: "★", count: stars) }
}

struct Rating: Hashable, WidgetHashable, WidgetPresentable {
  var stars: Int

  func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: WidgetCell<RatingView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.makeViewIfNeeded().show(stars)
    return cell
  }

  func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: containerWidth, height: 32)
  }
}

// MARK: - Tasks

/// A screen with a row for each setting, whose taps open a setting.
final class SettingsController: UIViewController, UICollectionViewDelegate {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())
  private(set) var opened: [Recipe.ID] = []
  private var binding: WidgetBinding?

  override func loadView() { view = collectionView }

  func show(_ recipes: [Recipe]) {
    collectionView.delegate = self
    binding = recipes.map { recipe in
      WidgetSection(id: recipe.id) {
        Header(string: recipe.name)
        Widgets([recipe]) { Text("\($0.steps.count) steps") }
      }
    }
    .bind(to: collectionView)
    collectionView.backgroundView = recipes.isEmpty ? EmptyView(frame: .zero) : nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    collectionView.deselectItem(at: path, animated: true)
    if let recipe = binding?.object(at: path) as? Recipe { opened.append(recipe.id) }
  }
}

/// Words in the middle of a list without rows.
final class EmptyView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "No recipes"
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
