public import TesseraCore

/// The flow layout done the obvious way: every item of every section, one after the other.
///
/// The slow twin of `FlowArrangement`, for comparison in tests and benchmarks. It keeps a frame for
/// each item and looks at all of them in every query.
public struct NaiveFlow {
  /// One section; all sizes are known or assumed.
  public struct Section {
    /// The sizes of the items.
    public var sizes: [Size]
    /// Whether all sizes are declared, so that equal ones follow a grid.
    public var isDeclared: Bool
    /// The distance of the items from the edges of the section.
    public var insets = Insets.zero
    /// The distance between lines.
    public var lineSpacing = 10.0
    /// The least distance between the items of a line.
    public var itemSpacing = 10.0
    /// The extent of the header, or nil if there is none.
    public var header: Double?
    /// The extent of the footer, or nil if there is none.
    public var footer: Double?

    /// Creates a section with default spacing.
    public init(sizes: [Size], isDeclared: Bool) {
      self.sizes = sizes
      self.isDeclared = isDeclared
    }
  }

  /// The size of the whole content.
  public private(set) var contentSize = Size.zero
  /// Everything that is placed, in order.
  public private(set) var elements: [FlowElement] = []
  /// The items of each line of each section.
  public private(set) var lines: [[Range<Int>]] = []

  /// Places everything.
  public init(_ configuration: FlowConfiguration, sections: [Section]) {
    var placed: [(section: Int, kind: FlowElementKind, rect: AxisRect)] = []
    var main = 0.0
    for (index, section) in sections.enumerated() {
      let solved = NaiveSection(section, configuration, start: main)
      placed += solved.placed.map { (index, $0.kind, $0.rect) }
      lines.append(solved.lines)
      main = solved.end
    }
    let axis = configuration.axis
    contentSize = Size(main: main, cross: configuration.crossExtent, axis: axis)
    for element in placed {
      var frame = Rect(
        origin: axis == .vertical
          ? Point(x: element.rect.cross, y: element.rect.main)
          : Point(x: element.rect.main, y: element.rect.cross),
        size: Size(main: element.rect.mainExtent, cross: element.rect.crossExtent, axis: axis)
      )
      if configuration.direction == .rightToLeft {
        frame.x = contentSize.width - frame.x - frame.width
      }
      elements.append(
        FlowElement(section: element.section, kind: element.kind, frame: frame)
      )
    }
  }

  /// Everything with an area whose frame overlaps a rectangle.
  public func elements(in rect: Rect) -> [FlowElement] {
    elements.filter { $0.frame.width > 0 && $0.frame.height > 0 && $0.frame.overlaps(rect) }
  }
}

/// One section while it is placed.
private struct NaiveSection {
  var placed: [(kind: FlowElementKind, rect: AxisRect)] = []
  var lines: [Range<Int>] = []
  var end: Double

  private let section: NaiveFlow.Section
  private let configuration: FlowConfiguration
  private let length: Double
  private let isUniform: Bool

  init(_ section: NaiveFlow.Section, _ configuration: FlowConfiguration, start: Double) {
    self.section = section
    self.configuration = configuration
    let across = configuration.axis.crossing
    let insets = section.insets
    isUniform = section.isDeclared && section.sizes.allSatisfy { $0 == section.sizes[0] }
    length = max(0, configuration.crossExtent - insets.start(of: across) - insets.end(of: across))
    end = start
    place(.header, extent: section.header)
    end += insets.start(of: configuration.axis)
    breakLines()
    placeLines()
    end += insets.end(of: configuration.axis)
    place(.footer, extent: section.footer)
  }

  private func mainExtent(_ item: Int) -> Double {
    section.sizes[item].extent(along: configuration.axis)
  }

  private func crossExtent(_ item: Int) -> Double {
    section.sizes[item].extent(along: configuration.axis.crossing)
  }

  private mutating func place(_ kind: FlowElementKind, extent: Double?) {
    guard let extent else { return }
    let rect = AxisRect(
      main: end,
      cross: 0,
      mainExtent: extent,
      crossExtent: configuration.crossExtent
    )
    placed.append((kind, rect))
    end += extent
  }

  private mutating func breakLines() {
    var used = 0.0
    for item in section.sizes.indices {
      let longer = used + section.itemSpacing + crossExtent(item)
      if let line = lines.last, longer <= length + 0.01 {
        lines[lines.count - 1] = line.lowerBound..<(item + 1)
        used = longer
      } else {
        lines.append(item..<(item + 1))
        used = crossExtent(item)
      }
    }
  }

  private mutating func placeLines() {
    for (index, line) in lines.enumerated() {
      let thickness = line.map(mainExtent).max() ?? 0
      var (cross, gap) = spread(index)
      cross += section.insets.start(of: configuration.axis.crossing)
      for item in line {
        let rect = AxisRect(
          main: end + (thickness - mainExtent(item)) / 2,
          cross: cross,
          mainExtent: mainExtent(item),
          crossExtent: crossExtent(item)
        )
        placed.append((.item(item), rect))
        cross += crossExtent(item) + gap
      }
      end += thickness + (index < lines.count - 1 ? section.lineSpacing : 0)
    }
  }

  /// Where the first item of a line starts, and the gap between its items.
  private func spread(_ index: Int) -> (start: Double, gap: Double) {
    let isLast = index == lines.count - 1
    let rule = configuration.lastLine
    if isUniform, !isLast || rule == .automatic || rule == .grid { return grid() }
    if !isLast || rule == .justified { return justified(index) }
    if rule == .grid, index > 0 { return continued(index) }
    return leading(index)
  }

  private func used(_ index: Int) -> Double { lines[index].map(crossExtent).reduce(0, +) }

  private func centred(_ extent: Double) -> (start: Double, gap: Double) {
    ((length - extent) / 2, 0)
  }

  private func grid() -> (start: Double, gap: Double) {
    let extent = crossExtent(0)
    var columns = 1
    while Double(columns + 1) * extent + Double(columns) * section.itemSpacing <= length + 0.01 {
      columns += 1
    }
    guard columns > 1 else { return centred(extent) }
    return (0, (length - Double(columns) * extent) / Double(columns - 1))
  }

  private func justified(_ index: Int) -> (start: Double, gap: Double) {
    guard lines[index].count > 1 else { return centred(used(index)) }
    return (0, (length - used(index)) / Double(lines[index].count - 1))
  }

  private func leading(_ index: Int) -> (start: Double, gap: Double) {
    used(index) > length + 0.01 ? centred(used(index)) : (0, section.itemSpacing)
  }

  private func continued(_ index: Int) -> (start: Double, gap: Double) {
    switch (lines[index - 1].count > 1, lines[index].count > 1) {
    case (false, false): centred(used(index))
    case (true, true): (0, min(justified(index - 1).gap, justified(index).gap))
    case (false, true), (true, false): leading(index)
    }
  }
}
