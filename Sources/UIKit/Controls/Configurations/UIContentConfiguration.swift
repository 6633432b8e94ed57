import Foundation

/// The content of a view, as a value that can make that view.
///
/// Hand one to a cell as its `contentConfiguration`. Configurations are values: change a copy and set
/// it again.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// This configuration as it is in a state, with everything that was set kept as it was set.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view; setting it changes the displayed content.
  var configuration: any UIContentConfiguration { get set }

  /// Whether `configuration` may be set; if not, another view is made for it.
  ///
  /// Unless implemented, configurations of the type of the present one may.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether `configuration` is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
