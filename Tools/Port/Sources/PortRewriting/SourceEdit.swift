import SwiftSyntax

/// A replacement of a part of a text, whose ends are offsets in UTF-8.
struct SourceEdit: Hashable {
  let range: Range<Int>
  let replacement: String
  let kind: ChangeKind
}

/// The kinds of changes of a file.
public enum ChangeKind: String, CaseIterable, Hashable, Sendable {
  case attribute
  case selector
  case keyPath = "key path"
  case entryPoint = "entry point"
  case movedMember = "moved member"
  case importLine = "import"
  case classProtocol = "class protocol"
  case optionalMember = "optional member"
  case cast
  case platform
  case nibMethod = "method of nibs"
  case addedImport = "added import"
}

extension String {
  /// Returns the text with edits applied that do not overlap; one that begins inside another is left out.
  func applying(_ edits: [SourceEdit]) -> String {
    guard !edits.isEmpty else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The range without the blanks and comments around it.
  var trimmedRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
