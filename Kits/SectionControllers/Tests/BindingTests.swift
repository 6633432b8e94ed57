import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("A binding section controller", .withTheProgram)
@MainActor
struct BindingTests {
  private func companies() -> (ListFixture, CompanyList) {
    let list = CompanyList(["Moon", "Sun", "Star"])
    let fixture = ListFixture([list]) { $0.make = { _ in CompaniesController() } }
    return (fixture, list)
  }

  @Test("opens a row of an object changed in place, binds its header again and reloads nothing")
  func expanding() {
    let (fixture, list) = companies()
    let cells = fixture.cells
    expectEqual(fixture.texts, ["Moon ▸", "Sun ▸", "Star ▸"])
    list.companies[1].isExpanded.toggle()
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    expectEqual(fixture.texts, ["Moon ▸", "Sun ▾", "about Sun", "Star ▸"])
    #expect(fixture.cells[0] === cells[0])
    #expect(fixture.cells[1] === cells[1])
    #expect(fixture.cells[3] === cells[2])
    list.companies[1].isExpanded.toggle()
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    expectEqual(fixture.texts, ["Moon ▸", "Sun ▸", "Star ▸"])
    expectEqual(fixture.cells, cells)
  }

  @Test("compares values row by row: only what changed is bound again")
  func values() {
    final class Rows: ListBindingSectionController<Page> {
      override func viewModels(for object: Page) -> [any ListDiffable] {
        object.rows.map { Page(String($0.prefix(1)), $0) }
      }
      override func size(for viewModel: any ListDiffable, at index: Int) -> CGSize {
        CGSize(width: 100, height: 20)
      }
      override func cell(for viewModel: any ListDiffable, at index: Int)
        -> any UICollectionViewCell & ListBindable
      {
        let cell: TextCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
        return cell ?? TextCell(frame: .zero)
      }
    }
    let fixture = ListFixture([Page("p", "a", "b", "c")]) { $0.make = { _ in Rows() } }
    let cells = fixture.cells
    expectEqual(cells.map(\.fills), [1, 1, 1])
    fixture.show([Page("p", "c", "a!", "x")])
    #expect(fixture.cells[0] === cells[2])
    #expect(fixture.cells[1] === cells[0])
    expectEqual(cells[2].fills, 1)
    expectEqual(cells[0].fills, 2)
    #expect(fixture.cells[1].text.contains("a!"))
  }

  @Test("never drops an update that is asked for while one is carried out")
  func updateDuringUpdate() throws {
    let (fixture, list) = companies()
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? CompaniesController
    )
    var answers: [String] = []
    list.companies[0].isExpanded = true
    controller.update(animated: true) { answers.append("first \($0)") }
    fixture.turn()
    list.companies[2].isExpanded = true
    controller.update(animated: true) { answers.append("second \($0)") }
    fixture.settle()
    expectEqual(answers, ["first true", "second true"])
    expectEqual(fixture.texts, ["Moon ▾", "about Moon", "Sun ▸", "Star ▾", "about Star"])
  }

  @Test("hands its selection delegate the view model")
  func selection() throws {
    let (fixture, _) = companies()
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? CompaniesController
    )
    fixture.adapter.collectionView(fixture.view, didSelectItemAt: IndexPath(item: 1, section: 0))
    expectEqual(controller.selected, ["1 Sun"])
  }

  @Test("shows the first of two view models with one identifier and reports the other")
  func duplicates() {
    let (fixture, list) = companies()
    list.companies.append(Company("Sun"))
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    expectEqual(fixture.texts, ["Moon ▸", "Sun ▸", "Star ▸"])
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("takes over what a person has moved, and its data source hears of it")
  func moving() throws {
    let (fixture, _) = companies()
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? CompaniesController
    )
    #expect(fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 55))
    fixture.view.endInteractiveMovement()
    fixture.settle()
    expectEqual(controller.moves, [[0, 2]])
    expectEqual(fixture.texts, ["Sun ▸", "Star ▸", "Moon ▸"])
    expectEqual(
      controller.viewModels.compactMap { ($0 as? Company)?.name },
      ["Sun", "Star", "Moon"]
    )
  }

  @Test("keeps the focus of a field while a validation row comes")
  func form() throws {
    final class Form: ListDiffable {
      var fields = ["name", "mail"]
      func diffIdentifier() -> any Hashable & Sendable { "form" }
      func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { object is Form }
    }
    final class FieldCell: UICollectionViewCell, ListBindable {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      func bindViewModel(_ viewModel: Any) {
        field.placeholder = viewModel as? String
        if field.superview == nil { contentView.addSubview(field) }
      }
    }
    final class Fields: ListBindingSectionController<Form> {
      override func viewModels(for object: Form) -> [any ListDiffable] { object.fields }
      override func size(for viewModel: any ListDiffable, at index: Int) -> CGSize {
        CGSize(width: 100, height: 20)
      }
      override func cell(for viewModel: any ListDiffable, at index: Int)
        -> any UICollectionViewCell & ListBindable
      {
        let cell: FieldCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
        return cell ?? FieldCell(frame: .zero)
      }
    }
    let form = Form()
    let fixture = ListFixture([form]) { $0.make = { _ in Fields() } }
    let cell = try #require(
      fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FieldCell
    )
    #expect(cell.field.becomeFirstResponder())
    form.fields.insert("a name is missing", at: 1)
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    #expect(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(cell.field.isFirstResponder)
  }
}
