import ListAdapters
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

/// Both kits declare `ListAdapter`; a file that imports both says which it means.
@Suite("Two kits in one file")
@MainActor
struct TwoKitsTests {
  private final class Names: ListSectionController, SectionControllers.ListAdapterDataSource {
    func objects(for listAdapter: SectionControllers.ListAdapter) -> [any ListDiffable] { ["a"] }

    func listAdapter(
      _ listAdapter: SectionControllers.ListAdapter,
      sectionControllerFor object: Any
    ) -> ListSectionController { ListSectionController() }

    func emptyView(for listAdapter: SectionControllers.ListAdapter) -> UIView? { nil }
  }

  @Test("are told apart by their modules")
  func qualified() {
    let sections = SectionControllers.ListAdapter(
      updater: ListAdapterUpdater(),
      viewController: nil
    )
    let rows: ListAdapters.ListAdapter<RowCell> = VerticalListAdapter<RowCell>()
    rows.reload(items: ["a"])
    expectEqual(rows.items, ["a"])
    #expect(sections.objects().isEmpty)
  }
}
