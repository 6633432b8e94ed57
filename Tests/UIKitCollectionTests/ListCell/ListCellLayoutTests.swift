import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

// The numbers of the rules are those in the documentation of `ListCellLayout`. Gaps are 12.
@Suite("The layout of a list cell")
struct ListCellLayoutTests {
  private func layout(
    leading: [ListCellLayout.Accessory] = [],
    trailing: [ListCellLayout.Accessory] = [],
    _ change: (inout ListCellLayout) -> Void = { _ in }
  ) -> ListCellLayout {
    var layout = ListCellLayout(
      leading: leading,
      trailing: trailing,
      margins: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 20)
    )
    change(&layout)
    return layout
  }

  /// Something square, 10 points wide unless said otherwise, in a room of its own width.
  private func accessory(
    _ side: CGFloat = 10,
    room: CGFloat? = nil,
    isDisplayed: Bool = true
  ) -> ListCellLayout.Accessory {
    ListCellLayout.Accessory(
      size: CGSize(width: side, height: side),
      room: room ?? side,
      isDisplayed: isDisplayed
    )
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private let row = CGRect(x: 0, y: 0, width: 300, height: 40)

  @Test("gives the content everything when there are no accessories (rule 2)")
  func contentAlone() {
    expectEqual(layout().frames(in: row).content, row)
    let indented = layout { $0.indentation = 30 }
    expectEqual(indented.frames(in: row).content, frame(30, 0, 270, 40))
    expectEqual(indented.widthAroundContent, 30)
  }

  @Test("stands accessories at the margins, with gaps between them (rules 1, 3)")
  func accessories() {
    let layout = layout(
      leading: [accessory(), accessory(20, room: 28)],
      trailing: [accessory(30), accessory()]
    )
    let frames = layout.frames(in: row)
    expectEqual(frames.leading, [frame(16, 15, 10, 10), frame(16 + 10 + 12 + 4, 10, 20, 20)])
    // From the right: the margin of 20, 10, a gap of 12, 30.
    expectEqual(frames.trailing, [frame(300 - 72, 5, 30, 30), frame(300 - 30, 15, 10, 10)])
    expectEqual(frames.content, frame(66, 0, 300 - 66 - 72, 40))
    expectEqual(layout.widthAroundContent, 138)
    expectEqual(layout.accessoryHeight, 30)
  }

  @Test("moves in accessories with the content, or the content alone (rules 1, 2)")
  func indentation() {
    var layout = layout(leading: [accessory()]) { $0.indentation = 30 }
    expectEqual(layout.frames(in: row).leading, [frame(46, 15, 10, 10)])
    expectEqual(layout.frames(in: row).content.minX, 56)
    layout.indentsAccessories = false
    expectEqual(layout.frames(in: row).leading, [frame(16, 15, 10, 10)])
    expectEqual(layout.frames(in: row).content.minX, 56)
  }

  @Test("keeps what is not displayed outside of its edge (rule 4)")
  func waiting() {
    let layout = layout(
      leading: [accessory(isDisplayed: false)],
      trailing: [accessory(), accessory(20, isDisplayed: false)]
    )
    let frames = layout.frames(in: row)
    expectEqual(frames.leading, [frame(-10, 15, 10, 10)])
    expectEqual(frames.trailing, [frame(270, 15, 10, 10), frame(300, 10, 20, 20)])
    expectEqual(frames.content, frame(0, 0, 270, 40))
    expectEqual(layout.accessoryHeight, 10)
  }

  @Test("is mirrored from right to left (rule 5)")
  func mirrored() {
    let layout = layout(leading: [accessory()], trailing: [accessory(30)]) {
      $0.isRightToLeft = true
      $0.indentation = 5
    }
    let frames = layout.frames(in: row)
    // Reading begins at the right edge, whose margin is 20.
    expectEqual(frames.leading, [frame(300 - 20 - 5 - 10, 15, 10, 10)])
    expectEqual(frames.trailing, [frame(16, 5, 30, 30)])
    expectEqual(frames.content, frame(46, 0, 300 - 46 - 35, 40))
  }

  @Test("leaves the content no width below zero")
  func tooNarrow() {
    let layout = layout(leading: [accessory()], trailing: [accessory(30)])
    expectEqual(layout.frames(in: frame(0, 0, 20, 40)).content.size.width, 0)
  }
}

@Suite("The order of accessories")
@MainActor
struct AccessoryOrderTests {
  private func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test("is that of the system, whatever the order they are given in")
  func system() {
    let order = AccessoryOrder([
      .reorder(), .disclosureIndicator(), .multiselect(), .outlineDisclosure(), .label(text: "1"),
      .checkmark(), .detail(), .insert(), .delete(),
    ])
    expectEqual(order.leading.map(\.accessoryType), [.delete, .insert, .multiselect])
    expectEqual(
      order.trailing.map(\.accessoryType),
      [
        .label, .detail, .checkmark, .outlineDisclosure, .disclosureIndicator, .reorder,
      ]
    )
    #expect(order.repeated.isEmpty)
  }

  @Test("puts custom ones where they say, one after the other")
  func customOnes() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let order = AccessoryOrder([
      custom(first, .trailing()),
      .disclosureIndicator(), .label(text: "1"),
      custom(
        second,
        .trailing(
          displayed: .always,
          at: UICellAccessory.Placement.position(after: .label(text: ""))
        )
      ),
      custom(third, .trailing(displayed: .always, at: { _ in -7 })),
    ])
    expectEqual(
      order.trailing.map(\.accessoryType),
      [
        .customView(third), .label, .customView(second), .disclosureIndicator,
        .customView(first),
      ]
    )
  }

  @Test("has those that say before or after what is missing at the beginning and at the end")
  func missing() {
    let (first, second) = (UIView(), UIView())
    let before = UICellAccessory.Placement.position(before: .checkmark())
    let after = UICellAccessory.Placement.position(after: .checkmark())
    let order = AccessoryOrder([
      custom(first, .leading(displayed: .always, at: after)), .delete(),
      custom(second, .leading(displayed: .always, at: before)),
    ])
    expectEqual(
      order.leading.map(\.accessoryType),
      [.customView(second), .delete, .customView(first)]
    )
  }

  @Test("keeps the first of a type that is there twice")
  func twice() {
    let view = UIView()
    let order = AccessoryOrder([
      .label(text: "1"), .label(text: "2"), custom(view, .leading()), custom(view, .trailing()),
    ])
    expectEqual(order.trailing.count, 1)
    expectEqual(order.leading.count, 1)
    expectEqual(order.repeated, [.label, .customView(view)])
  }
}
