import TesseraEngine

/// What a cell asks of its configurations and of closures of the app; outside of a collection view there is no
/// engine that could be at work.
extension UICollectionViewCell {
  private func callOut<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    guard let engine = hostingCollectionView?.engine else { return body() }
    return engine.door.callOut(.event(name), in: .dataSource, body)
  }

  /// What a content configuration becomes in a state.
  func updated(
    _ configuration: any UIContentConfiguration,
    for state: UICellConfigurationState
  ) -> any UIContentConfiguration {
    callOut("updated(for:)") { configuration.updated(for: state) }
  }

  /// What a background configuration becomes in a state; transformers of its colours are the app's.
  func updated(
    _ configuration: UIBackgroundConfiguration,
    for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration {
    callOut("updated(for:)") { configuration.updated(for: state) }
  }

  /// Whether configurations are known to be equal; those that cannot be compared are not.
  func isSame(
    _ first: any UIContentConfiguration,
    _ second: any UIContentConfiguration
  ) -> Bool {
    callOut("==(_:_:)") { (first as? any Equatable)?.isEqual(to: second) ?? false }
  }

  /// A view for a configuration.
  func makeContentView(for configuration: any UIContentConfiguration) -> UIView {
    callOut("makeContentView()") { configuration.makeContentView() }
  }

  /// Has a content view show a configuration; returns false when it does not support it.
  func show(
    _ configuration: any UIContentConfiguration,
    in view: any UIView & UIContentView
  ) -> Bool {
    callOut("UIContentView.configuration") {
      guard view.supports(configuration) else { return false }
      view.configuration = configuration
      return true
    }
  }

  /// Has the cell, and what the app has set to that end, follow a state.
  func callUpdateHandlers(_ state: UICellConfigurationState) {
    callOut("updateConfiguration(using:)") { updateConfiguration(using: state) }
    guard let handler = configurations.updateHandler else { return }
    callOut("configurationUpdateHandler") { handler(self, state) }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
