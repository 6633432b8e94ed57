/// A section's declaration, compiled once for a container and shared by all sections that declare it.
///
/// Immutable. Sections differ in how many items they have and in what was measured.
final class CompositionalTemplate: Sendable {
  /// The declaration with its numbers repaired.
  let section: CompositionalSection
  /// The declaration as it was, where something outside of its groups had to be repaired.
  private let original: CompositionalSection?
  let configuration: TemplateContext
  /// The problems of the declaration.
  let findings: [CompositionalFinding]
  /// The axes along which groups of the section are equally large.
  let uniformAxes: AxisSet
  private let geometry: InstanceGeometry
  private let repeated: CompiledGroup
  private let first: CompiledGroup?
  private let last: CompiledGroup?

  /// A group with its numbers repaired, and an instance of it of which nothing was measured.
  private struct CompiledGroup: Sendable {
    let nodes: [TemplateNode]
    let base: InstanceLayout
    /// Whether no size is measured, so that a group of fewer items is the start of a full one.
    let isFixed: Bool

    init(nodes: [TemplateNode], base: InstanceLayout) {
      self.nodes = nodes
      self.base = base
      isFixed = nodes.allSatisfy { $0.shape.softAxes.isEmpty }
    }

    /// The axes along which all groups of the section are as large as this one at least.
    var uniformAxes: AxisSet { nodes[0].shape.uniformAxes }
  }

  /// The context for which a declaration is compiled.
  struct TemplateContext: Hashable, Sendable {
    let axis: Axis
    let container: Size
  }

  init(_ declared: borrowing CompositionalSection, for context: TemplateContext) {
    var findings: [CompositionalFinding] = []
    var section = copy declared
    section.repair(for: context) { findings.append(CompositionalFinding(path: [], problem: $0)) }
    original = findings.isEmpty ? nil : copy declared
    let geometry = InstanceGeometry(section, context)
    var compiler = GroupCompiler(geometry: geometry, findings: findings)
    repeated = compiler.compile(section.group)
    first = compiler.compile(section.firstGroup)
    last = compiler.compile(section.lastGroup)
    uniformAxes = repeated.uniformAxes.union(first?.uniformAxes ?? [])
      .union(last?.uniformAxes ?? [])
    self.section = consume section
    self.geometry = geometry
    configuration = context
    findings = compiler.findings
    // What fits into a container without extent says nothing about the declaration.
    let hasRoom = context.container.width > 0 && context.container.height > 0
    self.findings = hasRoom ? findings : findings.filter { !$0.problem.isAboutRoom }
  }

  /// Compiles the groups of a section one after the other.
  private struct GroupCompiler {
    let geometry: InstanceGeometry
    var findings: [CompositionalFinding]
    /// How many supplementary elements there are in all groups so far.
    private var supplementaryCount = 0

    init(geometry: InstanceGeometry, findings: [CompositionalFinding]) {
      self.geometry = geometry
      self.findings = findings
    }

    mutating func compile(_ group: CompositionalGroup) -> CompiledGroup {
      let builder = TemplateBuilder(group, behind: supplementaryCount)
      supplementaryCount = builder.supplementaryCount
      if !builder.findings.isEmpty {
        findings += builder.findings.filter { !findings.contains($0) }
      }
      return CompositionalTemplate.compile(builder.nodes, geometry, &findings)
    }

    mutating func compile(_ group: CompositionalGroup?) -> CompiledGroup? {
      guard let group else { return nil }
      return compile(group)
    }
  }

  /// Solves an instance of which nothing is known; a group without items is room for one.
  private static func compile(
    _ declared: [TemplateNode],
    _ geometry: InstanceGeometry,
    _ findings: inout [CompositionalFinding]
  ) -> CompiledGroup {
    var nodes = declared
    var solver = GroupSolver(nodes: nodes, items: KnownItems(Rope()), itemCount: .max)
    var box = solver.solve(in: geometry.groupContainer)
    if box.leaves.isEmpty {
      nodes[0] = TemplateNode(nodes[0], content: .item)
      findings.append(CompositionalFinding(path: [], problem: .emptyGroup))
      solver = GroupSolver(nodes: nodes, items: KnownItems(Rope()), itemCount: .max)
      box = solver.solve(in: geometry.groupContainer)
    }
    for finding in solver.findings where !findings.contains(finding) { findings.append(finding) }
    let base = geometry.layout(of: box, nodes, naturalSize: box.size, solver)
    if base.extent != box.outerExtent(nodes[0].shape, along: geometry.stackAxis) {
      findings.append(
        CompositionalFinding(path: [], problem: .groupWithoutExtent(used: base.extent))
      )
    }
    return CompiledGroup(nodes: nodes, base: base)
  }

  /// Whether this is what a section declares.
  func isCompiled(from declared: CompositionalSection) -> Bool {
    if let original { original == declared } else { section == declared }
  }

  /// The declaration as it was.
  var declared: CompositionalSection { original ?? section }

  /// The axis along which instances follow each other.
  var stackAxis: Axis { geometry.stackAxis }

  /// The distance from one instance to the next.
  ///
  /// Groups that overlap begin at least a point behind the one in front of them, so that their order is that of their places.
  func pitch(of layout: InstanceLayout) -> Double {
    let spacing = section.interGroupSpacing
    return spacing < 0 ? max(1, layout.extent + spacing) : layout.extent + spacing
  }

  /// The elements that are anchored to items and groups, as declared.
  var supplementaries: [CompositionalSupplementary] {
    groups.flatMap { $0.nodes.flatMap { $0.supplementaries } }
  }

  private var groups: [CompiledGroup] { [repeated, first, last].compactMap { $0 } }

