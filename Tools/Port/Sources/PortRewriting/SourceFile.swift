import SwiftParser
import SwiftSyntax

/// A file with the tree of its text.
public struct SourceFile {
  /// The path, as it is reported.
  public let path: String
  /// The text.
  public let text: String
  let tree: SourceFileSyntax

  /// Parses a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }

  func applying(_ edits: [SourceEdit]) -> SourceFile {
    edits.isEmpty ? self : SourceFile(path: path, text: text.applying(edits))
  }

  /// The line of a node, from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return 1 + text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }

  /// The number of blanks that begin at an offset, line ends included.
  func blanks(from offset: Int) -> Int {
    let blanks = Set(" \t\r\n".utf8)
    return text.utf8.dropFirst(offset).prefix { blanks.contains($0) }.count
  }

  /// The blanks between the beginning of the line and an offset, or `nil` if there is something else.
  func indentation(at offset: Int) -> String? {
    let line = text.utf8.prefix(offset).reversed().prefix { $0 != UInt8(ascii: "\n") }
    let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isBlank ? String(decoding: line.reversed(), as: UTF8.self) : nil
  }
}

/// Something that a person has to change.
public struct Finding: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// What is used.
  public let symbol: String
  /// The symbol in Porting.md whose row says what to do; `nil` if `reason` says it.
  public let row: String?
  /// Why it is left.
  public let reason: String
}
