extension UIListContentConfiguration {
  /// A row: text of 17 points, at least 44 points high, with a small second text below.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// A row with a small second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }

  /// A row with a second text in grey at the other edge, or below the first where there is no room.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.valueCell)
  }

  /// A header of a plain list: semibold text of 17 points.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainHeader)
  }

  /// A footer of a plain list: grey text of 13 points.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainFooter)
  }

  /// A header of a grouped list: grey capitals of 13 points.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader)
  }

  /// A footer of a grouped list: grey text of 13 points.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedFooter)
  }

  /// A prominent header in a list with inset groups: semibold text of 17 points.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader)
  }

  /// A more prominent header in a list with inset groups: bold text of 22 points.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader)
  }

  /// A header in a sidebar: bold text of 20 points.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarHeader)
  }

  /// A row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarCell)
  }

  /// A row in a sidebar with a small second text in grey below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }

  /// A row in a sidebar beside other columns; the same as `sidebarCell()`.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarCell)
  }

  /// A row in a sidebar beside other columns; the same as `sidebarSubtitleCell()`.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }
}
