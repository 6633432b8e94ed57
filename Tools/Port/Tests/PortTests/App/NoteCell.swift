import UIKit

/// A row with a mark that is pressed.
@IBDesignable final class NoteCell: UICollectionViewListCell {
  @IBInspectable var markSize: CGFloat = 30
  private let mark: UIButton = {
    let mark = UIButton(type: .system)
    mark.setTitle("Mark", for: .normal)
    return mark
  }()
  private weak var controller: NoteListController?
  private(set) var isMarked = false

  override func awakeFromNib() {
    super.awakeFromNib()
  }

  func show(_ note: Note, for controller: NoteListController) {
    var content = defaultContentConfiguration()
    content.text = note.title
    contentConfiguration = content
    self.controller = controller
    mark.addTarget(self, action: #selector(marked), for: .touchUpInside)
    mark.addTarget(
      controller,
      action: #selector(NoteListController.marked(_:with:)),
      for: .touchUpInside
    )
    mark.frame = CGRect(x: bounds.width - 80, y: 7, width: 60, height: markSize)
    addSubview(mark)
  }

  @objc private func marked() {
    isMarked.toggle()
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = 0
    fade.isRemovedOnCompletion = false
    mark.layer.add(fade, forKey: "fade")
  }

  /// What moves the mark.
  var fade: CABasicAnimation? { mark.layer.animation(forKey: "fade") as? CABasicAnimation }
}

@objc extension NoteListController {
  func marked(_ sender: UIButton, with event: UIEvent?) { opened.append("mark") }
}
