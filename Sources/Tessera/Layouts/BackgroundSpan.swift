import TesseraCore
public import UIKit

/// The part of a section that a background covers, before its own content insets are taken from it.
public enum BackgroundSpan: Hashable, Sendable, CaseIterable {
  /// Everything: groups, content insets, headers and footers, across the whole width; as in UIKit.
  case section
  /// Groups and content insets across the whole width, without headers and footers.
  ///
  /// Boundary items that do not extend the section, and those at its sides, are in front of it.
  case content
  /// The area that the content insets leave free for groups.
  ///
  /// In a section that scrolls across its layout that is the part between the insets that shows, however long
  /// its content is.
  case groups
}

extension NSCollectionLayoutDecorationItem {
  /// The part of its section that the background covers; `.section` by default.
  ///
  /// ```swift
  /// let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
  /// panel.backgroundSpan = .groups
  /// // 12 points beyond the groups at every side.
  /// panel.contentInsets = NSDirectionalEdgeInsets(top: -12, leading: -12, bottom: -12, trailing: -12)
  /// ```
  public var backgroundSpan: BackgroundSpan {
    get {
      switch span {
      case .section: .section
      case .content: .content
      case .groups: .groups
      }
    }
    set {
      span =
        switch newValue {
        case .section: .section
        case .content: .content
        case .groups: .groups
        }
    }
  }
}
