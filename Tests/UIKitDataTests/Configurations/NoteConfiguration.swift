import CoreGraphics
import Foundation

@testable import UIKit

/// Content written for tests: some words, and a height of the test's choice.
struct NoteConfiguration: UIContentConfiguration, Hashable {
  var words = ""
  var height: CGFloat = 50
  /// The state it was last updated for, in letters.
  var state = ""

  func makeContentView() -> any UIView & UIContentView { NoteView(self) }

  func updated(for state: any UIConfigurationState) -> NoteConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.state = state.letters
    return updated
  }
}

extension UICellConfigurationState {
  /// A letter for each thing that happens to the cell.
  var letters: String {
    let conditions = [
      (isDisabled, "d"), (isHighlighted, "h"), (isSelected, "s"), (isEditing, "e"),
      (isExpanded, "x"), (isReordering, "r"),
    ]
    return conditions.filter(\.0).map(\.1).joined()
  }
}

/// Shows a note, and counts how often it was told to.
final class NoteView: UIView, UIContentView {
  private(set) var changeCount = 0
  private var note: NoteConfiguration

  init(_ note: NoteConfiguration) {
    self.note = note
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { note }
    set {
      guard let newValue = newValue as? NoteConfiguration else { return }
      note = newValue
      changeCount += 1
    }
  }

  var shown: NoteConfiguration { note }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 100), height: note.height)
  }
}

/// Content of another kind.
struct BlankConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { BlankView(self) }
  func updated(for state: any UIConfigurationState) -> BlankConfiguration { self }
}

/// Shows nothing, whatever it is told.
final class BlankView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is BlankConfiguration || configuration is NoteConfiguration
  }
}
