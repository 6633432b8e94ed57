import Foundation

/// A button that belongs to a text that is edited: pressed, it leaves the keys with the text.
class FieldButton: UIButton {
  override var takesKeysWhenPressed: Bool { false }
}
