import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// What the options of all accessories have.
protocol AccessoryOptions {
  var isHidden: Bool { get set }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get set }
  var tintColor: UIColor? { get set }
}

extension UICellAccessory.CheckmarkOptions: AccessoryOptions {}
extension UICellAccessory.DeleteOptions: AccessoryOptions {}
extension UICellAccessory.DetailOptions: AccessoryOptions {}
extension UICellAccessory.DisclosureIndicatorOptions: AccessoryOptions {}
extension UICellAccessory.InsertOptions: AccessoryOptions {}
extension UICellAccessory.LabelOptions: AccessoryOptions {}
extension UICellAccessory.MultiselectOptions: AccessoryOptions {}
extension UICellAccessory.OutlineDisclosureOptions: AccessoryOptions {}
extension UICellAccessory.PopUpMenuOptions: AccessoryOptions {}
extension UICellAccessory.ReorderOptions: AccessoryOptions {}
extension UICellAccessory.CustomViewConfiguration: AccessoryOptions {}

@Suite("An accessory of a list cell")
@MainActor
struct CellAccessoryTests {
  /// What all options say.
  struct Setting: Sendable {
    var isHidden = false
    var width = UICellAccessory.LayoutDimension.actual
    var tint: UIColor?

    /// The options with what this says, each set by itself.
    func set<Options: AccessoryOptions>(in options: Options) -> Options {
      var options = options
      options.isHidden = isHidden
      options.reservedLayoutWidth = width
      options.tintColor = tint
      return options
    }
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isLeading: Bool
    /// Whether as much room is kept by default as symbols have.
    let hasStandardRoom: Bool
    let usual: @MainActor @Sendable () -> UICellAccessory
    let make: @MainActor @Sendable (Setting) -> UICellAccessory
    /// The same, with the options made first and changed afterwards.
    let change: @MainActor @Sendable (Setting) -> UICellAccessory
  }

