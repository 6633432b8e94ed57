import Foundation

final class Month {
  let name: String
  let number: Int
  let next: Any?

  func diffIdentifier() -> NSObjectProtocol {
    // The name is unique.
    return self.name as AnyObject as! NSObjectProtocol
  }

  var identifiers: [any NSObjectProtocol] {
    [number + 1 as AnyObject as! NSObjectProtocol, name as AnyObject as! any NSObjectProtocol, name as NSString]
  }

  var object: NSObjectProtocol? { next as? NSObjectProtocol }
  var sameObject: NSObjectProtocol { next as! NSObjectProtocol }
}
