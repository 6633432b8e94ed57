import CoreGraphics
import Foundation

/// What content of a list is for, which decides how it looks until something else is set.
enum ListContentStyle: Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter
  case groupedHeader, groupedFooter
  case prominentHeader, extraProminentHeader
  case sidebarHeader, sidebarCell, sidebarSubtitleCell

  /// Whether it stands above rows rather than being one.
  var isHeader: Bool {
    switch self {
    case .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader:
      true
    case .cell, .subtitleCell, .valueCell, .plainFooter, .groupedFooter, .sidebarCell,
      .sidebarSubtitleCell:
      false
    }
  }

  var text: ListTextStyle {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
      ListTextStyle(.preferredFont(forTextStyle: .body), .label)
    case .plainHeader, .prominentHeader:
      ListTextStyle(.preferredFont(forTextStyle: .headline), .label)
    case .plainFooter, .groupedFooter:
      ListTextStyle(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    case .groupedHeader:
      ListTextStyle(.preferredFont(forTextStyle: .footnote), .secondaryLabel, .uppercase)
    case .extraProminentHeader: ListTextStyle(.systemFont(ofSize: 22, weight: .bold), .label)
    case .sidebarHeader: ListTextStyle(.systemFont(ofSize: 20, weight: .bold), .label)
    }
  }

  var secondaryText: ListTextStyle {
    switch self {
    case .cell, .subtitleCell: ListTextStyle(.preferredFont(forTextStyle: .caption1), .label)
    case .valueCell: ListTextStyle(.preferredFont(forTextStyle: .body), .secondaryLabel)
    case .sidebarCell, .sidebarSubtitleCell, .plainHeader, .plainFooter, .groupedHeader,
      .groupedFooter, .prominentHeader, .sidebarHeader:
      ListTextStyle(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    case .extraProminentHeader:
      ListTextStyle(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    }
  }

  /// Distances inside the content, in points.
  struct Measures {
    var margins: NSDirectionalEdgeInsets
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 8
    var verticalPadding: CGFloat = 3
    /// What a row has at least, so that it can be hit.
    var minimumHeight: CGFloat = 0
  }

  var measures: Measures {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
      Measures(margins: Self.margins(11, 16, 11), minimumHeight: 44)
    case .plainHeader, .plainFooter: Measures(margins: Self.margins(8, 16, 8))
    case .groupedHeader: Measures(margins: Self.margins(17, 8, 6))
    case .groupedFooter: Measures(margins: Self.margins(6, 8, 11))
    case .prominentHeader, .extraProminentHeader: Measures(margins: Self.margins(17, 8, 8))
    case .sidebarHeader: Measures(margins: Self.margins(11, 16, 11), minimumHeight: 44)
    }
  }

  private static func margins(
    _ top: CGFloat,
    _ leading: CGFloat,
    _ bottom: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
  }
}

/// How one of the texts looks until something else is set.
struct ListTextStyle {
  let font: UIFont
  let transform: UIListContentConfiguration.TextProperties.TextTransform
  private let normalColor: UIColor

  init(
    _ font: UIFont,
    _ color: UIColor,
    _ transform: UIListContentConfiguration.TextProperties.TextTransform = .none
  ) {
    self.font = font
    normalColor = color
    self.transform = transform
  }

  func color(_ conditions: ConfigurationConditions) -> UIColor {
    conditions.isDisabled ? .tertiaryLabel : normalColor
  }
}
