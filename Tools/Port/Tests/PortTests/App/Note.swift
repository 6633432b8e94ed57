import UIKit

/// A note of the app, as a class that Objective-C knows.
@objcMembers
final class Note: NSObject {
  let identifier = UUID()
  var title: String

  /// The request for a note that is an address.
  var request: URLRequest? { URL(string: title).map { URLRequest(url: $0) } }

  init(title: String) {
    self.title = title
    super.init()
  }

  // swift-format-ignore: NeverForceUnwrap
  func diffIdentifier() -> NSObjectProtocol { identifier as NSObjectProtocol }
}

/// The order of a list.
@objc enum NoteOrder: Int {
  case age
  case title
}
