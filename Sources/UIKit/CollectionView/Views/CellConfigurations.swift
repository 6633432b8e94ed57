import Foundation

/// What a cell shows, as far as configurations say it.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  var update = Update.done
  /// Shows the background configuration.
  var backgroundView: BackgroundView?

  /// Whether configurations are what they are to be in the present state.
  enum Update { case done, needed, running }
}
