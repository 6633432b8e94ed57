extension UIView {
  func resignHeldResponder(force: Bool) -> Bool {
    guard holdsFirstResponder, let window, let responder = window.firstResponder else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    if let owner = responder as? any TextEditorOwner { return owner.endEditingNow() }
    window.firstResponder = nil
    return true
  }

  /// Whether the first responder is this view or one in it.
  var holdsFirstResponder: Bool {
    guard let responder = window?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: self)
  }
}
