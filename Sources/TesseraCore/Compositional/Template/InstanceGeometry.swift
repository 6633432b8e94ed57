/// Where instances of a section stand and what their fractions read.
struct InstanceGeometry: Sendable {
  /// The container of the outer group: rule K2.
  let groupContainer: Size
  /// The axis along which instances follow each other.
  let stackAxis: Axis
  private let isOrthogonal: Bool
  private let spacing: Double

  init(_ section: CompositionalSection, _ context: CompositionalTemplate.TemplateContext) {
    groupContainer =
      Rect(origin: .zero, size: context.container)
      .inset(by: section.groupInsets(along: context.axis))
      .size
    stackAxis = section.stackAxis(along: context.axis)
    isOrthogonal = stackAxis != context.axis
    spacing = section.interGroupSpacing
  }

  /// Turns a solved group into a layout, with the edge spacing of the outer group around it.
  func layout(
    of box: SolvedBox,
    _ nodes: [TemplateNode],
    naturalSize: Size,
    _ solver: GroupSolver
  ) -> InstanceLayout {
    let stack = stackAxis
    let across = stack.crossing
    let edges = nodes[0].shape.edges
    let thickness = box.size.extent(along: across)
    // An orthogonal section is as thick as its groups, so that nothing is left over.
    let room = isOrthogonal ? 0 : groupContainer.extent(along: across)
    let main = edges.start(of: stack).distance
    let cross = edges.offset(of: thickness, in: room, along: across)
    let space = LeafSpace(axis: stack, main: main, cross: cross)
    let attachments =
      box.hosts.isEmpty
      ? []
      : box.hosts.flatMap { host in
        nodes[host.node].attachments(to: host).map { number, frame in
          InstanceLayout.Attachment(
            rect: space.rect(frame),
            leaf: host.firstLeaf,
            number: number,
            isOfOneItem: host.leafCount == 1
          )
        }
      }
    return InstanceLayout(
      leaves: box.leaves[...],
      in: space,
      attachments: attachments,
      examinedCount: max(1, solver.examinedCount),
      extent: extent(box.outerExtent(nodes[0].shape, along: stack), itemCount: box.leaves.count) {
        space.reach(of: box.leaves[...])
      },
      crossExtent: edges.end(of: across).distance + cross + thickness,
      naturalSize: naturalSize,
      overflows: solver.findings.isEmpty
        ? [] : solver.findings.filter { $0.problem.isMeasuredOverflow }
    )
  }

  /// The layout of a group that ends before all its places are taken, if no size in it is measured: G9.
  func start(of full: InstanceLayout, _ node: NodeShape, itemCount: Int) -> InstanceLayout {
    let declared =
      full.naturalSize.extent(along: stackAxis) + node.edgeExtent(along: stackAxis)
    let extent = extent(declared, itemCount: itemCount) { full.reach(ofFirst: itemCount) }
    return full.start(itemCount: itemCount, extent: extent)
  }

  /// The extent of an instance; one of none would have all items of the section in one place.
  private func extent(_ extent: Double, itemCount: Int, _ reach: () -> Reach) -> Double {
    guard extent + spacing <= 0, itemCount > 0 else { return extent }
    let reach = reach()
    return reach.end - reach.start
  }
}

extension TemplateNode {
  /// The frames of the elements that are anchored to a host: rules A1 to A4.
  fileprivate func attachments(to host: SolvedHost) -> [(number: Int, frame: Rect)] {
    supplementaries.enumerated().map { position, supplementary in
      (firstSupplementary + position, supplementary.frame(on: host.frame))
    }
  }
}

extension CompositionalSupplementary {
  /// Where the element stands on a host: rule A3.
  func frame(on host: Rect) -> Rect {
    let size = size.size(in: host.size)
    let point = containerAnchor.edges.fraction
    let own = (itemAnchor ?? CompositionalAnchor(edges: containerAnchor.edges)).edges.fraction
    let first = containerAnchor.offset.distance(for: size)
    let second = itemAnchor?.offset.distance(for: size) ?? .zero
    let frame = Rect(
      x: host.x + host.width * point.x - size.width * own.x + first.x + second.x,
      y: host.y + host.height * point.y - size.height * own.y + first.y + second.y,
      width: size.width,
      height: size.height
    )
    return frame.inset(by: contentInsets.keeping(axesOutside: self.size.softAxes))
  }
}

extension CompositionalEdges {
  /// The place of the point that the edges name, from 0 at the leading top corner to 1: rule A2.
  var fraction: Point {
    func fraction(_ start: CompositionalEdges, _ end: CompositionalEdges) -> Double {
      switch (contains(start), contains(end)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return Point(x: fraction(.leading, .trailing), y: fraction(.top, .bottom))
  }
}

extension CompositionalAnchor.Offset {
  fileprivate func distance(for size: Size) -> Point {
    switch self {
    case .absolute(let distance): distance
    case .fractional(let factor): Point(x: factor.x * size.width, y: factor.y * size.height)
    }
  }
}

extension SolvedBox {
  /// The extent with the edge spacing of the outer group.
  func outerExtent(_ node: NodeShape, along axis: Axis) -> Double {
    size.extent(along: axis) + node.edgeExtent(along: axis)
  }
}
