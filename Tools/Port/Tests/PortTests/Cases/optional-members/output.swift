import UIKit

/// What a picker tells.
public protocol PickerDelegate: AnyObject {
  func picker(_ picker: Picker, didPick name: String)
  /// The choice was left.
  func pickerDidCancel(_ picker: Picker) // At any time.
  static func start()
}

public extension PickerDelegate {
  func pickerDidCancel(_ picker: Picker) {}
  static func start() {}
}

public final class Picker: NSObject {
  weak var delegate: PickerDelegate?
  var onCancel: (() -> Void)?
  var pickerDidClose: (() -> Void)?

  func cancel() {
    delegate?.pickerDidCancel(self)
    onCancel?()
    pickerDidClose?()
    // Of other arguments.
    other?.pickerDidCancel?(self, 1)
  }
}
