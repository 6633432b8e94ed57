import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

@MainActor
extension AppDoor {
  /// Tells the app something, or asks it, while its paths are those of the data.
  func tell<Result>(_ name: StaticString, _ call: () -> Result) -> Result {
    callOut(.event(name), in: .dataSource, call)
  }

  /// Tells the delegate what the scroll view does; in the middle of a pass, which then goes on.
  func tell(
    _ name: StaticString,
    _ delegate: any UIScrollViewDelegate,
    _ news: (any UIScrollViewDelegate) -> Void
  ) {
    tell(name) { news(delegate) }
  }
}

/// What a cell asks of its configurations and of closures of the app; outside of a collection view there is no
/// engine that could be at work.
extension UICollectionViewCell {
  private func callOut<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    guard let engine = hostingCollectionView?.engine else { return body() }
    return engine.door.tell(name, body)
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

/// The text by which typing finds an item; `nil` for one that is not found.
package typealias TypeAheadText = (IndexPath) -> String?

// Closures that the app has handed in.
@MainActor
extension AppDoor {
  /// Has a registration fill a view in.
  func fill(_ handler: () -> Void) {
    callOut(.event("the handler of a registration"), in: turns.indexSpace, handler)
  }

  /// Has a provider of a diffable data source make the view of an element.
  func provide<View>(_ provider: () -> View?) -> View? {
    callOut(.event("the provider of a diffable data source"), in: turns.indexSpace, provider)
  }

  /// Has the handler of a section change what is visible of it.
  func changeVisibleItems(_ handler: () -> Void) {
    callOut(
      .question("visibleItemsInvalidationHandler"),
      in: .presentation,
      isHolding: true,
      handler
    )
  }

  /// Has paths mean what is shown in everything that the closure calls.
  func speakOfPresentation(_ actions: () -> Void) {
    let name: StaticString = "the closure of performUsingPresentationValues(_:)"
    callOut(.event(name), in: .presentation, actions)
  }
}

extension UICollectionView {
  /// The text by which typing finds an item.
  func typeAheadText(ofItemAt path: DataPath) -> String? {
    guard let text = selection.typeAhead.text else { return nil }
    return engine.door.callOut(.question("textForTypeAhead"), in: .dataSource) {
      text(IndexPath(path))
    }
  }
}
