import CoreGraphics
public import Foundation

/// A frame of reference for points and rectangles: a view, a scene or the display.
///
/// A desktop does not tell where its windows are. Each counts as being at the origin of the display, so that the spaces of the display, of
/// scenes and of windows agree.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Takes a point of this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Takes a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Takes a rectangle of this space to the upright one around it in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Takes a rectangle of another space to the upright one around it in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The extent of the space in its own points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  /// Takes a point of this view to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView, view.window === window {
      return convert(point, to: Optional(view))
    }
    let onScreen = pointOnScreen(point)
    return coordinateSpace is ScreenSpace
      ? onScreen : coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
  }

  /// Takes a point of another space to this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView, view.window === window {
      return convert(point, from: Optional(view))
    }
    let onScreen =
      coordinateSpace is ScreenSpace
      ? point : coordinateSpace.convert(point, to: UIScreen.main.coordinateSpace)
    return pointFromScreen(onScreen)
  }

  /// Takes a rectangle of this view to the upright one around it in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.around(rect) { convert($0, to: coordinateSpace) }
  }

  /// Takes a rectangle of another space to the upright one around it in this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.around(rect) { convert($0, from: coordinateSpace) }
  }

  private func pointOnScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return converted(point, to: nil) }
    return window.pointToSuperview(converted(point, to: window))
  }

  private func pointFromScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return converted(point, from: nil) }
    return converted(window.pointFromSuperview(point), from: window)
  }
}

/// The space of the display, or of a scene on it.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let extent: @MainActor () -> CGRect

  init(_ extent: @escaping @MainActor () -> CGRect) { self.extent = extent }

  var bounds: CGRect { extent() }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.around(rect) { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.around(rect) { convert($0, from: coordinateSpace) }
  }
}

extension UIScreen {
  /// The space of the display.
  public var coordinateSpace: any UICoordinateSpace { space }

  /// The space of the display as it is held upright: the same, since a desktop is not turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { space }
}
