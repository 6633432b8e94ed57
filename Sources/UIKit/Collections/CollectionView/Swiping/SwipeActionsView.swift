import CoreGraphics
import Foundation
import TesseraCore

/// The buttons beside a row that is moved aside; it fills what the row leaves free.
final class SwipeActionsView: UIView {
  /// The outermost first, as the actions are.
  let buttons: [SwipeActionButton]
  private let edge: SwipeEdge
  private var measured: (rowSize: CGSize, buttons: SwipeButtons)?

  /// Creates the buttons of actions at an edge; `press` takes the index of the one that was pressed.
  init(_ actions: [UIContextualAction], edge: SwipeEdge, press: @escaping (Int) -> Void) {
    self.edge = edge
    buttons = actions.map { SwipeActionButton($0, edge: edge) }
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { _ in press(index) }, for: .touchUpInside)
      // The first one covers the others.
      insertSubview(button, at: 0)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// How wide the buttons are in a row of a size.
  func arrangement(in rowSize: CGSize) -> SwipeButtons {
    if let measured, measured.rowSize == rowSize { return measured.buttons }
    let arrangement = SwipeButtons(
      wishes: buttons.map { Double($0.width(inHeight: rowSize.height)) },
      rowWidth: Double(rowSize.width)
    )
    measured = (rowSize, arrangement)
    return arrangement
  }

  /// Fills the part of a row that its content leaves free; in the coordinates of that content.
  func place(shown: Double, expansion: Double, rowSize: CGSize) {
    let width = CGFloat(shown)
    frame = CGRect(
      x: edge == .right ? rowSize.width : -width,
      y: 0,
      width: width,
      height: rowSize.height
    )
    let places = arrangement(in: rowSize).places(shown: shown, expansion: expansion)
    for (button, place) in zip(buttons, places) {
      let length = CGFloat(place.end - place.start)
      button.frame = CGRect(
        x: edge == .right ? CGFloat(place.start) : width - CGFloat(place.end),
        y: 0,
        width: length,
        height: rowSize.height
      )
      button.contentRoom = SwipeActionButton.ContentRoom(
        start: CGFloat(place.contentStart),
        width: CGFloat(place.contentWidth)
      )
    }
  }

  /// The button beside another one, if there is one.
  func neighbor(of button: SwipeActionButton, at edge: SwipeEdge) -> SwipeActionButton? {
    guard let index = buttons.firstIndex(of: button) else { return nil }
    let next = edge == self.edge ? index - 1 : index + 1
    return buttons.indices.contains(next) ? buttons[next] : nil
  }
}
