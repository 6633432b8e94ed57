import UIKit

class RowController: UIViewController {}

class NamedController: RowController {
  init(name: String) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class OtherController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  init(name: String) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class Model {}

struct Tab {
  let type: RowController.Type
  let cell: UICollectionViewCell.Type
  let model: Model.Type
  let number: Int.Type

  func makeOther(_ type: OtherController.Type) -> UIViewController { type.init() }

  func make() -> UIViewController {
    _ = number.init()
    _ = model.init()
    _ = cell.init(frame: .zero)
    return type.init()
  }
}
