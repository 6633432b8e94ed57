package import TesseraCore

extension Anchoring {
  /// Holds an item of the app's choice in place; for `nil` the policy says which is held.
  package func hold(_ item: AnchoredItem?) { data.followed.anchor = item }

  /// What stands still, as things are shown; `nil` for UIKit's way.
  package var anchorPolicy: AnchorPolicy? {
    guard let anchor = data.followed.anchor else { return offsetHold.policy }
    return .item(shownPath(of: anchor.path), edge: anchor.edge)
  }
}
