import Foundation

/// The actions of a control, each with the events it is for, in the order in which they were added.
@MainActor
struct ControlActions {
  private struct Entry {
    let action: UIAction
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  /// Every event that some action is for.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adds an action; one of the same identifier loses those events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard !events.isEmpty else { return }
    remove(action.identifier, for: events)
    entries.append(Entry(action: action, events: events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  func enumerate(_ body: (UIAction, UIControl.Event, inout Bool) -> Void) {
    var stops = false
    for entry in entries where !stops { body(entry.action, entry.events, &stops) }
  }
}
