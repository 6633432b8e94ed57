import CoreGraphics
public import Foundation
public import UIKit

/// A text editor of many lines, with the metrics of `HeadlessTextLayout`.
///
/// Beside the keys of `HeadlessTextEditor`, arrows up and down move the cursor to the nearest place in the line above or
/// below, Home and End within the line, and with Control in the text. Return inserts a line break. A place where a line
/// breaks by itself belongs to the line below.
@preconcurrency @MainActor
public final class HeadlessTextArea: HeadlessTextEditor, UIBackendTextArea {
  /// The receiver of changes of the scroll offset and the height.
  public weak var areaClient: (any UIBackendTextAreaClient)?
  private var shownSize: CGSize?
  private var offset: CGFloat = 0
  private var brokenLines: (width: CGFloat?, lines: HeadlessTextLines)?

  /// The distance of the text from the edges.
  public var textInsets = UIEdgeInsets.zero {
    didSet {
      if textInsets != oldValue { contentDidChange() }
    }
  }

  /// The appearance and the purpose of the text.
  public override var style: UIBackendTextEditorStyle {
    didSet {
      if style != oldValue { contentDidChange() }
    }
  }

  /// The distance by which the text is scrolled down.
  public var scrollOffset: CGFloat {
    get { offset }
    set {
      offset = possibleOffset(newValue)
      setNeedsDisplay()
    }
  }

  /// The height of the text in the width of the last frame, with the insets.
  public var contentHeight: CGFloat { lines(in: shownSize?.width).height + textInsets.vertical }

  /// The size of the text in a width, with the insets and room for the cursor.
  public override func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let lines = lines(in: width)
    return CGSize(
      width: min((lines.width + textInsets.horizontal + 1).rounded(.up), Self.greatestLength),
      height: min(lines.height + textInsets.vertical, Self.greatestLength)
    )
  }

  /// Breaks lines again, and keeps the scroll offset inside the text.
  public override func didGetSize(_ size: CGSize) {
    guard size != shownSize else { return }
    shownSize = size
    stayInside()
  }

  /// Scrolls as little as needed to show a part of the text.
  public func reveal(_ range: NSRange) {
    let characters = editing.characterRange(range)
    reveal(characters.upperBound)
    reveal(characters.lowerBound)
  }

  /// The text that a scene prints, with line breaks as arrows.
  public override var summary: String { super.summary.replacing("\n", with: "⏎") }

  /// The text as a backend without windows can draw it.
  public override func drawings(in size: CGSize) -> [UIBackendDrawing] {
    guard editing.count > 0 else { return [] }
    let width = max(0, size.width - textInsets.horizontal - 1)
    let layout = layOut(text(of: style), width: width)
    let origin = CGPoint(
      x: textInsets.left + (width - layout.size.width) * style.alignment.share,
      y: textInsets.top - offset
    )
    return [.text(layout, origin: origin)]
  }

  override func possible(_ text: String) -> String { text }

  override func textDidChange() {
    super.textDidChange()
    contentDidChange()
  }

  override func cursorDidMove() { reveal(editing.cursor) }

  override func pressOwn(_ event: UIBackendKeyEvent) -> Bool {
    let isControl = event.modifiers.contains(.control)
    let extends = event.modifiers.contains(.shift)
    let lines = lines(in: shownSize?.width)
    let line = lines.index(of: editing.cursor)
    switch event.key {
    case .keyboardReturnOrEnter where !isControl && style.isEditable:
      didType("\n")
    case .keyboardUpArrow, .keyboardDownArrow:
      let target = event.key == .keyboardUpArrow ? line - 1 : line + 1
      let x = lines.x(of: editing.cursor)
      moveCursor(to: lines.position(inLine: target, nearest: x), extending: extends)
    case .keyboardHome where !isControl:
      moveCursor(to: lines.ranges[line].lowerBound, extending: extends)
    case .keyboardEnd where !isControl:
      moveCursor(to: lines.position(inLine: line, nearest: .infinity), extending: extends)
    default: return false
    }
    return true
  }

  override func position(at point: CGPoint, in size: CGSize) -> Int {
    let lines = lines(in: size.width)
    let index = ((point.y + offset - textInsets.top) / lines.lineHeight).rounded(.down)
    guard index >= 0 else { return 0 }
    guard index < CGFloat(lines.ranges.count) else { return editing.count }
    let room = size.width - textInsets.horizontal - 1
    let start = (room - lines.width(ofLine: Int(index))) * style.alignment.share
    return lines.position(inLine: Int(index), nearest: point.x - textInsets.left - start)
  }
}

