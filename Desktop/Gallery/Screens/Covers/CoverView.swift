import GallerySupport
import UIKit

/// A book that can be turned over, and whose front opens a little while it is pressed.
final class CoverView: UIView {
  private let front = CoverFront()
  private let back = CoverBack()
  private let paper = CoverBack()
  /// The side that is seen is turned over within this view, which has the depth of the scene.
  private let sides = UIView(frame: CGRect(origin: .zero, size: CoverFront.size))

  private static let viewingDistance: CGFloat = 420

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: CoverFront.size))
    // The shadow turns with the sides.
    sides.layer.shadowColor = UIColor.black.cgColor
    sides.layer.shadowOpacity = 0.35
    sides.layer.shadowRadius = 5
    sides.layer.shadowOffset = CGSize(width: 2, height: 4)
    sides.layer.shadowPath = CoverFront.outline.cgPath
    sides.layer.sublayerTransform.m34 = -1 / Self.viewingDistance
    // The front turns about the spine.
    front.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    front.layer.position = CGPoint(x: 0, y: CoverFront.size.height / 2)
    for side in [paper, front, back] { sides.addSubview(side) }
    back.isHidden = true
    addSubview(sides)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the back is seen.
  private(set) var isTurned = false

  func show(_ book: Library.Book, isTurned: Bool) {
    // Neighbouring numbers are far apart on the colour circle.
    let hue = (CGFloat(book.id) * 0.382).truncatingRemainder(dividingBy: 1)
    front.show(book.title, hue: hue, points: 4 + book.id % 6)
    back.show(book.author)
    self.isTurned = isTurned
    front.isHidden = isTurned
    paper.isHidden = isTurned
    back.isHidden = !isTurned
  }

  /// Turns the book over; its front draws its ornament when it comes.
  func turn() {
    isTurned.toggle()
    let isTurned = isTurned
    UIView.transition(
      with: sides,
      duration: 0.6,
      options: isTurned ? .transitionFlipFromRight : .transitionFlipFromLeft
    ) { [front, paper, back] in
      front.isHidden = isTurned
      paper.isHidden = isTurned
      back.isHidden = !isTurned
    }
    if !isTurned { front.draw(over: 1.2) }
  }

  /// Opens the front by a part of a right angle, or closes it.
  func open(_ share: CGFloat) {
    UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { [front] in
      front.layer.transform = CATransform3DMakeRotation(-share * .pi / 2, 0, 1, 0)
    }
    .startAnimation()
  }
}
