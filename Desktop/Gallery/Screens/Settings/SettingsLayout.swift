import UIKit

/// The layout of the settings: lists as they are chosen, with rows that are pulled aside in two groups.
@MainActor
enum SettingsLayout {
  /// What rows offer when they are pulled aside, at either edge.
  struct Actions {
    let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
    let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
  }

  static func section(
    _ section: SettingsSection?,
    _ choice: SettingsChoice,
    _ actions: Actions,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: choice.style)
    configuration.showsSeparators = choice.options.contains(.lines)
    if choice.options.contains(.headers) { configuration.headerMode = .supplementary }
    if choice.options.contains(.footers) { configuration.footerMode = .supplementary }
    if section == .devices {
      configuration.leadingSwipeActionsConfigurationProvider = actions.leading
    }
    if section == .devices || section == .languages {
      configuration.trailingSwipeActionsConfigurationProvider = actions.trailing
    }
    let list = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    if choice.style == .insetGrouped { list.contentInsetsReference = .readableContent }
    return list
  }
}