extension HeadlessTextArea {
  private func text(of style: UIBackendTextEditorStyle) -> UIBackendText {
    UIBackendText(
      runs: [UIBackendText.Run(string: editing.text, font: style.font, color: style.color)],
      alignment: style.alignment,
      lineBreaking: .byWords,
      maximumLineCount: 0,
      isRightToLeft: style.isRightToLeft
    )
  }

  private func lines(in width: CGFloat?) -> HeadlessTextLines {
    if let brokenLines, brokenLines.width == width { return brokenLines.lines }
    let room = width.map { max(0, $0 - textInsets.horizontal - 1) } ?? .infinity
    let lines = HeadlessTextLines(text(of: style), editing.characters, in: room)
    brokenLines = (width, lines)
    return lines
  }

  private func contentDidChange() {
    brokenLines = nil
    stayInside()
  }

  private func possibleOffset(_ wanted: CGFloat) -> CGFloat {
    guard let shownSize, wanted.isFinite else { return 0 }
    return min(max(0, wanted.rounded()), max(0, (contentHeight - shownSize.height).rounded(.up)))
  }

  private func stayInside() {
    offset = possibleOffset(offset)
    setNeedsDisplay()
    areaClient?.backendTextAreaDidScroll()
  }

  private func reveal(_ position: Int) {
    guard let shownSize else { return }
    let lines = lines(in: shownSize.width)
    let top = textInsets.top + CGFloat(lines.index(of: position)) * lines.lineHeight
    let lowest = max(offset, top + lines.lineHeight - shownSize.height)
    let wanted = possibleOffset(min(lowest, top))
    guard wanted != offset else { return }
    offset = wanted
    setNeedsDisplay()
    areaClient?.backendTextAreaDidScroll()
  }
}

/// A text in lines, each with the line break or the spaces at its end.
@MainActor
struct HeadlessTextLines {
  let ranges: [Range<Int>]
  let lineHeight: CGFloat
  private let characters: [Character]
  private let pointSize: CGFloat

  init(_ text: UIBackendText, _ characters: [Character], in width: CGFloat) {
    let breaker = HeadlessLineBreaker(text, width: width)
    var start = 0
    ranges = breaker.lines().map { line in
      defer { start += line.count }
      return start..<(start + line.count)
    }
    pointSize = text.runs[0].font.pointSize
    lineHeight = HeadlessTextLayout.lineHeight(pointSize)
    self.characters = characters
  }

  var height: CGFloat { CGFloat(ranges.count) * lineHeight }

  var width: CGFloat { ranges.indices.map { width(ofLine: $0) }.max() ?? 0 }

  func width(ofLine index: Int) -> CGFloat { width(of: shown(ranges[index])) }

  /// The characters of a line that take room.
  private func shown(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == " " || characters[end - 1].isNewline {
      end -= 1
    }
    return range.lowerBound..<end
  }

  private func width(of range: Range<Int>) -> CGFloat {
    characters[range].reduce(0) {
      $0 + HeadlessLineBreaker.width(of: $1, pointSize: pointSize)
    }
  }

  func index(of position: Int) -> Int {
    ranges.lastIndex { $0.lowerBound <= position } ?? 0
  }

  /// How far from the start of its line a place is.
  func x(of position: Int) -> CGFloat {
    width(of: ranges[index(of: position)].lowerBound..<position)
  }

  /// The place in a line that is nearest to a distance from its start; the ends of the text beyond the lines.
  func position(inLine index: Int, nearest x: CGFloat) -> Int {
    guard index >= 0 else { return 0 }
    guard index < ranges.count else { return characters.count }
    let range = ranges[index]
    // What breaks the line stands behind the last place in it.
    let breaks = index < ranges.count - 1 && !range.isEmpty
    let last = breaks ? range.upperBound - 1 : range.upperBound
    var position = range.lowerBound
    var edge: CGFloat = 0
    while position < last {
      let next = HeadlessLineBreaker.width(of: characters[position], pointSize: pointSize)
      if x < edge + next / 2 { break }
      edge += next
      position += 1
    }
    return position
  }
}
