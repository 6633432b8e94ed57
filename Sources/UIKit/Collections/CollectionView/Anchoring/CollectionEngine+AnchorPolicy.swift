import TesseraCore

extension CollectionEngine {
  /// Has an item of the app's choice stand still; what a policy says for `nil`.
  func hold(_ item: AnchoredItem?) { data.followed.anchor = item }

  /// What stands still, as things are shown; `nil` for UIKit's way.
  var anchorPolicy: AnchorPolicy? {
    guard let anchor = data.followed.anchor else { return offsetHold.policy }
    return .item(shownPath(of: anchor.path), edge: anchor.edge)
  }
}
