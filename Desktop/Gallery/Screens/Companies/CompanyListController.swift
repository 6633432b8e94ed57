import SectionControllers
import UIKit

/// One section for all companies: a row for each, and one more for each that is open.
final class CompanyListController: ListBindingSectionController<CompanyList> {
  override func viewModels(for object: CompanyList) -> [any ListDiffable] {
    object.companies.flatMap { company -> [any ListDiffable] in
      guard company.isExpanded else { return [company] }
      let text = company.packages.joined(separator: ", ")
      return [company, CompanyDetails(name: company.name, text: text)]
    }
  }

  override func size(for viewModel: any ListDiffable, at index: Int) -> CGSize {
    let width = collectionContext?.containerSize(for: self).width ?? 0
    let height = (viewModel as? CompanyDetails)?.height(forWidth: width)
    return CGSize(width: width, height: height ?? 44)
  }

  override func cell(for viewModel: any ListDiffable, at index: Int)
    -> any UICollectionViewCell & ListBindable
  {
    if viewModel is CompanyDetails {
      let cell: CompanyDetailsCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
      return cell ?? CompanyDetailsCell(frame: .zero)
    }
    let cell: CompanyCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    return cell ?? CompanyCell(frame: .zero)
  }

  override func didSelectItem(at index: Int) {
    collectionContext?.deselectItem(at: index, sectionController: self, animated: false)
    guard let company = viewModels[index] as? Company else { return }
    company.isExpanded.toggle()
    update(animated: true)
  }
}

/// The form: a text, a switch, and a row that says what is wrong.
final class CompanyFormController: ListBindingSectionController<CompanyFilter> {
  private let change: ((inout CompanyFilter) -> Void) -> Void

  init(change: @escaping ((inout CompanyFilter) -> Void) -> Void) {
    self.change = change
    super.init()
  }

  override func viewModels(for object: CompanyFilter) -> [any ListDiffable] {
    let fields: [CompanyField] = [.text, .several(object.onlySeveral)]
    return fields + (object.message.map { [CompanyField.message($0)] } ?? [])
  }

  override func size(for viewModel: any ListDiffable, at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize.width ?? 0, height: index == 0 ? 52 : 44)
  }

  override func cell(for viewModel: any ListDiffable, at index: Int)
    -> any UICollectionViewCell & ListBindable
  {
    let cell: CompanyFieldCell? = collectionContext?.dequeueReusableCell(
      for: self,
      named: "\(viewModel.diffIdentifier())",
      at: index
    )
    cell?.typed = { [weak self] text in self?.change { $0.text = text } }
    cell?.switched = { [weak self] isOn in self?.change { $0.onlySeveral = isOn } }
    return cell ?? CompanyFieldCell(frame: .zero)
  }

  override func shouldSelectItem(at index: Int) -> Bool { false }
}

extension ListCollectionContext {
  fileprivate func dequeueReusableCell<Cell: UICollectionViewCell>(
    for sectionController: ListSectionController,
    named name: String,
    at index: Int
  ) -> Cell? {
    dequeueReusableCell(
      of: Cell.self,
      withReuseIdentifier: name,
      for: sectionController,
      at: index
    ) as? Cell
  }
}
