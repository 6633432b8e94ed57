/// The kinds of the views that a section places, in the order in which the solver counts them.
struct CompositionalKinds: Hashable {
  var anchored: [Element] = []
  var boundaries: [Element] = []
  var backgrounds: [Element] = []

  /// What a view is beside its geometry.
  struct Element: Hashable {
    let kind: String
    let zIndex: Int
  }

  /// How far everything is lifted above the backgrounds: rule D2.
  ///
  /// The background of a list stands below zero.
  var lift: Int { backgrounds.contains { $0.zIndex >= 0 } ? 1 : 0 }
}

/// Kinds of sections, each with a number by which the solver tells sections apart.
struct CompositionalKindTable {
  private var kinds: [CompositionalKinds] = []
  private var numbers: [CompositionalKinds: Int] = [:]
  /// The number that was asked for last.
  private var latest: Int?

  /// The number of some kinds; equal ones have the same.
  mutating func number(of kinds: CompositionalKinds) -> Int {
    // Most sections place the kinds that the one in front does, and are not hashed for it.
    if let latest, self.kinds[latest] == kinds { return latest }
    if let number = numbers[kinds] {
      latest = number
      return number
    }
    self.kinds.append(kinds)
    let number = self.kinds.count - 1
    numbers[kinds] = number
    latest = number
    return number
  }

  /// The kinds of a number.
  subscript(number: Int) -> CompositionalKinds { kinds[number] }
}

extension [CompositionalKinds.Element] {
  /// The place of an element among those of its kind.
  func place(of number: Int) -> Int {
    self[..<number].count { $0.kind == self[number].kind }
  }

  /// The element at a place among those of a kind.
  func number(ofKind kind: String, at place: Int) -> Int? {
    var place = place
    for number in indices where self[number].kind == kind {
      if place == 0 { return number }
      place -= 1
    }
    return nil
  }
}
