import CTesseraRuntime

/// The class with the methods for editing, for selectors: `Selector(UIResponderStandardEditActions.paste(_:), named: "paste(_:)")`.
///
/// A protocol with optional methods on Apple's platforms, where Objective-C has such. Every responder has the methods here.
public typealias UIResponderStandardEditActions = UIResponder

/// The methods for editing that every responder has.
@MainActor
enum EditAction: Int, CaseIterable {
  // The raw values are those that `tessera_responder_edit_method` takes.
  case cut, copy, paste, delete, selectAll

  /// The action that a selector with a name means; `nil` for other methods.
  init?(_ selector: Selector) {
    guard let name = selector.name, let action = Self.allCases.first(where: { $0.name == name }),
      selector.resembles(action.selector)
    else { return nil }
    self = action
  }

  /// The name that code for Apple's platforms has for the method.
  private var name: String {
    switch self {
    case .cut: "cut(_:)"
    case .copy: "copy(_:)"
    case .paste: "paste(_:)"
    case .delete: "delete(_:)"
    case .selectAll: "selectAll(_:)"
    }
  }

  var selector: Selector {
    switch self {
    case .cut: Selector(UIResponder.cut(_:), named: name)
    case .copy: Selector(UIResponder.copy(_:), named: name)
    case .paste: Selector(UIResponder.paste(_:), named: name)
    case .delete: Selector(UIResponder.delete(_:), named: name)
    case .selectAll: Selector(UIResponder.selectAll(_:), named: name)
    }
  }

  /// Whether the class of a responder has code of its own for the method.
  func isOverridden(by responder: UIResponder) -> Bool {
    let own = unsafeBitCast(type(of: responder), to: UnsafeRawPointer.self)
    let plain = unsafeBitCast(UIResponder.self, to: UnsafeRawPointer.self)
    let index = Int32(rawValue)
    return tessera_responder_edit_method(own, index) != tessera_responder_edit_method(plain, index)
  }

  func perform(on responder: UIResponder) {
    switch self {
    case .cut: responder.cut(nil)
    case .copy: responder.copy(nil)
    case .paste: responder.paste(nil)
    case .delete: responder.delete(nil)
    case .selectAll: responder.selectAll(nil)
    }
  }
}
