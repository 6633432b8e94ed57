import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

/// How often a binding section controller asks its data source for cells.
@Suite("A binding section controller asks for cells", .withTheProgram)
@MainActor
struct BindingCallTests {
  private func list() throws -> (ListFixture, CompanyList, CountingController) {
    let list = CompanyList(["Moon", "Sun", "Star"])
    let fixture = ListFixture([list]) { $0.make = { _ in CountingController() } }
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? CountingController
    )
    return (fixture, list, controller)
  }

  @Test("once for each row that is shown first")
  func first() throws {
    let (_, _, controller) = try list()
    expectEqual(controller.take(), ["Moon", "Sun", "Star"])
  }

  @Test("once for a row that opens, and not for those that stay")
  func opened() throws {
    let (fixture, list, controller) = try list()
    let cells = fixture.cells
    _ = controller.take()
    list.companies[1].isExpanded = true
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    expectEqual(controller.take(), ["about Sun"])
    expectEqual(fixture.texts, ["Moon ▸", "Sun ▾", "about Sun", "Star ▸"])
    #expect(fixture.cells[0] === cells[0])
    #expect(fixture.cells[1] === cells[1])
  }

  @Test("not at all for an object that goes with the update, and reports nothing")
  func deleted() throws {
    let (fixture, list, controller) = try list()
    _ = controller.take()
    list.companies[1].isExpanded = true
    controller.update(animated: true)
    fixture.show([])
    expectEqual(controller.take(), [])
    expectEqual(fixture.texts, [])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("not at all for rows that are bound again")
  func bound() throws {
    let (fixture, list, controller) = try list()
    _ = controller.take()
    list.companies[2].isExpanded = true
    controller.update(animated: false)
    fixture.settle()
    _ = controller.take()
    controller.update(animated: false)
    fixture.settle()
    expectEqual(controller.take(), [])
    expectEqual(fixture.texts, ["Moon ▸", "Sun ▸", "Star ▾", "about Star"])
  }
}

/// Companies, with a note of the cells that were asked for.
private final class CountingController: ListBindingSectionController<any ListDiffable>,
  ListBindingSectionControllerDataSource
{
  private var asked: [String] = []

  override init() {
    super.init()
    dataSource = self
  }

  /// Returns the requests since the last call.
  func take() -> [String] {
    defer { asked = [] }
    return asked
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    viewModelsFor object: Any
  ) -> [any ListDiffable] {
    guard let list = object as? CompanyList else { return [] }
    return list.companies.flatMap { company -> [any ListDiffable] in
      company.isExpanded ? [company, "about \(company.name)"] : [company]
    }
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any,
    at index: Int
  ) -> any UICollectionViewCell & ListBindable {
    asked.append((viewModel as? Company)?.name ?? "\(viewModel)")
    let cell: TextCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    return cell ?? TextCell(frame: .zero)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any,
    at index: Int
  ) -> CGSize { CGSize(width: 100, height: 20) }
}
