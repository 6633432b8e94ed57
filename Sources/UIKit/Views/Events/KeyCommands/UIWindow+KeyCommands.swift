extension UIWindow {
  /// Carries out the first command for a key that no responder has taken; answers whether there is one.
  ///
  /// With `hasPriority` only commands count that come before responders.
  func performKeyCommand(for presses: Set<UIPress>, hasPriority: Bool = false) -> Bool {
    let keys = presses.compactMap { $0.phase == .ended ? nil : $0.key }
    for responder in commandResponders {
      let command = responder.keyCommands?.first { command in
        command.wantsPriorityOverSystemBehavior == hasPriority
          && keys.contains { command.matches($0) }
      }
      guard let command else { continue }
      command.perform(from: responder)
      return true
    }
    return false
  }

  /// Those whose commands count: the chain of the first responder, and then that of the controller in front, which a view in a bar is no
  /// part of.
  private var commandResponders: [UIResponder] {
    let starts: [UIResponder?] = [firstResponder, controllerInFront, self]
    var known: Set<ObjectIdentifier> = []
    return starts.compactMap { $0 }
      .flatMap { sequence(first: $0, next: \.next) }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
