import TesseraCore

extension Mounting {
  /// Gives elements views, each placed where it belongs at once; `found` gets those that are new.
  ///
  /// They are made in the order of requests, and stand among the other subviews in the order of the elements.
  func mount(_ elements: [ArrangedElement], _ found: (MountedElement) -> Void = { _ in }) {
    var subviews = NewSubviews(count: elements.count)
    for index in elements.indicesInRequestOrder where !isOvertaken {
      let new = mount(elements[index]) { subviews.add($0, to: $1, at: index) }
      if let new { found(new) }
    }
  }
}

extension [ArrangedElement] {
  /// The order in which views are asked for: supplementary views after all others, else that of the layout's answer (C65).
  ///
  /// A data source may say in a header what it has found out for the cells, and code that was written for UIKit counts on it.
  var indicesInRequestOrder: [Int] {
    indices.filter { !self[$0].isSupplementary } + indices.filter { self[$0].isSupplementary }
  }
}

extension ArrangedElement {
  fileprivate var isSupplementary: Bool {
    answer.element.category == .supplementaryView
  }
}

/// The views that a round adds to their parents, which stand there in the order of their elements, whatever the order they are made in.
private struct NewSubviews {
  private var views: [(any ElementView)?]
  /// Behind the last index that has a view.
  private var end = 0

  init(count: Int) { views = Array(repeating: nil, count: count) }

  /// Adds the view of the element at `index` in front of all that were there before the round.
  package mutating func add(_ view: any ElementView, to parent: any ElementParent, at index: Int) {
    let next = index < end ? views[index..<end].first { $0?.elementParent === parent } : nil
    views[index] = view
    end = max(end, index + 1)
    parent.add(view, below: next ?? nil)
  }
}
