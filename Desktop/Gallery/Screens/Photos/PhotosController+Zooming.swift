import Tessera
import UIKit

extension PhotosController {
  /// How far fingers have to move apart for one step of zooming.
  private static let scalePerStep: CGFloat = 1.2

  func addPinch() {
    let pinch = UIPinchGestureRecognizer()
    pinch.addHandler { [weak self] recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { self?.pinched(pinch) }
    }
    list.addGestureRecognizer(pinch)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.scale >= Self.scalePerStep {
      pinch.scale /= Self.scalePerStep
      zoom(.larger)
    } else if pinch.scale <= 1 / Self.scalePerStep {
      pinch.scale *= Self.scalePerStep
      zoom(.smaller)
    }
  }

  func zoom(_ zoom: PhotoGrid.Zoom) {
    guard grid.zoom(zoom, inWidth: list.bounds.width) else { return }
    list.setCollectionViewLayout(makeLayout(), animated: true)
  }

  /// Goes from rows to a mosaic, or back.
  func changePattern() {
    grid.pattern = grid.pattern == .rows ? .mosaic : .rows
    buttons.show(grid.pattern)
    list.setCollectionViewLayout(makeLayout(), animated: true)
  }
}