  private func group(_ role: GroupRole) -> CompiledGroup {
    switch role {
    case .repeated: repeated
    case .first: first ?? repeated
    case .last: last ?? repeated
    }
  }

  /// The extents that other groups of the section force upon one of a given size; nil if there are none.
  private func forcedExtents(
    _ axes: AxisSet,
    _ size: Size,
    _ floor: Size
  ) -> ForcedExtents? {
    var forced = ForcedExtents()
    var isForced = false
    for axis in Axis.allCases where axes.contains(axis) {
      let extent = floor.extent(along: axis)
      guard extent > size.extent(along: axis) else { continue }
      forced.setUniform(extent, along: axis)
      isForced = true
    }
    return isForced ? forced : nil
  }

  /// Makes a solved group larger; it holds the same items.
  ///
  /// Which items a group holds must not depend on the size of others, or the order in which sizes are
  /// measured would matter.
  private func stretch(
    _ box: SolvedBox,
    _ nodes: [TemplateNode],
    _ forced: ForcedExtents,
    of items: KnownItems,
    in container: Size
  ) -> SolvedBox {
    var solver = GroupSolver(nodes: nodes, items: items, itemCount: box.leaves.count)
    let stretched = solver.solve(in: container, forced: forced)
    guard stretched.leaves.count != box.leaves.count else { return stretched }
    var enlarged = box
    enlarged.size = stretched.size
    return enlarged
  }

  /// Solves the instance with the first of some items, with what was measured.
  ///
  /// `floor` is the size of the largest group of the section; it counts along uniform axes only.
  func instance(
    _ role: GroupRole,
    of items: KnownItems,
    floor: Size
  ) -> InstanceLayout {
    let group = group(role)
    let itemCount = items.count
    if group.isFixed {
      return itemCount < group.base.itemCount
        ? geometry.start(of: group.base, group.nodes[0].shape, itemCount: itemCount) : group.base
    }
    var solver = GroupSolver(nodes: group.nodes, items: items, itemCount: itemCount)
    let container = geometry.groupContainer
    var box = solver.solve(in: container)
    let naturalSize = box.size
    if let forced = forcedExtents(group.uniformAxes, naturalSize, floor) {
      box = stretch(box, group.nodes, forced, of: items, in: container)
    }
    if box.leaves.isEmpty { box.leaves = [group.base.firstLeaf(in: box)] }
    return geometry.layout(of: box, group.nodes, naturalSize: naturalSize, solver)
  }
}

/// Which of the groups of a section an instance is of.
enum GroupRole: Sendable {
  case repeated, first, last
}

extension CompositionalTemplate {
  /// Which group the instance is of that begins with an item.
  func role(ofInstanceAt item: Int, itemCount: Int) -> GroupRole {
    if item == 0, first != nil { return .first }
    return last != nil && itemCount - item < repeated.base.itemCount ? .last : .repeated
  }

  /// An instance of which nothing was measured.
  func base(_ role: GroupRole) -> InstanceLayout { group(role).base }

  /// Whether a layout is an instance of which nothing was measured.
  func isBase(_ layout: InstanceLayout) -> Bool {
    layout === repeated.base || layout === first?.base || layout === last?.base
  }

  /// Whether the first items have a group of their own.
  var hasFirstGroup: Bool { first != nil }

  /// How far from the end of the items it matters how many there are.
  var endLookahead: Int { last == nil ? 0 : repeated.base.itemCount }

  /// Whether all instances are of one group.
  var hasOneGroup: Bool { first == nil && last == nil }
}

extension InstanceLayout {
  /// Room for one item where a group has none left.
  fileprivate func firstLeaf(in box: SolvedBox) -> SolvedLeaf {
    SolvedLeaf(frame: Rect(origin: .zero, size: box.size), softAxes: [], zIndex: 0)
  }
}

extension CompositionalSection {
  /// The axis along which groups follow each other in a layout that scrolls along `axis`.
  func stackAxis(along axis: Axis) -> Axis {
    orthogonalScrolling == .none ? axis : axis.crossing
  }

  /// Replaces every wrong number outside of the groups; `note` hears of each.
  fileprivate mutating func repair(
    for context: CompositionalTemplate.TemplateContext,
    _ note: (CompositionalIssue.Problem) -> Void
  ) {
    contentInsets = CompositionalRepair.insets(contentInsets, note)
    guideInsets = CompositionalRepair.insets(guideInsets, note)
    interGroupSpacing = CompositionalRepair.distance(interGroupSpacing, .groupSpacing, note)
    startPadding = CompositionalRepair.length(startPadding, .groupSpacing, note)
    for number in boundaries.indices {
      boundaries[number] = CompositionalRepair.boundary(boundaries[number], note)
    }
    boundaryInsets = boundaryInsets.map { CompositionalRepair.insets($0, note) }
    for number in backgrounds.indices {
      let insets = CompositionalRepair.insets(backgrounds[number].contentInsets, note)
      backgrounds[number].contentInsets = insets
    }
    if let problem = problemOfBounds(in: context) {
      note(problem)
      orthogonalBounds = .container
    }
  }

  /// Why the section cannot be bounded as it is declared; nil if it can.
  private func problemOfBounds(
    in context: CompositionalTemplate.TemplateContext
  ) -> CompositionalIssue.Problem? {
    guard orthogonalScrolling != .none else { return nil }
    if orthogonalBounds == .background, backgrounds.isEmpty { return .boundsWithoutBackground }
    let across = context.axis.crossing
    let outside = boundInsets(along: context.axis)
    let taken = outside.start(of: across) + outside.end(of: across)
    let available = context.container.extent(along: across)
    // A container without extent has room for nothing, whatever is declared.
    guard available > 0, taken >= available else { return nil }
    return .boundsWithoutRoom(taken: taken, available: available)
  }
}
