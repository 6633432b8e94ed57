import UIKit

/// What a picker tells.
@objc public protocol PickerDelegate {
  func picker(_ picker: Picker, didPick name: String)
  /// The choice was left.
  @objc optional func pickerDidCancel(_ picker: Picker) // At any time.
  @objc optional static func start()
}

public final class Picker: NSObject {
  weak var delegate: PickerDelegate?
  var onCancel: (() -> Void)?
  var pickerDidClose: (() -> Void)?

  func cancel() {
    delegate?.pickerDidCancel?(self)
    onCancel?()
    pickerDidClose?()
    // Of other arguments.
    other?.pickerDidCancel?(self, 1)
  }
}
