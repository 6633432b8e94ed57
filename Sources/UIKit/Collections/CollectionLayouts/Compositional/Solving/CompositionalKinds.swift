import TesseraCore
import TesseraEngine

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

extension CompositionalKinds {
  /// The element of a collection view for one of the solver's.
  func element(
    of kind: CompositionalElementKind,
    inSection section: Int
  ) -> (element: CollectionElement, zIndex: Int) {
    func path(_ item: Int) -> ShownPath { ShownPath(section: section, item: item) }
    switch kind {
    case .item(let item): return (.cell(path(item)), lift)
    case .supplementary(let number, let item):
      return (.supplementaryView(anchored[number].kind, path(item)), anchored[number].zIndex + lift)
    case .boundary(let number):
      let boundary = boundaries[number]
      let place = boundaries.place(of: number)
      return (.supplementaryView(boundary.kind, path(place)), boundary.zIndex + lift)
    case .background(let number):
      let background = backgrounds[number]
      let place = backgrounds.place(of: number)
      return (.decorationView(background.kind, path(place)), background.zIndex)
    }
  }
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
