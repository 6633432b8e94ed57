import Testing

/// Records an issue unless two values are equal.
///
/// Says what `#expect(actual == expected)` says of two values, and takes the compiler about a millisecond where the macro takes 15 to 60:
/// a macro is parsed, expanded and type checked again at each use, with every `==` that is in sight. For a condition of any other
/// kind there is `#expect`.
///
/// - Parameters:
///   - actual: What the code that is tested answered.
///   - expected: What is right.
///   - comment: What to say beside the two values, if anything.
///   - fileID: The file of the issue; that of the call unless said otherwise.
///   - filePath: The path of that file.
///   - line: The line of the issue.
///   - column: The column of the issue.
public func expectEqual<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard actual != expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let words = comment()
  let fault = "\(String(reflecting: actual)) is not \(String(reflecting: expected))"
  Issue.record(
    Comment(rawValue: words.isEmpty ? fault : "\(words): \(fault)"),
    sourceLocation: place
  )
}
