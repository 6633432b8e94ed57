import CoreGraphics
import Foundation

/// The button that leads back, with as many words as there is room for.
final class BackButton: UIButton {
  /// What the button may say, the longest first; the last one is nothing.
  private let titles: [String?]
  private var naturalWidths: [CGFloat]?

  /// Creates a button back to `item`.
  init(to item: UINavigationItem, action: UIAction) {
    titles = Self.titles(of: item)
    super.init(frame: .zero)
    var configuration = BarButton.configuration()
    configuration.image = item.backBarButtonItem?.image ?? UIImage(systemName: "chevron.backward")
    configuration.imagePadding = 2
    self.configuration = configuration
    show(titles.first ?? nil)
    accessibilityLabel = titles.first ?? "Back"
    addAction(action, for: .primaryActionTriggered)
  }

  /// Creates a button that says what an action does, where there is no item to go back to.
  convenience init(_ action: UIAction) {
    let item = UINavigationItem(title: action.title)
    if let image = action.image {
      item.backBarButtonItem = UIBarButtonItem(
        image: image,
        style: .plain,
        target: nil,
        action: nil
      )
    }
    self.init(to: item, action: action)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The widths with each of the titles, in points, the largest first.
  var widths: [CGFloat] {
    if let naturalWidths { return naturalWidths }
    let shown = configuration?.title
    let widths = titles.map { title -> CGFloat in
      show(title)
      return intrinsicContentSize.width
    }
    show(shown)
    naturalWidths = widths
    return widths
  }

  /// Says what is that wide.
  func fit(_ width: CGFloat) {
    let index = widths.firstIndex { $0 <= width } ?? titles.count - 1
    if configuration?.title != titles[index] { show(titles[index]) }
  }

  private func show(_ title: String?) { configuration?.title = title }

  private static func titles(of item: UINavigationItem) -> [String?] {
    if item.backButtonDisplayMode == .minimal { return [nil] }
    let own = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
    guard item.backButtonDisplayMode == .default, let own, own != "Back" else {
      return ["Back", nil]
    }
    return own.isEmpty ? [nil] : [own, "Back", nil]
  }
}
