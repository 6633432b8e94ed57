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
  @MainActor var indicesInRequestOrder: [Int] {
    var order: [Int] = []
    var last: [Int] = []
    order.reserveCapacity(count)
    for index in indices {
      if self[index].isSupplementary { last.append(index) } else { order.append(index) }
    }
    return order + last
  }
}

extension ArrangedElement {
  fileprivate var isSupplementary: Bool {
    answer.representedElementCategory == .supplementaryView
  }
}

/// The views that a round adds to their parents, which stand there in the order of their elements, whatever the order they are made in.
@MainActor
private struct NewSubviews {
  private var views: [UIView?]

  init(count: Int) { views = Array(repeating: nil, count: count) }

  /// Adds the view of the element at `index` in front of all that were there before the round.
  mutating func add(_ view: UIView, to parent: UIView, at index: Int) {
    views[index] = view
    let next = views[(index + 1)...].first { $0.map { $0.superview === parent } ?? false }
    if let next = next ?? nil {
      parent.insertSubview(view, belowSubview: next)
    } else {
      parent.addSubview(view)
    }
  }
}
