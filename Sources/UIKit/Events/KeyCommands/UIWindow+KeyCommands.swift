extension UIWindow {
  /// Carries out the first command for a key that no responder has taken; answers whether there is one.
  func performKeyCommand(for presses: Set<UIPress>) -> Bool {
    let keys = presses.compactMap { $0.phase == .ended ? nil : $0.key }
    var responder: UIResponder? = firstResponder ?? controllerInFront ?? self
    while let current = responder {
      let command = current.keyCommands?.first { command in keys.contains { command.matches($0) } }
      if let command {
        command.perform(from: current)
        return true
      }
      responder = current.next
    }
    return false
  }
}
