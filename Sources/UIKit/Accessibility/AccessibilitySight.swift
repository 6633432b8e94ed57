import CoreGraphics
import Foundation
import TesseraEngine

/// The visible part of a window, which is read.
@MainActor
struct AccessibilitySight {
  let window: UIWindow
  /// The row that is read: what is around it cuts nothing off, as the row is named by all texts in it.
  var row: UIView?

  /// Whether something of a view shows: it is not hidden, clear or on its way out, and its superviews leave something of it.
  ///
  /// A view without an extent may hold others that show.
  func shows(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && view.window === window && !isLeaving(view)
  }

  /// A cell that goes, or waits to be used again, is in the collection view as long as it can be seen; so is what was presented.
  private func isLeaving(_ view: UIView) -> Bool {
    if let container = view as? PresentationContainer {
      return container.presentation?.isDismissing ?? true
    }
    guard let view = view as? UICollectionReusableView, let list = view.hostingCollectionView else {
      return false
    }
    return !isMounted(view, in: list)
  }

  /// Whether a collection view shows an element with a view, and will go on to.
  func isMounted(_ view: UICollectionReusableView, in list: UICollectionView) -> Bool {
    view.mounting.map { $0.view === view && list.engine.views.shows($0) } ?? false
  }

  /// The part of an element that shows, in the coordinates of the window; `nil` where nothing does.
  func frame(of subject: UIResponder) -> CGRect? {
    let frame = subject.accessibilityFrame
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite,
      frame.height.isFinite
    else { return nil }
    var part = row == nil ? frame.intersection(window.bounds) : frame
    var outer = holder(of: subject)
    while let view = outer, !part.isNull {
      guard shows(view) else { return nil }
      if view.clipsToBounds { part = part.intersection(view.convert(view.bounds, to: nil)) }
      outer = view === row ? nil : view.superview
    }
    return part.isNull || part.width <= 0 || part.height <= 0 ? nil : part
  }

  /// The view that an element is in.
  private func holder(of subject: UIResponder) -> UIView? {
    if let view = subject as? UIView { return view.superview }
    var container = (subject as? UIAccessibilityElement)?.accessibilityContainer
    for _ in 0..<Self.deepestContainer {
      if let view = container as? UIView { return view }
      guard let element = container as? UIAccessibilityElement else { return nil }
      container = element.accessibilityContainer
    }
    return nil
  }

  /// How many containers that are no views an element may be in; more are a circle.
  private static var deepestContainer: Int { 64 }
}
