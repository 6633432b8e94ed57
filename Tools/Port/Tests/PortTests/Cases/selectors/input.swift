import UIKit

class ListController: UIViewController {
  // Made before there is a controller.
  let add = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: #selector(addRow))
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
  var model = Model()
  let other: Model? = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(self.save), for: .touchUpInside)
    button.addTarget(
      self, // The controller.
      action: #selector(ListController.pressed(_:with:)),
      for: .touchDown)
    button.addTarget(model, action: #selector(model.refresh), for: .touchCancel)
    button.addTarget(other, action: #selector(Model.clear), for: .touchCancel)
    button.addTarget(self, action: #selector(open as () -> Void), for: .touchDown)
    button.addTarget(self, action: #selector((close)), for: .touchDragExit)
    button.addTarget(self, action: #selector(self?.shut), for: .touchDragOutside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: #selector(view.resignFirstResponder))
    )
  }

  func addRow() {}
  func tapped(_ tap: UITapGestureRecognizer) {}
  func save() {}
  func pressed(_ sender: Any, with event: UIEvent?) {}
  func open() {}
  func open(_ name: String) {}
  func close() {}
  func shut() {}

  final class Cell: UICollectionViewCell {
    func connect() {
      // In the cell, not in the controller.
      let tap = UITapGestureRecognizer(target: self, action: #selector(chosen))
      addGestureRecognizer(tap)
    }

    func chosen() {}
  }
}
