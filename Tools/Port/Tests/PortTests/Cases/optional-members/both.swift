import UIKit

/// What a picker tells.
#if canImport(ObjectiveC)
@objc public protocol PickerDelegate {
  func picker(_ picker: Picker, didPick name: String)
  /// The choice was left.
  @objc optional func pickerDidCancel(_ picker: Picker) // At any time.
  @objc optional static func start()
}
#else
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
#endif

public final class Picker: NSObject {
  weak var delegate: PickerDelegate?
  var onCancel: (() -> Void)?
  var pickerDidClose: (() -> Void)?

  func cancel() {
    #if canImport(ObjectiveC)
    delegate?.pickerDidCancel?(self)
    #else
    delegate?.pickerDidCancel(self)
    #endif
    onCancel?()
    pickerDidClose?()
    // Of other arguments.
    other?.pickerDidCancel?(self, 1)
  }
}
