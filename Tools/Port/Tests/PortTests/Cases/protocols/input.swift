import UIKit

@objc protocol PickerDelegate {
  func pick(_ name: String)
}

@objc(Named) protocol Named: NSObjectProtocol {
  var name: String { get }
}

@objc protocol OptionalDelegate {
  @objc optional func title(of row: Int) -> String
}

final class Picker {
  weak var delegate: PickerDelegate?
}
