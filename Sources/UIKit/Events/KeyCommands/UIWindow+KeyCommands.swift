extension UIWindow {
  /// Carries out the first command for a key that no responder has taken; answers whether there is one.
  ///
  /// With `hasPriority` only commands count that come before responders.
  func performKeyCommand(for presses: Set<UIPress>, hasPriority: Bool = false) -> Bool {
    let keys = presses.compactMap { $0.phase == .ended ? nil : $0.key }
    var responder: UIResponder? = firstResponder ?? controllerInFront ?? self
    while let current = responder {
      let command = current.keyCommands?.first { command in
        command.wantsPriorityOverSystemBehavior == hasPriority
          && keys.contains { command.matches($0) }
      }
      if let command {
        command.perform(from: current)
        return true
      }
      responder = current.next
    }
    return false
  }
}
