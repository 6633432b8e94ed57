import CoreGraphics
import Foundation

extension UIStackView {
  /// Gives a view its place.
  func place(_ view: UIView, at frame: CGRect) {
    // As with constraints, a transform turns the view about the middle of its place.
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// In an animation block, has a view that was hidden shrink, and one that was shown grow.
  func animateVisibility(of view: UIView) {
    guard window != nil, let transaction = UIViewAnimationTransaction.current else {
      return view.ownLayer.leave(with: nil)
    }
    if view.isHidden {
      view.ownLayer.leave(with: transaction)
    } else {
      view.ownLayer.leave(with: nil)
      let placements = placements(in: bounds)
      if let index = placements.firstIndex(where: { $0.view === view }) {
        let former = index > 0 ? placements[index - 1].view.frame : nil
        UIView.performWithoutAnimation {
          place(view, at: collapsed(placements[index].frame, after: former))
        }
      }
    }
    transaction.layOutAtEnd()
  }

  /// Gives views that shrink their place, which has no length, behind the shown view before them.
  func placeLeavingViews(among placements: [(view: UIView, frame: CGRect)]) {
    guard arrangement.views.count > placements.count else { return }
    var frames = placements[...]
    var former: CGRect?
    for view in arrangement.views {
      if view === frames.first?.view {
        former = frames.removeFirst().frame
      } else if view.ownLayer.isLeaving {
        place(view, at: collapsed(view.frame, after: former))
      }
    }
  }

  /// A frame without length behind another one, or at the start of the stack for `nil`.
  private func collapsed(_ frame: CGRect, after former: CGRect?) -> CGRect {
    let content = bounds.inset(by: arrangementInsets)
    guard axis == .horizontal else {
      return CGRect(
        x: frame.minX,
        y: former?.maxY ?? content.minY,
        width: frame.width,
        height: 0
      )
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start =
      isRightToLeft ? former?.minX ?? content.maxX : former?.maxX ?? content.minX
    return CGRect(x: start, y: frame.minY, width: 0, height: frame.height)
  }
}
