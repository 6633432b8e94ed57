import TesseraCore

// The engine keys elements by what they are now; which index space a key is of is said here.
extension ElementTranslation {
  /// What happens to an element, as the engine keys elements.
  enum KeyDisposition: Equatable {
    /// It keeps its view, under another key maybe.
    case stays(ElementKey)
    /// It stays, but is shown by another view.
    case reloads(ElementKey)
    /// It is no more.
    case goes
  }

  /// Where an element comes from, as the engine keys elements.
  enum KeySource: Equatable {
    /// It was there, with the same view.
    case stayed(ElementKey)
    /// It was there, but another view showed it.
    case reloaded(ElementKey)
    /// It was not there.
    case isNew
  }

  /// What happens to the element that had `key` before.
  func disposition(of key: ElementKey) -> KeyDisposition {
    switch disposition(of: key.identity(in: Before.self)) {
    case .stays(let element): .stays(ElementKey(element))
    // The content of a reloaded section is asked for again; what it scrolls in stays.
    case .reloads(let element) where key.kind == .container: .stays(ElementKey(element))
    case .reloads(let element): .reloads(ElementKey(element))
    case .goes: .goes
    }
  }

  /// Where the element that has `key` now comes from.
  func source(of key: ElementKey) -> KeySource {
    switch source(of: key.identity(in: After.self)) {
    case .stayed(let element): .stayed(ElementKey(element))
    case .reloaded(let element) where key.kind == .container: .stayed(ElementKey(element))
    case .reloaded(let element): .reloaded(ElementKey(element))
    case .isNew: .isNew
    }
  }

  /// Whether the element that had `key` before is moved, or its section is.
  func isMoved(_ key: ElementKey) -> Bool { isMoved(key.identity(in: Before.self)) }

  /// The layout says that a supplementary or decoration view goes; its key is that of before.
  mutating func withdraw(_ key: ElementKey) { withdraw(key.identity(in: Before.self)) }

  /// The layout says that a supplementary or decoration view is new; its key is that of after.
  mutating func add(_ key: ElementKey) { add(key.identity(in: After.self)) }
}

extension ElementKey {
  init<Space>(_ element: ElementIdentity<Space>) {
    self.init(
      kind: ElementKind(number: element.kind.number),
      section: element.section.index,
      item: element.item
    )
  }

  func identity<Space>(in space: Space.Type) -> ElementIdentity<Space> {
    ElementIdentity(
      kind: TesseraCore.ElementKind(number: kind.number),
      section: SectionIndex(section),
      item: item
    )
  }
}
