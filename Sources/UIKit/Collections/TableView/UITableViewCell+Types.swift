import CoreGraphics
import Foundation

extension UITableViewCell {
  /// The places of the labels and the picture of a cell.
  public enum CellStyle: Int, Sendable {
    /// A picture and a label.
    case `default`
    /// A label, and a grey one at the trailing edge.
    case value1
    /// A label, and a smaller one below it.
    case subtitle = 3
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: the row leads somewhere.
    case disclosureIndicator
    /// A button with an i, and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button with an i.
    case detailButton
  }

  /// Whether a selected cell looks selected.
  public enum SelectionStyle: Int, Sendable {
    /// It looks as it did before.
    case none
    /// As `default`.
    case blue
    /// As `default`.
    case gray
    /// It is grey.
    case `default`
  }

  /// The change that editing a row makes.
  public enum EditingStyle: Int, Sendable {
    /// Nothing; the row may still be moved.
    case none
    /// It is deleted.
    case delete
    /// Another one is inserted.
    case insert
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none
    /// There are.
    case singleLine
  }

  /// A closure that updates a cell's configurations when its state has changed.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The settings of a cell.
  struct Looks {
    let style: CellStyle
    let identifier: String?
    var content: (any UIContentConfiguration)?
    var updatesContent = true
    var background = Background.standard
    var updatesBackground = true
    var backgroundColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var selectionStyle = SelectionStyle.default
    var accessories = Accessories()
    var isSelected = false
    var isHighlighted = false
    var isEditing = false

    init(style: CellStyle, identifier: String?) {
      self.style = style
      self.identifier = identifier
    }
  }

  /// The background behind the content.
  enum Background {
    /// The background that the table has for its rows.
    case standard
    case own(UIBackgroundConfiguration)
    /// Nothing, or views of the app's.
    case other
  }

  /// Accessories.
  struct Accessories {
    /// The accessory at the trailing edge.
    struct Side {
      var type = AccessoryType.none
      var view: UIView?
    }

    var usual = Side()
    var whileEditing = Side()
    var showsGrip = false
    /// The answers of the table about the row when it was edited.
    var editing = EditingStyle.none
    var canMove: Bool?
    var ticks = false
    var level = 0
    var width: CGFloat = 10
  }
}

extension UITableViewCell.CellStyle {
  /// How labels and picture look in the style.
  var content: UIListContentConfiguration {
    switch self {
    case .default: .cell()
    case .value1: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
}
