import CoreGraphics
import Foundation

/// What a background is for, which decides what it looks like until something else is set.
enum BackgroundStyle: Hashable, Sendable {
  case clear
  /// Of a button, which has colours of its own.
  case button
  case plainCell
  case plainHeaderFooter
  case groupedCell
  case groupedHeaderFooter
  case sidebarHeader
  case sidebarCell

  /// The colour under given conditions; `nil` stands for the tint colour.
  func color(_ conditions: ConfigurationConditions) -> UIColor? {
    switch self {
    case .clear, .groupedHeaderFooter: .clear
    case .button: nil
    case .plainCell: Self.rowColor(.systemBackground, conditions)
    case .groupedCell: Self.rowColor(.secondarySystemGroupedBackground, conditions)
    // Rows pass behind a header that is pinned, and nothing says so of all layouts.
    case .plainHeaderFooter: .systemBackground
    case .sidebarHeader: conditions.isHighlighted ? .quaternarySystemFill : .clear
    case .sidebarCell:
      if conditions.isReordering {
        .tertiarySystemBackground
      } else if conditions.isSelected || conditions.isDropTarget {
        .systemFill
      } else {
        conditions.isHighlighted ? .tertiarySystemFill : .clear
      }
    }
  }

  private static func rowColor(
    _ normal: UIColor,
    _ conditions: ConfigurationConditions
  ) -> UIColor {
    guard conditions.isMarked, !conditions.isReordering else { return normal }
    return .systemGray4
  }

  var cornerRadius: CGFloat {
    switch self {
    case .sidebarCell, .sidebarHeader: 10
    case .clear, .button, .plainCell, .plainHeaderFooter, .groupedCell, .groupedHeaderFooter: 0
    }
  }

  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .sidebarCell, .sidebarHeader:
      NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    case .clear, .button, .plainCell, .plainHeaderFooter, .groupedCell, .groupedHeaderFooter:
      .zero
    }
  }
}

extension UIBackgroundConfiguration {
  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of a row in a plain list: that of the screen, grey while pressed or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }

  /// The background of a header or footer in a plain list, which covers the rows behind it.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }

  /// The background of a row in a grouped list: that of a group, grey while pressed or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }

  /// The background of a header or footer in a grouped list, which shows nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter)
  }

  /// The background of a header in a sidebar: round at the corners, and seen only while pressed.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader)
  }

  /// The background of a row in a sidebar: round, and seen only while pressed or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }

  /// The background of a row in a sidebar beside other columns; the same as `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }
}
