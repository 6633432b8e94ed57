import Foundation

/// What `UITextInput` says of places in the text of an editor.
@MainActor
struct EditorPositions {
  let editor: any UIBackendTextEditor

  var beginning: UITextPosition { UITextPosition(offset: 0) }

  var end: UITextPosition { UITextPosition(offset: unitCount) }

  private var unitCount: Int { editor.text.utf16.count }

  func text(in range: UITextRange) -> String? {
    guard range.range.location >= 0, NSMaxRange(range.range) <= unitCount else { return nil }
    return (editor.text as NSString).substring(with: range.range)
  }

  func range(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let start = min(from.offset, to.offset)
    return UITextRange(NSRange(location: start, length: max(from.offset, to.offset) - start))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (result, isTooFar) = position.offset.addingReportingOverflow(offset)
    return !isTooFar && (0...unitCount).contains(result) ? UITextPosition(offset: result) : nil
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// What a step backward takes out: the selection, or the character before the cursor; `nil` for nothing.
  var deletedBackward: NSRange? {
    let range = editor.selectedRange
    guard range.length == 0 else { return range }
    guard range.location > 0 else { return nil }
    return (editor.text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
  }
}
