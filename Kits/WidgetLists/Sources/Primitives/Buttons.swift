public import CoreGraphics
public import Foundation
public import UIKit

/// A button of a row of them.
public struct WidgetButton: Hashable {
  /// The caption of the button, which distinguishes it from others in its row.
  public var title: String
  /// The name of its symbol; nil for none.
  public var symbolName: String?
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// The action of the button; not compared, so that a button with another action is the same
  /// button.
  public var action: @MainActor () -> Void

  /// A button.
  public init(
    _ title: String,
    symbolName: String? = nil,
    isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.symbolName = symbolName
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Returns whether both look the same.
  public static func == (left: WidgetButton, right: WidgetButton) -> Bool {
    left.title == right.title && left.symbolName == right.symbolName
      && left.isEnabled == right.isEnabled
  }

  /// Hashes the appearance of the button.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(symbolName)
    hasher.combine(isEnabled)
  }
}

/// Buttons beside each other, in one row and of equal width.
public struct Buttons: Hashable, WidgetHashable, WidgetPresentable {
  /// The buttons.
  public var buttons: [WidgetButton]

  /// A row of buttons.
  public init(_ buttons: [WidgetButton]) { self.buttons = buttons }

  /// A row of one button.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.init([WidgetButton(title, action: action)])
  }

  private static let height: CGFloat = 44

  /// A cell with the buttons.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: WidgetCell<ButtonRowView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.makeViewIfNeeded().show(buttons)
    return cell
  }

  /// 44 points high, and as wide as the container.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: containerWidth, height: Self.height)
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }

  /// Gives the buttons in sight what they do now.
  @preconcurrency @MainActor
  public func widgetRefresh(_ cell: UICollectionViewCell) {
    (cell as? WidgetCell<ButtonRowView>)?.view?.refresh(buttons)
  }
}

extension CGRect {
  /// The rectangle without a margin on each side, or the middle of one that is too small.
  fileprivate func inside(_ margin: CGFloat) -> CGRect {
    insetBy(dx: min(margin, width / 2), dy: min(margin, height / 2))
  }
}

/// Buttons of equal width.
private final class ButtonRowView: UIView {
  private var views: [UIButton] = []
  private var buttons: [WidgetButton] = []

  /// The room around each button, in which the ring of one with the focus stands clear of the texts above and below.
  private static let margin: CGFloat = 4

  func show(_ buttons: [WidgetButton]) {
    self.buttons = buttons
    while views.count > buttons.count { views.removeLast().removeFromSuperview() }
    while views.count < buttons.count { addButton() }
    for (view, button) in zip(views, buttons) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = button.title
      configuration.image = button.symbolName.flatMap { UIImage(systemName: $0) }
      configuration.imagePadding = 6
      view.configuration = configuration
      view.isEnabled = button.isEnabled
    }
    setNeedsLayout()
  }

  func refresh(_ buttons: [WidgetButton]) { self.buttons = buttons }

  private func addButton() {
    let number = views.count
    let view = UIButton(frame: .zero)
    view.addAction(
      UIAction { [weak self] _ in
        guard let self, self.buttons.indices.contains(number) else { return }
        self.buttons[number].action()
      },
      for: .primaryActionTriggered
    )
    views.append(view)
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !views.isEmpty else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(views.count)
    for (number, view) in views.enumerated() {
      let place = isMirrored ? views.count - 1 - number : number
      view.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
        .inside(Self.margin)
    }
  }
}
