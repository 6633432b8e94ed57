/// A group whose children are being placed.
struct GroupFrame {
  let place: NodePlace
  let list: TemplateList
  private let contentInsets: Insets
  private(set) var size: Size
  /// The axes along which the children decide the size.
  private(set) var soft: AxisSet
  /// The axes along which the group was soft before its extent was forced.
  private let declaredSoft: AxisSet

  init(node: NodeShape, list: TemplateList, size: Size, soft: AxisSet) {
    place = node.place
    contentInsets = node.contentInsets
    self.list = list
    self.size = size
    self.soft = soft
    declaredSoft = soft
  }

  /// The insets that count: those along axes that are not soft.
  var insets: Insets { contentInsets.keeping(axesOutside: declaredSoft) }

  /// The container of the children (K3).
  var content: Size { Rect(origin: .zero, size: size).inset(by: insets).size }

  /// Whether uniform children can be made equal along an axis.
  func isFlexible(along axis: Axis) -> Bool { declaredSoft.contains(axis) }

  /// The extent of a uniform child, which fills a group whose extent across was forced.
  func stretched(_ extent: Double?, child: NodeShape, along axis: Axis) -> Double? {
    guard let extent, axis == list.axis.crossing, declaredSoft != soft, !soft.contains(axis) else {
      return extent
    }
    return max(extent, content.extent(along: axis) - child.edgeExtent(along: axis))
  }

  /// Takes extents that are decided from outside; the group is not soft along these axes any more.
  mutating func force(_ forced: ForcedExtents) {
    for axis in Axis.allCases {
      guard let extent = forced.uniform(along: axis) else { continue }
      size.setExtent(extent, along: axis)
      soft.remove(axis == .horizontal ? .horizontal : .vertical)
    }
  }

  /// Whether a child is solved again when the extent across is known.
  func dependsOnSiblings(_ child: NodeShape) -> Bool {
    if soft.contains(list.axis.crossing), child.reads(list.axis.crossing) { return true }
    return !declaredSoft.isDisjoint(with: child.uniformAxes)
  }

  /// The share of a child in a group of equal slots (G5); nil where children keep their size (G5b).
  func slot(for child: NodeShape) -> (axis: Axis, extent: Double)? {
    guard case .slots(let count) = list.repetition, count > 0, !soft.contains(list.axis) else {
      return nil
    }
    let gaps = list.spacing.distance * Double(count - 1)
    let share = (content.extent(along: list.axis) - gaps) / Double(count)
    return (list.axis, max(0, share - child.edgeExtent(along: list.axis)))
  }

  /// Takes the extents of the children along soft axes; where no child decides one, the estimate stands.
  mutating func hug(
    _ measure: GroupMeasure,
    isFinal: Bool,
    _ note: (CompositionalIssue.Problem) -> Void
  ) {
    hugLength(measure)
    let across = list.axis.crossing
    if soft.contains(across), let thickness = measure.thickness {
      size.setExtent(thickness, along: across)
    }
    guard isFinal, !list.children.isEmpty else { return }
    if soft.contains(list.axis), !measure.hasLengthDriver {
      note(.estimateStands(list.axis, estimate: size.extent(along: list.axis)))
    }
    if soft.contains(across), measure.thickness == nil {
      note(.estimateStands(across, estimate: size.extent(along: across)))
    }
  }

  /// Takes the length of the children together, if the group is soft along its axis.
  mutating func hugLength(_ measure: GroupMeasure) {
    guard soft.contains(list.axis), measure.hasLengthDriver else { return }
    size.setExtent(measure.length, along: list.axis)
  }
}

/// The extent of children along the axis of their group and across it.
struct GroupMeasure {
  var length = 0.0
  /// Whether a child that is no fraction of the length is among them.
  var hasLengthDriver = false
  /// The largest extent across of a child that is no fraction of it; nil if there is none.
  var thickness: Double?
}

extension TemplateList {
  /// The most children that the list can have.
  fileprivate var declaredCount: Int {
    switch repetition {
    case .cycling: children.count
    case .count(let count), .slots(let count): count
    }
  }

  /// The most children that a group has; a list that is repeated until it is full has no limit.
  func mostChildren(isHard: Bool) -> Int {
    repetition == .cycling && isHard ? .max : declaredCount
  }
}

extension CompositionalSpacing {
  /// The distance with a share of what is left over, if it is flexible.
  func distance(_ share: Double) -> Double { isFlexible ? distance + share : distance }
}

extension CompositionalEdgeSpacing {
  /// How far in front of an element its place starts, in a line of a given thickness (G10).
  func offset(of extent: Double, in room: Double, along axis: Axis) -> Double {
    let start = start(of: axis)
    let end = end(of: axis)
    guard start.isFlexible else { return start.distance }
    let excess = max(0, room - extent - start.distance - end.distance)
    return start.distance + (end.isFlexible ? excess / 2 : excess)
  }
}

extension Insets {
  /// The same insets without those along `axes`.
  func keeping(axesOutside axes: AxisSet) -> Insets {
    Insets(
      top: axes.contains(AxisSet.vertical) ? 0 : top,
      leading: axes.contains(AxisSet.horizontal) ? 0 : leading,
      bottom: axes.contains(AxisSet.vertical) ? 0 : bottom,
      trailing: axes.contains(AxisSet.horizontal) ? 0 : trailing
    )
  }
}
