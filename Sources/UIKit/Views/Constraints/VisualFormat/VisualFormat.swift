import Foundation

/// A visual format such as `H:|-[name(>=40)]-8-[value]|`, read into parts.
struct VisualFormat: Equatable {
  /// Why a text is no visual format.
  struct Issue: Error, Equatable {
    let reason: String
    /// The place in the text, in characters.
    let offset: Int
  }

  /// What a distance or a length is compared with.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    var target: Target
    var priority: Target?
  }

  enum Target: Equatable {
    case number(Double)
    /// A metric, or for lengths a view.
    case name(String)
  }

  /// A view, or the superview at an end.
  enum Element: Equatable {
    case superview
    case view(String, [Predicate])
  }

  enum Connection: Equatable {
    /// The edges touch.
    case none
    /// The distance that the system keeps.
    case standard
    case distances([Predicate])
  }

  var isVertical = false
  private(set) var elements: [Element] = []
  /// What is between each element and the next.
  private(set) var connections: [Connection] = []

  init(_ text: String) throws(Issue) {
    var reader = Reader(text)
    if reader.take("V:") {
      isVertical = true
    } else {
      _ = reader.take("H:")
    }
    if reader.take("|") {
      elements.append(.superview)
      connections.append(try reader.connection())
    }
    elements.append(try reader.view())
    while !reader.isAtEnd {
      connections.append(try reader.connection())
      if reader.take("|") {
        elements.append(.superview)
        break
      }
      elements.append(try reader.view())
    }
    guard reader.isAtEnd else { throw reader.issue("nothing may follow the superview") }
  }
}

/// Goes through a visual format from its start to its end.
private struct Reader {
  private let characters: [Character]
  private var offset = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { offset == characters.count }

  func issue(_ reason: String) -> VisualFormat.Issue {
    VisualFormat.Issue(reason: reason, offset: offset)
  }

  mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard characters[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  /// What is between two elements.
  mutating func connection() throws(VisualFormat.Issue) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    guard !isAtEnd else { throw issue("a distance leads to nothing") }
    if characters[offset] == "[" || characters[offset] == "|" { return .standard }
    let distances = try predicates()
    guard take("-") else { throw issue("a distance must end with ‘-’") }
    return .distances(distances)
  }

  mutating func view() throws(VisualFormat.Issue) -> VisualFormat.Element {
    guard take("[") else { throw issue("a view must begin with ‘[’") }
    let name = try name()
    let lengths: [VisualFormat.Predicate] =
      !isAtEnd && characters[offset] == "(" ? try predicates() : []
    guard take("]") else { throw issue("a view must end with ‘]’") }
    return .view(name, lengths)
  }

  /// One predicate, or several in parentheses.
  private mutating func predicates() throws(VisualFormat.Issue) -> [VisualFormat.Predicate] {
    guard take("(") else { return [try predicate()] }
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw issue("‘)’ is missing") }
    return found
  }

  private mutating func predicate() throws(VisualFormat.Issue) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let target = try target()
    let priority: VisualFormat.Target? = take("@") ? try self.target() : nil
    return VisualFormat.Predicate(relation: relation, target: target, priority: priority)
  }

  private mutating func target() throws(VisualFormat.Issue) -> VisualFormat.Target {
    let start = offset
    if offset < characters.count, characters[offset] == "-" { offset += 1 }
    while offset < characters.count, characters[offset].isNumber || characters[offset] == "." {
      offset += 1
    }
    if let number = Double(String(characters[start..<offset])) { return .number(number) }
    offset = start
    return .name(try name())
  }

  private mutating func name() throws(VisualFormat.Issue) -> String {
    let start = offset
    while offset < characters.count, isPartOfName(characters[offset]) { offset += 1 }
    guard offset > start else { throw issue("a name or a number is missing") }
    return String(characters[start..<offset])
  }

  private func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}
