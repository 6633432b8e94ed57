import UIKit

class ListController: UIViewController {
  // Made before there is a controller.
  let add = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: Selector(ListController.addRow))
  lazy var tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
  var model = Model()
  let other: Model? = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: Selector(Self.save), for: .touchUpInside)
    button.addTarget(
      self, // The controller.
      action: Selector(ListController.pressed(_:with:)),
      for: .touchDown)
    button.addTarget(model, action: Selector(Model.refresh), for: .touchCancel)
    button.addTarget(other, action: Selector(Model.clear), for: .touchCancel)
    button.addTarget(self, action: Selector(Self.open as (Self) -> () -> Void), for: .touchDown)
    button.addTarget(self, action: Selector(Self.close), for: .touchDragExit)
    button.addTarget(self, action: Selector(Self.shut), for: .touchDragOutside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: Selector(UIView.resignFirstResponder))
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
      let tap = UITapGestureRecognizer(target: self, action: Selector(Self.chosen))
      addGestureRecognizer(tap)
    }

    func chosen() {}
  }
}