  nonisolated static let kinds = [
    Kind(
      testDescription: "a disclosure indicator",
      isLeading: false,
      hasStandardRoom: false,
      usual: { .disclosureIndicator() },
      make: {
        .disclosureIndicator(
          options: UICellAccessory.DisclosureIndicatorOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: {
        .disclosureIndicator(options: $0.set(in: UICellAccessory.DisclosureIndicatorOptions()))
      }
    ),
    Kind(
      testDescription: "an outline disclosure",
      isLeading: false,
      hasStandardRoom: false,
      usual: { .outlineDisclosure() },
      make: {
        .outlineDisclosure(
          options: UICellAccessory.OutlineDisclosureOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: {
        .outlineDisclosure(options: $0.set(in: UICellAccessory.OutlineDisclosureOptions()))
      }
    ),
    Kind(
      testDescription: "a check mark",
      isLeading: false,
      hasStandardRoom: false,
      usual: { .checkmark() },
      make: {
        .checkmark(
          options: UICellAccessory.CheckmarkOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: { .checkmark(options: $0.set(in: UICellAccessory.CheckmarkOptions())) }
    ),
    Kind(
      testDescription: "a minus sign",
      isLeading: true,
      hasStandardRoom: true,
      usual: { .delete(displayed: .always) },
      make: {
        .delete(
          displayed: .always,
          options: UICellAccessory.DeleteOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: { .delete(displayed: .always, options: $0.set(in: UICellAccessory.DeleteOptions())) }
    ),
    Kind(
      testDescription: "a plus sign",
      isLeading: true,
      hasStandardRoom: true,
      usual: { .insert(displayed: .always) },
      make: {
        .insert(
          displayed: .always,
          options: UICellAccessory.InsertOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: { .insert(displayed: .always, options: $0.set(in: UICellAccessory.InsertOptions())) }
    ),
    Kind(
      testDescription: "a grip",
      isLeading: false,
      hasStandardRoom: true,
      usual: { .reorder(displayed: .always) },
      make: {
        .reorder(
          displayed: .always,
          options: UICellAccessory.ReorderOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: {
        .reorder(displayed: .always, options: $0.set(in: UICellAccessory.ReorderOptions()))
      }
    ),
    Kind(
      testDescription: "a circle to tick",
      isLeading: true,
      hasStandardRoom: true,
      usual: { .multiselect(displayed: .always) },
      make: {
        .multiselect(
          displayed: .always,
          options: UICellAccessory.MultiselectOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: {
        .multiselect(displayed: .always, options: $0.set(in: UICellAccessory.MultiselectOptions()))
      }
    ),
    Kind(
      testDescription: "words",
      isLeading: false,
      hasStandardRoom: false,
      usual: { .label(text: "12") },
      make: {
        .label(
          text: "12",
          options: UICellAccessory.LabelOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: { .label(text: "12", options: $0.set(in: UICellAccessory.LabelOptions())) }
    ),
    Kind(
      testDescription: "an i in a circle",
      isLeading: false,
      hasStandardRoom: true,
      usual: { .detail() },
      make: {
        .detail(
          options: UICellAccessory.DetailOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: { .detail(options: $0.set(in: UICellAccessory.DetailOptions())) }
    ),
    Kind(
      testDescription: "a menu",
      isLeading: false,
      hasStandardRoom: false,
      usual: { .popUpMenu(menu()) },
      make: {
        .popUpMenu(
          menu(),
          options: UICellAccessory.PopUpMenuOptions(
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint
          )
        )
      },
      change: { .popUpMenu(menu(), options: $0.set(in: UICellAccessory.PopUpMenuOptions())) }
    ),
    Kind(
      testDescription: "a view of the app",
      isLeading: true,
      hasStandardRoom: true,
      usual: {
        .customView(configuration: .init(customView: picture(), placement: .leading()))
      },
      make: {
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: picture(),
            placement: .leading(displayed: .always),
            isHidden: $0.isHidden,
            reservedLayoutWidth: $0.width,
            tintColor: $0.tint,
            maintainsFixedSize: true
          )
        )
      },
      change: {
        var configuration = $0.set(
          in: UICellAccessory.CustomViewConfiguration(
            customView: picture(),
            placement: .leading(displayed: .always)
          )
        )
        configuration.maintainsFixedSize = true
        return .customView(configuration: configuration)
      }
    ),
  ]

  private static func menu() -> UIMenu {
    UIMenu(children: [UIAction(title: "One") { _ in }])
  }

  private static func picture() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.frame.size = CGSize(width: 20, height: 20)
    return view
  }

  private func shownCell(
    _ accessories: [UICellAccessory],
    in fixture: Fixture = Fixture()
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.accessories = accessories
    return fixture.show(cell)
  }

  private func views(in cell: UICollectionViewListCell) -> [AccessoryView] {
    cell.subviews.compactMap { $0 as? AccessoryView }
  }

  /// The room between the edge of the cell and its content, without the margin of 16.
  private func room(in cell: UICollectionViewListCell, isLeading: Bool) -> CGFloat {
    let content = cell.contentView.frame
    return (isLeading ? content.minX : 320 - content.maxX) - 16
  }

  /// The colours of pictures, words and shapes in a view.
  private func colors(in view: UIView) -> [UIColor] {
    let own = [
      (view as? UIImageView)?.tintColor, (view as? UILabel)?.textColor, view.backgroundColor,
    ]
    return own.compactMap(\.self) + view.subviews.flatMap { colors(in: $0) }
  }

  @Test("keeps the room that its options say, also while it is hidden", arguments: kinds)
  func room(_ kind: Kind) throws {
    for make in [kind.make, kind.change] {
      for isHidden in [false, true] {
        let cell = shownCell([make(Setting(isHidden: isHidden, width: .custom(60)))])
        expectEqual(room(in: cell, isLeading: kind.isLeading), 60)
        expectEqual(views(in: cell).map(\.alpha), [isHidden ? 0 : 1])
        let view = try #require(views(in: cell).first)
        let middle: CGFloat = kind.isLeading ? 16 + 30 : 320 - 16 - 30
        expectEqual(view.frame.midX, middle)
      }
      let standard = shownCell([make(Setting(width: .standard))])
      expectEqual(room(in: standard, isLeading: kind.isLeading), 28)
      let actual = shownCell([make(Setting(width: .actual))])
      let width = try #require(views(in: actual).first).frame.width
      #expect(width > 0 && room(in: actual, isLeading: kind.isLeading) == width)
      let usual = room(in: shownCell([kind.usual()]), isLeading: kind.isLeading)
      expectEqual(usual, (kind.hasStandardRoom ? 28 : width))
    }
  }

  @Test("has the colour that its options say, or one of its own", arguments: kinds)
  func tints(_ kind: Kind) throws {
    for make in [kind.make, kind.change] {
      let plain = try #require(views(in: shownCell([make(Setting())])).first)
      #expect(!colors(in: plain).contains(.purple))
      let tinted = try #require(views(in: shownCell([make(Setting(tint: .purple))])).first)
      #expect(colors(in: tinted).contains(.purple))
    }
  }

  @Test("is displayed while its row is edited, while it is not, or always")
  func displayedStates() {
    let states: [(UICellAccessory.DisplayedState, whenEditing: CGFloat, otherwise: CGFloat)] = [
      (.always, 1, 1), (.whenEditing, 1, 0), (.whenNotEditing, 0, 1),
    ]
    for (state, whenEditing, otherwise) in states {
      let fixture = Fixture()
      let cell = shownCell([.checkmark(displayed: state)], in: fixture)
      expectEqual(views(in: cell).map(\.alpha), [otherwise])
      cell.change { $0.isEditing = true }
      fixture.backend.makeFrame()
      expectEqual(views(in: cell).map(\.alpha), [whenEditing])
    }
  }

  @Test("has a background of the colour that its options say, or the usual one")
  func backgrounds() throws {
    func background(_ accessory: UICellAccessory, isSelected: Bool = false) -> UIColor? {
      let fixture = Fixture()
      let cell = shownCell([accessory], in: fixture)
      cell.isSelected = isSelected
      fixture.backend.makeFrame()
      return views(in: cell).first?.subviews.first?.backgroundColor
    }
    expectEqual(background(.delete(displayed: .always)), .systemRed)
    expectEqual(background(.insert(displayed: .always)), .systemGreen)
    let delete = UICellAccessory.DeleteOptions(backgroundColor: .blue)
    expectEqual(background(.delete(displayed: .always, options: delete)), .blue)
    var insert = UICellAccessory.InsertOptions()
    insert.backgroundColor = .blue
    expectEqual(background(.insert(displayed: .always, options: insert)), .blue)
    var tick = UICellAccessory.MultiselectOptions(backgroundColor: .red)
    tick.backgroundColor = .blue
    #expect(background(.multiselect(displayed: .always, options: tick)) == nil)
    expectEqual(
      background(.multiselect(displayed: .always, options: tick), isSelected: true),
      .blue
    )
  }

  @Test("of words has the font that its options say")
  func font() {
    func font(_ options: UICellAccessory.LabelOptions) -> UIFont? {
      let cell = shownCell([.label(text: "12", options: options)])
      return (views(in: cell).first?.subviews.first as? UILabel)?.font
    }
    expectEqual(font(UICellAccessory.LabelOptions()), .preferredFont(forTextStyle: .body))
    expectEqual(font(UICellAccessory.LabelOptions(font: .systemFont(ofSize: 9)))?.pointSize, 9)
    var options = UICellAccessory.LabelOptions()
    options.font = .systemFont(ofSize: 11)
    expectEqual(font(options)?.pointSize, 11)
  }

  @Test(
    "to be dragged by has a line before it where another one stands there, unless told otherwise"
  )
  func separator() {
    func count(_ accessories: [UICellAccessory]) -> Int {
      views(in: shownCell(accessories)).flatMap(\.subviews)
        .count { $0.backgroundColor == .separator }
    }
    let label = UICellAccessory.label(text: "12")
    expectEqual(count([label, .reorder(displayed: .always)]), 1)
    expectEqual(count([.reorder(displayed: .always)]), 0)
    var options = UICellAccessory.ReorderOptions(showsVerticalSeparator: true)
    expectEqual(count([label, .reorder(displayed: .always, options: options)]), 1)
    options.showsVerticalSeparator = false
    expectEqual(count([label, .reorder(displayed: .always, options: options)]), 0)
  }

  @Test("is a view of the app, at the edge and in the order that the app says")
  func customViews() {
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { view.frame.size = CGSize(width: 10, height: 10) }
    let position: UICellAccessory.Placement.Position = { $0.count }
    let configurations = [
      UICellAccessory.CustomViewConfiguration(
        customView: first,
        placement: .trailing(displayed: .always, at: position),
        maintainsFixedSize: true
      ),
      UICellAccessory.CustomViewConfiguration(
        customView: second,
        placement: .trailing(displayed: .always, at: { _ in 0 }),
        maintainsFixedSize: true
      ),
    ]
    expectEqual(configurations.map(\.customView), [first, second])
    for configuration in configurations {
      guard case .trailing(.always, _) = configuration.placement else {
        Issue.record("The placement is another.")
        continue
      }
    }
    let cell = shownCell(configurations.map { .customView(configuration: $0) })
    #expect(
      first.convert(first.bounds, to: cell).minX > second.convert(second.bounds, to: cell).minX
    )
    expectEqual(first.bounds.size, CGSize(width: 10, height: 10))
  }
}
