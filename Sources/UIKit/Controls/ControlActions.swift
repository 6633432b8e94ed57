import Foundation

/// The actions of a control, each with the events it is for, in the order in which they were added.
@MainActor
struct ControlActions {
  /// A response to events: an action with a closure, or a method of a target.
  enum Call {
    case action(UIAction)
    case method(TargetAction)

    var action: UIAction? {
      guard case .action(let action) = self else { return nil }
      return action
    }

    var method: TargetAction? {
      guard case .method(let method) = self else { return nil }
      return method
    }
  }

  private struct Entry {
    let call: Call
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  /// Every event that some action is for.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adds an action; one of the same identifier loses those events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard !events.isEmpty else { return }
    remove(action.identifier, for: events)
    entries.append(Entry(call: .action(action), events: events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  /// Adds a method of a target; the same one is called once for an event.
  mutating func add(_ selector: Selector, of target: Any?, for events: UIControl.Event) {
    entries.removeAll { $0.call.method?.isOver ?? false }
    let present = entries.firstIndex { entry in
      entry.call.method.map { $0.isFor(target) && $0.selector == selector } ?? false
    }
    if let present {
      entries[present].events.formUnion(events)
    } else if !events.isEmpty {
      let method = TargetAction(selector, of: target)
      entries.append(Entry(call: .method(method), events: events))
    }
  }

  /// Removes a method of a target, where `nil` is any.
  mutating func remove(_ selector: Selector?, of target: Any?, for events: UIControl.Event) {
    let methods = calls(for: events).compactMap(\.method)
    let meant = selector.map { methods.meant(by: $0, of: target) }
    remove(events) { call in
      guard let method = call.method, target == nil || method.isFor(target) else { return false }
      return meant.map { $0 == method.selector } ?? true
    }
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Call) -> Bool) {
    for index in entries.indices where isMeant(entries[index].call) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func calls(for events: UIControl.Event) -> [Call] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.call)
  }

  /// The methods of targets that are there, with their events.
  var methods: [TargetAction] {
    entries.compactMap(\.call.method).filter { !$0.isOver }
  }
}
