import CoreGraphics

/// Sections of items packed into lines, as ``ListCollectionViewLayout`` describes.
///
/// Lines follow each other downwards; the layout turns rectangles where they stand beside each other. Appending a
/// section costs its items; a query costs the logarithm of the sections and lines, and what it finds.
struct ListPacking {
  /// The input of packing for one section; all lengths are finite and not below zero.
  struct Input {
    var sizes: [CGSize] = []
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// The heights of header and footer; 0 for none.
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// Where packing goes on.
  private struct Cursor {
    /// The top of the line that is being filled.
    var line: CGFloat = 0
    /// Where the next item of it may begin.
    var across: CGFloat = 0
    /// The bottom of everything so far, where the next line begins.
    var next: CGFloat = 0

    mutating func beginLine(at top: CGFloat) {
      line = top
      across = 0
      next = max(next, top)
    }
  }

  /// A line of a section, which others may share.
  private struct Line {
    let firstItem: Int
    var bottom: CGFloat
  }

  private struct Section {
    var frames: [CGRect] = []
    var lines: [Line] = []
    var header: CGRect?
    var footer: CGRect?
    /// The top of the line in which it begins.
    let line: CGFloat
    /// The bottom of its own elements.
    var bottom: CGFloat
    var after: Cursor
    /// How many items it and the sections in front of it have.
    var itemsUpToEnd = 0
  }

  /// How far lines reach.
  let room: CGFloat
  /// Whether an item that ends at most a point in front of the end of its line is made to reach it.
  let stretchesToEdge: Bool
  private var sections: [Section] = []

  init(room: CGFloat, stretchesToEdge: Bool) {
    self.room = room
    self.stretchesToEdge = stretchesToEdge
  }

  var count: Int { sections.count }

  /// How many items there are.
  var itemCount: Int { sections.last?.itemsUpToEnd ?? 0 }

  /// The bottom of everything.
  var height: CGFloat { sections.last?.after.next ?? 0 }

  /// Whether a section that was packed has a header.
  private(set) var hasHeaders = false

  /// Forgets the sections from an index on.
  mutating func truncate(to count: Int) {
    if count < sections.count { sections.removeSubrange(max(0, count)...) }
  }

  /// Packs one more section.
  mutating func append(_ input: Input) {
    var cursor = sections.last?.after ?? Cursor()
    var section = Section(line: cursor.line, bottom: cursor.line, after: cursor)
    let (leading, available) = span(of: input)
    func strip(_ height: CGFloat) -> CGRect? {
      guard height > 0 else { return nil }
      cursor.beginLine(at: cursor.next)
      let frame = CGRect(x: leading, y: cursor.line, width: available, height: height)
      cursor.beginLine(at: frame.maxY)
      section.bottom = frame.maxY
      return frame
    }
    section.header = strip(input.header)
    if section.header != nil { hasHeaders = true }
    if !input.sizes.isEmpty { pack(input, into: &section, &cursor) }
    section.footer = strip(input.footer)
    section.after = cursor
    section.itemsUpToEnd = itemCount + input.sizes.count
    sections.append(section)
  }

  /// Where the lines of a section begin, and how wide they are.
  private func span(of input: Input) -> (leading: CGFloat, width: CGFloat) {
    let leading = min(input.leading, room)
    return (leading, max(0, room - leading - input.trailing))
  }

  private func pack(_ input: Input, into section: inout Section, _ cursor: inout Cursor) {
    let (leading, available) = span(of: input)
    let edge = leading + available
    cursor.across += leading
    var top = cursor.line + input.top
    for (index, size) in input.sizes.enumerated() {
      var width = min(size.width, available)
      if cursor.across + width > edge + 0.001 {
        cursor.beginLine(at: cursor.next + (index > 0 ? input.lineSpacing : 0))
        cursor.across = leading
        top = cursor.line + (index > 0 ? 0 : input.top)
        section.lines.append(Line(firstItem: index, bottom: top))
      } else if index == 0 {
        section.lines.append(Line(firstItem: 0, bottom: top))
      }
      let left = edge - (cursor.across + width)
      if stretchesToEdge, left > 0, left <= 1 { width += left }
      let frame = CGRect(x: cursor.across, y: top, width: width, height: size.height)
      section.frames.append(frame)
      section.bottom = max(section.bottom, frame.maxY)
      cursor.next = max(cursor.next, frame.maxY)
      section.lines[section.lines.count - 1].bottom = section.bottom
      cursor.across += width + input.itemSpacing
    }
    cursor.across += input.trailing
    cursor.next = max(cursor.next, section.bottom + input.bottom)
  }
}

extension ListPacking {
  /// The frame of an item; nil if there is none.
  func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].frames.indices.contains(item)
    else { return nil }
    return sections[section].frames[item]
  }

  /// The frame of a header; nil if the section has none.
  func header(ofSection section: Int) -> CGRect? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  /// The frame of a header that stays at a height as long as its section is there; nil if there is none.
  func header(ofSection section: Int, stickingTo height: CGFloat) -> CGRect? {
    guard var frame = header(ofSection: section) else { return nil }
    let last = sections[section].bottom - frame.height
    frame.origin.y = max(frame.minY, min(height, last))
    return frame
  }

  /// The frame of a footer; nil if the section has none.
  func footer(ofSection section: Int) -> CGRect? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// The sections that may have something between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.firstIndex(holding: { $0.after.next >= top })
    let end = sections.firstIndex(holding: { $0.line > bottom })
    return min(first, end)..<end
  }

  /// The items of a section that may lie between two heights.
  func items(ofSection section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let section = sections[section]
    let first = section.lines.firstIndex(holding: { $0.bottom >= top })
    let end = section.lines.firstIndex(holding: { section.frames[$0.firstItem].minY > bottom })
    guard first < end else { return 0..<0 }
    let last = end < section.lines.count ? section.lines[end].firstItem : section.frames.count
    return section.lines[first].firstItem..<last
  }
}

extension Array {
  /// The index of the first element of which a condition holds, where it holds of all after that; O(log n).
  fileprivate func firstIndex(holding condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
