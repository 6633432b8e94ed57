import CoreGraphics
import Foundation

/// Shows what another view showed at one time, stretched when its size is changed.
final class SnapshotView: UIView {
  private let sourceRect: CGRect
  private let capInsets: UIEdgeInsets
  /// The parts that are stretched in different ways, each with its rectangle in the coordinates of the other view.
  private var parts: [(view: UIView, column: Int, row: Int)] = []

  /// Copies what of `view` shows in `rect`, in its coordinates.
  ///
  /// - Parameters:
  ///   - view: The view, whose own opacity, transform and visibility are left out.
  ///   - rect: What of it is shown, in its coordinates.
  ///   - capInsets: How far from the edges the snapshot is not stretched across them.
  init(of view: UIView, in rect: CGRect, capInsets: UIEdgeInsets) {
    sourceRect = rect
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    for row in 0..<3 {
      for column in 0..<3 {
        let source = part(of: rect, column, row)
        guard source.width > 0, source.height > 0 else { continue }
        let picture = FrozenLayer(of: view.ownLayer)
        picture.alignWithSuperlayer()
        let view = UIView()
        view.bounds = source
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        view.ownLayer.addSublayer(picture)
        addSubview(view)
        parts.append((view, column, row))
      }
    }
    placeParts()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    for (view, column, row) in parts {
      let target = part(of: bounds, column, row)
      let source = view.bounds.size
      view.center = CGPoint(x: target.midX, y: target.midY)
      view.transform = CGAffineTransform(
        scaleX: target.width / source.width,
        y: target.height / source.height
      )
    }
  }

  /// One of the nine parts that the insets cut a rectangle into, some of which are empty.
  private func part(of rect: CGRect, _ column: Int, _ row: Int) -> CGRect {
    let x = cuts(rect.minX, rect.width, capInsets.left, capInsets.right)
    let y = cuts(rect.minY, rect.height, capInsets.top, capInsets.bottom)
    return CGRect(
      x: x[column],
      y: y[row],
      width: x[column + 1] - x[column],
      height: y[row + 1] - y[row]
    )
  }

  /// Where a length is cut; insets that do not fit into it share it.
  private func cuts(
    _ start: CGFloat,
    _ length: CGFloat,
    _ first: CGFloat,
    _ last: CGFloat
  ) -> [CGFloat] {
    let (first, last) = (max(0, first), max(0, last))
    let share = first + last > length ? length / (first + last) : 1
    return [start, start + first * share, start + length - last * share, start + length]
  }
}
