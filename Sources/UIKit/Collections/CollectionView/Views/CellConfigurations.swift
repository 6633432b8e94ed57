import Foundation

/// What a cell shows, as far as configurations say it.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background = Background.standard
  var updatesContent = true
  var updatesBackground = true
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  var update = Update.done
  /// Shows the background configuration.
  var backgroundView: BackgroundView?

  /// Who decides what stands behind the content.
  enum Background {
    /// The class of the cell.
    case standard
    /// The app, with a configuration.
    case own
    /// The app, with other means.
    case other
  }

  /// Whether configurations are what they are to be in the present state.
  enum Update { case done, needed, running }
}
