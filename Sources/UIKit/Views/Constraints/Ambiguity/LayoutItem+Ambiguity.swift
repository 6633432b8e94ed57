import CoreGraphics
import Foundation
import TesseraCore

extension LayoutItem {
  var isAmbiguous: Bool {
    guard let engine = layoutBox?.engine else { return false }
    engine.layOutIfNeeded()
    return engine.isAmbiguous(self)
  }

  func constraints(
    affecting axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let engine = layoutBox?.engine ?? itemView?.layoutState.membership?.engine else {
      return []
    }
    return engine.constraints(affecting: self, axis)
  }
}

extension LayoutEngine {
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let box = boxes[item], box.parent != nil else { return false }
    return box.variables.contains { !solver.isDetermined($0) }
  }

  /// The constraints that lead from an item to others along an axis, and on from those.
  func constraints(
    affecting item: any LayoutItem,
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    struct Side: Hashable {
      let item: ObjectIdentifier
      let axis: NSLayoutConstraint.Axis
    }
    let host = host.map { ObjectIdentifier($0) }
    var reached: Set<Side> = [Side(item: ObjectIdentifier(item), axis: axis)]
    var rest = sortedConstraints.map { constraint in
      (constraint, constraint.ends.map { Side(item: ObjectIdentifier($0.item), axis: $0.axis) })
    }
    var found: Set<ObjectIdentifier> = []
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      rest.removeAll { constraint, sides in
        // What is given leads no further.
        guard
          sides.contains(where: { reached.contains($0) && ($0.item != host || sides.count == 1) })
        else { return false }
        found.insert(ObjectIdentifier(constraint))
        for side in sides where side.item != host { reached.insert(side) }
        hasGrown = true
        return true
      }
    }
    return sortedConstraints.filter { found.contains(ObjectIdentifier($0)) }
  }
}

extension NSLayoutConstraint {
  /// The items with the axis along which the constraint says something of them.
  fileprivate var ends: [(item: any LayoutItem, axis: Axis)] {
    [first, second].compactMap { $0 }.flatMap { side in
      zip(side.items ?? [], side.attributes).compactMap { item, attribute in
        attribute.axis.map { (item, $0) }
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis? {
    switch (kind, self) {
    case (.horizontalPlace, _), (.length, .width): .horizontal
    case (.verticalPlace, _), (.length, .height): .vertical
    default: nil
    }
  }
}
