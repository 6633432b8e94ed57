import Foundation
import TesseraCore
import TesseraEngine

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
