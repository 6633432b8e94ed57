import GallerySupport
import UIKit
import WidgetLists

/// The front of a shop: its restaurants in a row, its kitchens, and the dishes of each in columns, from one array.
@MainActor
struct ShopFront {
  private let data: StoreData?
  /// The pictures of the kitchens.
  let pictures: [UIImage]

  init() {
    let data = try? StoreData()
    self.data = data
    pictures = data?.menu.kitchens.compactMap { data?.picture($0.picture) } ?? []
  }

  func widgets(columns: Int) -> [Widget] {
    guard let data else { return [Text("The shop is closed.", color: .secondaryLabel).widget] }
    return Widgets {
      WidgetGroup(margins: WidgetMargins(16)) {
        Text("Open now", style: .title2, weight: .bold)
        Spacing(height: 8)
      }
      HorizontalGroup(height: 190, itemWidth: 220) {
        Widgets(data.menu.restaurants, id: \.line) { place in
          SideSpace(width: place.line == data.menu.restaurants.first?.line ? 16 : 12)
          ShopCard(
            name: place.name,
            detail: "\(place.minutes) minutes",
            picture: data.picture(place.picture)
          )
        }
        SideSpace(width: 16)
      }
      Spacing(height: 16)
      kitchens(data)
      Spacing(height: 16, separator: .bottom)
      Widgets(data.menu.kitchens, id: \.line) { dishes(of: $0, data, columns) }
    }
  }

  @WidgetBuilder
  private func kitchens(_ data: StoreData) -> [Widget] {
    WidgetGroup(style: .run(spacing: 8), margins: WidgetMargins(16)) {
      Widgets(data.menu.kitchens, id: \.line) { kitchen in
        Chip(text: kitchen.name, color: kitchen.color.color)
      }
    }
  }

  @WidgetBuilder
  private func dishes(
    of kitchen: StoreMenu.Kitchen,
    _ data: StoreData,
    _ columns: Int
  ) -> [Widget] {
    WidgetGroup(
      margins: WidgetMargins(16),
      background: Background(kitchen.color.color.withAlphaComponent(0.12))
    ) {
      Spacing(height: 12)
      Text(kitchen.name, style: .title2, weight: .bold)
      Spacing(height: 8)
      WidgetGroup(style: .columns(count: columns, spacing: 10, alignment: .fill)) {
        Widgets(data.menu.dishes.filter { $0.kitchen == kitchen.name }, id: \.line) { dish in
          ShopCard(
            name: dish.name,
            detail: dish.priceText,
            picture: data.picture(dish.picture)
          )
        }
      }
      Spacing(height: 16)
    }
  }
}

/// A picture above a name and a line: one widget, because its corners are round.
private struct ShopCard: Hashable, WidgetHashable, WidgetPresentable {
  var name: String
  var detail: String
  var picture: UIImage?

  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    let cell: WidgetLists.WidgetCell<ShopCardView> = collectionView.cellDequeueSafely(
      indexPath: indexPath
    )
    cell.makeViewIfNeeded().show(self)
    return cell
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize {
    ShopCardView.sample.show(self)
    return CGSize(
      width: containerWidth,
      height: ShopCardView.sample.height(in: containerWidth)
    )
  }

  @MainActor
  func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize? {
    CGSize(width: containerWidth, height: containerWidth * ShopCardView.shape + 60)
  }
}

/// A card of a dish or a restaurant.
private final class ShopCardView: UIView {
  static let sample = ShopCardView(frame: .zero)
  /// How high the picture is for each point of its width.
  static let shape: CGFloat = 0.6
  private static let gap: CGFloat = 10
  private let picture = StorePictureView(frame: .zero)
  private let column = UIStackView.column([], spacing: 2)
  private let name = UILabel(.subheadline, weight: .semibold)
  private let detail = UILabel(.footnote, color: .secondaryLabel, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .storeCard
    layer.cornerRadius = 12
    clipsToBounds = true
    for view in [name, detail] { column.addArrangedSubview(view) }
    for view in [picture, column] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ card: ShopCard) {
    picture.show(card.picture)
    name.text = card.name
    detail.text = card.detail
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat {
    (width * Self.shape).rounded() + textHeight(in: width) + 2 * Self.gap
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    column.height(forWidth: max(0, width - 2 * Self.gap))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let texts = textHeight(in: bounds.width)
    let shape = min((bounds.width * Self.shape).rounded(), bounds.height - texts - 2 * Self.gap)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, shape))
    column.frame = CGRect(
      x: Self.gap,
      y: picture.frame.maxY + Self.gap,
      width: max(0, bounds.width - 2 * Self.gap),
      height: texts
    )
  }
}

/// A word on a round ground.
private struct Chip: Hashable, WidgetHashable, WidgetPresentable {
  var text: String
  var color: UIColor

  private static let gap: CGFloat = 14

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    let cell: WidgetLists.WidgetCell<ChipLabel> = collectionView.cellDequeueSafely(
      indexPath: indexPath
    )
    let label = cell.makeViewIfNeeded()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.text = text
    label.textAlignment = .center
    label.backgroundColor = color.withAlphaComponent(0.2)
    label.layer.cornerRadius = Self.gap
    label.clipsToBounds = true
    return cell
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize {
    let words = Text(text, style: .subheadline, lineLimit: 1)
    let size = words.widgetSize(containerWidth: containerWidth)
    return CGSize(width: size.width + 2 * Self.gap, height: size.height + Self.gap)
  }
}

/// The label of a chip.
private final class ChipLabel: UILabel {}

/// The distance between cards in a row.
private struct SideSpace: Hashable, WidgetHashable, WidgetPresentable {
  var width: CGFloat

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    Spacing(height: 0).widgetCell(collectionView: collectionView, indexPath: indexPath)
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: width, height: 0) }
}
