import CoreGraphics
import Foundation

/// The accessories of a list cell with their views.
@MainActor
final class ListCellAccessories {
  /// What the app has set.
  private(set) var values: [UICellAccessory] = []
  private var leading: [AccessoryView] = []
  private var trailing: [AccessoryView] = []
  private var conditions = AccessoryConditions()

  /// The views in reading order.
  var views: [AccessoryView] { leading + trailing }

  /// Takes other accessories; views of types that were there are kept.
  func take(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    values = accessories
    let order = AccessoryOrder(accessories)
    if let type = order.repeated.first { report(type, in: cell) }
    var former: [UICellAccessory.AccessoryType: AccessoryView] = [:]
    for view in views { former[view.accessory.accessoryType] = view }
    leading = order.leading.map { Self.view(for: $0, among: &former, in: cell) }
    trailing = order.trailing.map { Self.view(for: $0, among: &former, in: cell) }
    for view in former.values { view.removeFromSuperview() }
    for view in views { view.action = { [unowned cell, unowned view] in cell.press(view) } }
  }

  private static func view(
    for accessory: UICellAccessory,
    among former: inout [UICellAccessory.AccessoryType: AccessoryView],
    in cell: UICollectionViewListCell
  ) -> AccessoryView {
    if let view = former.removeValue(forKey: accessory.accessoryType) {
      view.take(accessory)
      return view
    }
    let view = AccessoryView(accessory)
    // It comes into view from outside of its edge.
    view.alpha = 0
    cell.addSubview(view)
    return view
  }

  private func report(_ type: UICellAccessory.AccessoryType, in cell: UICollectionViewListCell) {
    Diagnostics.report(
      .registration,
      """
      \(Swift.type(of: cell)) was given more than one accessory of the type \(type); the first one is \
      shown. Each type may occur once, and each custom view.
      """
    )
  }

  /// Shows all accessories as they are under given conditions.
  ///
  /// Answers whether others are displayed than were.
  func show(_ conditions: AccessoryConditions) -> Bool {
    let changes = conditions.isEditing != self.conditions.isEditing
    self.conditions = conditions
    for edge in [leading, trailing] {
      var isFirst = true
      for view in edge {
        let isDisplayed = isDisplayed(view)
        view.show(conditions, isDisplayed: isDisplayed, isFirst: isFirst)
        if isDisplayed { isFirst = false }
      }
    }
    return changes && values.contains { $0.options.displayed != .always }
  }

  private func isDisplayed(_ view: AccessoryView) -> Bool {
    switch view.accessory.options.displayed {
    case .always: true
    case .whenEditing: conditions.isEditing
    case .whenNotEditing: !conditions.isEditing
    }
  }

  /// Adds the accessories to the layout of a cell.
  func measure(into layout: inout ListCellLayout) {
    layout.leading = leading.map(measured)
    layout.trailing = trailing.map(measured)
  }

  private func measured(_ view: AccessoryView) -> ListCellLayout.Accessory {
    let size = view.sizeThatFits(.zero)
    return ListCellLayout.Accessory(
      size: size,
      room: view.room(for: size),
      isDisplayed: isDisplayed(view)
    )
  }

  /// Places the views; one that is new starts from where it would wait.
  func place(_ frames: ListCellLayout.Frames) {
    for (view, frame) in zip(leading, frames.leading) { view.frame = frame }
    for (view, frame) in zip(trailing, frames.trailing) { view.frame = frame }
  }

  /// What part of the cell turns the chevron of an outline; `nil` when there is none.
  var outlineStyle: UICellAccessory.OutlineDisclosureOptions.Style? {
    for view in views where isDisplayed(view) && !view.accessory.options.isHidden {
      if case .outline(let style, _) = view.accessory.content { return style }
    }
    return nil
  }
}
