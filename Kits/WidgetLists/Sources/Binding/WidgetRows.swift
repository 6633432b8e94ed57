import Foundation
import TesseraCore
import UIKit

/// Sections of widgets as one list of rows, with the way from objects to their rows.
@MainActor
final class WidgetRows {
  let sections: [WidgetSection]
  /// The number of the first row of each section, and the number of all rows.
  let starts: [Int]

  /// Where objects are, in sections and rows: found in one pass when first asked for.
  private lazy var places = objectPlaces()

  init(_ sections: [WidgetSection]) {
    self.sections = sections
    var starts = [0]
    for section in sections { starts.append((starts.last ?? 0) + section.widgets.count) }
    self.starts = starts
  }

  var count: Int { starts.last ?? 0 }

  /// The widget at a path; nil if there is none.
  func widget(at path: IndexPath) -> Widget? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].widgets.indices.contains(path.item)
    else { return nil }
    return sections[path.section].widgets[path.item]
  }

  /// The section of a row; O(log sections).
  func section(ofRow row: Int) -> Int {
    var low = 0
    var high = sections.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= row { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The widget of a row, which must be one.
  func widget(atRow row: Int) -> Widget {
    let section = section(ofRow: row)
    return sections[section].widgets[row - starts[section]]
  }

  func path(ofRow row: Int) -> IndexPath {
    let section = section(ofRow: row)
    return IndexPath(item: row - starts[section], section: section)
  }

  /// The row at a path; nil if there is none.
  func row(at path: IndexPath) -> Int? {
    widget(at: path) == nil ? nil : starts[path.section] + path.item
  }

  /// An identifier that two of some widgets share, and where the second one is.
  func firstTwin(among paths: some Sequence<NewPath>) -> (id: AnyHashable, path: NewPath)? {
    var seen: Set<WidgetID> = []
    for path in paths {
      let widget = sections[path.section.index].widgets[path.item]
      guard let id = widget.box.id else { continue }
      if !seen.insert(widget.id).inserted { return (id, path) }
    }
    return nil
  }

  /// All paths.
  var paths: some Sequence<NewPath> {
    sections.enumerated().lazy.flatMap { number, section in
      section.widgets.indices.lazy.map { NewPath(section: number, item: $0) }
    }
  }

  /// The rows of an object or group, by its identifier.
  func rows(of id: AnyHashable) -> (section: Int, items: Range<Int>)? { places[id] }

  private func objectPlaces() -> [AnyHashable: (section: Int, items: Range<Int>)] {
    var places: [AnyHashable: (section: Int, items: Range<Int>)] = [:]
    for (number, section) in sections.enumerated() {
      var open: [(scope: WidgetScope, start: Int)] = []
      func close(to count: Int, at end: Int) {
        while open.count > count {
          let (scope, start) = open.removeLast()
          if places[scope.key] == nil { places[scope.key] = (number, start..<end) }
        }
      }
      var last: WidgetScope?
      for (item, widget) in section.widgets.enumerated() where widget.scope !== last {
        last = widget.scope
        let chain = widget.scope.objectChain
        let common = zip(open, chain).prefix { $0.scope.equals($1) }.count
        close(to: common, at: item)
        open += chain.dropFirst(common).map { ($0, item) }
      }
      close(to: 0, at: section.widgets.count)
    }
    return places
  }
}

extension WidgetScope {
  /// The scopes around this one, and itself, that stand for objects; the outermost first.
  fileprivate var objectChain: [WidgetScope] {
    var chain: [WidgetScope] = []
    var next: WidgetScope? = self
    while let scope = next {
      if scope.hasOwnObject { chain.append(scope) }
      next = scope.parent
    }
    return chain.reversed()
  }
}
