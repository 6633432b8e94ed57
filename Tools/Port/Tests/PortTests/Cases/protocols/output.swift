import UIKit

protocol PickerDelegate: AnyObject {
  func pick(_ name: String)
}

protocol Named: NSObjectProtocol {
  var name: String { get }
}

@objc protocol OptionalDelegate {
  @objc optional func title(of row: Int) -> String
}

final class Picker {
  weak var delegate: PickerDelegate?
}
