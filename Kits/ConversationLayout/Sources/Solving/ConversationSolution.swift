import CoreGraphics
import TesseraCore
import UIKit

/// Where the elements of a conversation stand in the room there is; a copy costs O(1).
struct ConversationSolution {
  var column: ColumnArrangement
  var pins = ConversationPins()
  /// The element that can stand at the top although too little follows it.
  var extended: ColumnElement?
  private(set) var room: ConversationRoom

  init(_ column: ColumnArrangement, in room: ConversationRoom) {
    self.column = column
    self.room = room
  }

  /// The distance from the start of the content to the start of the column.
  var columnStart: CGFloat { room.insets.top + sinking }

  /// How far elements that do not fill the height are moved down.
  private var sinking: CGFloat {
    room.sinksToBottom ? max(0, room.visibleSize.height - naturalHeight) : 0
  }

  private var naturalHeight: CGFloat { room.insets.top + column.extent + room.insets.bottom }

  var contentSize: CGSize {
    CGSize(
      width: room.visibleSize.width,
      height: max(naturalHeight + sinking, extendedHeight ?? 0)
    )
  }

  /// Whether the content is longer than its elements so that one of them can stand at the top.
  var isExtended: Bool { (extendedHeight ?? 0) > naturalHeight + sinking }

  /// The height of content at whose end the extended element is at the top of what is visible.
  private var extendedHeight: CGFloat? {
    guard let extended, let place = column.place(of: extended) else { return nil }
    return columnStart + place.offset + room.visibleSize.height
  }

  /// Takes over another room; what was measured in another width is an assumption there.
  mutating func fit(into room: ConversationRoom) {
    let columnWidth = self.room.columnWidth
    self.room = room
    if room.columnWidth != columnWidth { column.outdateMeasurements() }
  }

  /// The vertical extent of an element in the content; nil if there is none such.
  func span(of element: ColumnElement) -> ClosedRange<CGFloat>? {
    guard let place = column.place(of: element) else { return nil }
    return (columnStart + place.offset)...(columnStart + place.end)
  }

  /// The frame of a place in the content.
  func frame(_ place: ColumnPlace, _ alignment: ConversationItemAlignment) -> CGRect {
    let width = self.width(place, alignment)
    let free = room.columnWidth - width
    let shift: CGFloat
    switch alignment {
    case .leading, .fullWidth: shift = 0
    case .center: shift = free / 2
    case .trailing: shift = free
    }
    return CGRect(
      x: room.insets.leading + shift,
      y: columnStart + place.offset,
      width: width,
      height: place.size.height
    )
  }

  /// The width that an element has; one that was measured in another width can be as wide as the column.
  private func width(_ place: ColumnPlace, _ alignment: ConversationItemAlignment) -> CGFloat {
    guard alignment != .fullWidth, place.standing != .outdated else { return room.columnWidth }
    // Assumed in a column that had no width yet: without an area it would never be seen, and so never be measured.
    if place.standing == .estimated, place.size.width <= 0 { return room.columnWidth }
    return min(room.columnWidth, place.size.width)
  }
}
