import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Code for iOS calls initialisers on the values of variables that hold classes, and overrides them without `required`.
@Suite("Classes known at run time")
@MainActor
struct ClassesAtRunTimeTests {
  private final class NotedCell: UITableViewCell {
    private(set) var notes: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      notes.append("made")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class NotedHeader: UITableViewHeaderFooterView {
    private(set) var notes: [String] = []

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      notes.append("made")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("make cells of tables in the style that is asked for, with their identifiers")
  func cells() throws {
    let classes: [UITableViewCell.Type] = [NotedCell.self, UITableViewCell.self]
    let identifier = "A name that is longer than fifteen bytes"
    let cell = try #require(
      classes[0].init(style: .subtitle, reuseIdentifier: identifier) as? NotedCell
    )
    expectEqual(cell.notes, ["made"])
    expectEqual(cell.reuseIdentifier, identifier)
    #expect(cell.detailTextLabel != nil)
    let plain = classes[1].init(style: .default, reuseIdentifier: nil)
    expectEqual(plain.reuseIdentifier, nil)
    #expect(plain.detailTextLabel == nil)
    #expect(type(of: plain) == UITableViewCell.self)
  }

  private func made<Cell: UITableViewCell>(_: Cell.Type) -> Cell {
    Cell(style: .value1, reuseIdentifier: "row")
  }

  @Test("make cells through a generic parameter")
  func genericCells() {
    let cell = made(NotedCell.self)
    expectEqual(cell.notes, ["made"])
    expectEqual(cell.reuseIdentifier, "row")
  }

  @Test("make headers and footers of tables")
  func headers() throws {
    let classes: [UITableViewHeaderFooterView.Type] = [NotedHeader.self]
    let header = try #require(classes[0].init(reuseIdentifier: "header") as? NotedHeader)
    expectEqual(header.notes, ["made"])
    expectEqual(header.reuseIdentifier, "header")
  }

  private final class ReasonedContext: UICollectionViewLayoutInvalidationContext {
    let cause: String

    init(cause: String) {
      self.cause = cause
      super.init()
    }

    override init() {
      cause = "made by the layout"
      super.init()
    }
  }

  private final class NumberedAttributes: UICollectionViewLayoutAttributes {
    var number: Int

    override init() {
      number = 7
      super.init()
    }
  }

  private final class NumberedLayout: UICollectionViewFlowLayout {
    private(set) var reasons: [String] = []

    override class var layoutAttributesClass: AnyClass { NumberedAttributes.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      reasons.append((context as? ReasonedContext)?.cause ?? "none")
      super.invalidateLayout(with: context)
    }
  }

  private final class OtherLayout: UICollectionViewLayout {
    private(set) var reasons: [String] = []

    override class var invalidationContextClass: AnyClass { ReasonedContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      reasons.append((context as? ReasonedContext)?.cause ?? "none")
      super.invalidateLayout(with: context)
    }
  }

  @Test("make contexts whose class has another initialiser besides init()")
  func contexts() {
    let layout = OtherLayout()
    layout.invalidateLayout()
    layout.invalidateLayout(with: ReasonedContext(cause: "own"))
    expectEqual(layout.reasons, ["made by the layout", "own"])
  }

  @Test("make attributes whose class overrides init(), and copy them")
  func attributes() throws {
    let fixture = FlowFixture([3], layout: NumberedLayout())
    fixture.show()
    let attributes = try #require(
      fixture.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    )
    expectEqual((attributes as? NumberedAttributes)?.number, 7)
    let copy = try #require(attributes.copy() as? NumberedAttributes)
    expectEqual(copy.number, 7)
    expectEqual(copy.frame, attributes.frame)
  }
}
