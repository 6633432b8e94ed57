import Foundation
import TesseraCore

/// The text by which typing finds an item; `nil` for one that is not found.
package typealias TypeAheadText = (IndexPath) -> String?

// Closures that the app has handed in.
extension AppDoor {
  /// Lets the closure of a batch report it.
  func runBatch(_ updates: (() -> Void)?, _ report: OpenReport) {
    guard let updates else { return }
    callOut(.batch(report), in: turns.indexSpace, updates)
  }

  /// Has a registration fill a view in.
  func fill(_ handler: () -> Void) {
    callOut(.event("the handler of a registration"), in: turns.indexSpace, handler)
  }

  /// Has a provider of a diffable data source make the view of an element.
  func provide<View>(_ provider: () -> View?) -> View? {
    callOut(.event("the provider of a diffable data source"), in: turns.indexSpace, provider)
  }

  /// The text by which typing finds an item.
  func typeAheadText(ofItemAt path: DataPath) -> String? {
    guard let text = appView.selection.typeAhead.text else { return nil }
    return callOut(.question("textForTypeAhead"), in: .dataSource) { text(IndexPath(path)) }
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

  /// Tells the end of a change.
  func complete(_ completion: ((Bool) -> Void)?, isFinished: Bool) {
    guard let completion else { return }
    callOut(.event("a completion"), in: .dataSource) { completion(isFinished) }
  }
}

extension InteractiveTransition {
  /// What tells the end of the transition, called like any completion.
  func ending(isFinished: Bool) -> (Bool) -> Void {
    { completion?($0, isFinished) }
  }
}

extension ChangeTimeline {
  /// Tells the end of a change whose collection view is gone: there is nothing that a call could get into.
  func completeWithoutView() {
    for completion in takeCompletions() { completion(isArrived) }
  }
}

extension UpdateReport {
  /// Has the completions, whenever they are called, get `false`.
  mutating func fail() {
    completions = completions.map { completion in { _ in completion(false) } }
  }
}
