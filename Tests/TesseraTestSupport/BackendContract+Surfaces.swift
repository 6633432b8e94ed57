import Foundation
import Testing
public import UIKit

/// A surface to check, with what makes it ask for a longer width by itself.
@MainActor
public struct SurfaceSample {
  /// The surface, which takes keys.
  public let surface: any UIBackendSurface
  let grow: () -> Void

  /// Prepares a sample.
  public init(_ surface: any UIBackendSurface, grow: @escaping () -> Void) {
    self.surface = surface
    self.grow = grow
  }
}

// What surfaces promise; see `UIBackendSurface`, whose numbers the messages cite.
extension BackendContract {
  /// Rule 1: sizes.
  public func checkSurfaceSizes(_ make: () -> SurfaceSample) {
    let surface = make().surface
    let natural = surface.size(width: nil, height: nil)
    #expect(natural.width > 0 && natural.height > 0)
    #expect(surface.size(width: nil, height: nil) == natural, "1: the same again")
    #expect(surface.size(width: natural.width, height: nil) == natural, "1: its own width")
    for length in [0, 1, 37.5, 10_000, 1_000_000, -5, .infinity, .nan] as [CGFloat] {
      for size in [
        surface.size(width: length, height: nil), surface.size(width: nil, height: length),
        surface.size(width: length, height: length),
      ] {
        #expect((0...32_767).contains(size.width), "1: offered \(length)")
        #expect((0...32_767).contains(size.height), "1: offered \(length)")
      }
    }
    #expect(surface.frame == nil, "3: no frame outside a window")
    #expect(!surface.hasFocus)
    #expect(!surface.takeFocus(), "5: no focus outside a window")
  }

  /// Rules 3 and 8: where a surface is on screen.
  public func checkSurfacePlaces(_ make: () -> SurfaceSample) {
    let recorder = RecordingClient(backend: backend)
    backend.client = recorder
    let client = RecordingWindowClient()
    client.root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    client.root.addSubview(box)
    box.addSubview(view)
    let window = backend.makeWindow(for: client, size: client.root.bounds.size)
    let surface = make().surface
    window.addSurface(surface, in: view.layer)
    window.present()
    func expectFrame(_ frame: CGRect?, _ message: Comment) {
      window.setNeedsDisplay()
      backend.requestFrame()
      #expect(wait { surface.frame == frame }, message)
    }
    expectFrame(CGRect(x: 30, y: 40, width: 100, height: 40), "3: in the window's coordinates")
    box.bounds.origin = CGPoint(x: 0, y: 5)
    expectFrame(CGRect(x: 30, y: 35, width: 100, height: 40), "2: scrolled")
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // The middle of the box stays at (120, 80); the view's corner was 90 to the left of it and 45 above.
    expectFrame(CGRect(x: 75, y: 57.5, width: 50, height: 20), "2: scaled")
    box.transform = .identity
    box.alpha = 0
    expectFrame(nil, "3: invisible")
    box.alpha = 1
    view.frame.origin = CGPoint(x: 0, y: 105)
    expectFrame(CGRect(x: 20, y: 130, width: 100, height: 40), "2: outside the box around it")
    box.clipsToBounds = true
    expectFrame(nil, "3: cut off")
    view.frame.origin = .zero
    expectFrame(CGRect(x: 20, y: 25, width: 100, height: 40), "3: cut off in part")
    window.removeSurface(surface)
    #expect(surface.frame == nil, "8: removed")
    window.addSurface(surface, in: view.layer)
    expectFrame(CGRect(x: 20, y: 25, width: 100, height: 40), "8: shown again")
    window.close()
    #expect(surface.frame == nil, "8: its window is closed")
    window.addSurface(surface, in: view.layer)
    window.removeSurface(surface)
  }

  /// Rules 5 and 8: the focus.
  public func checkSurfaceFocus(_ make: () -> SurfaceSample) {
    let client = RecordingWindowClient()
    let window = backend.makeWindow(for: client, size: CGSize(width: 300, height: 200))
    client.root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let (first, second) = (make().surface, make().surface)
    let (firstClient, secondClient) = (RecordingSurfaceClient(), RecordingSurfaceClient())
    first.client = firstClient
    second.client = secondClient
    let views = [first, second].map { surface in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
      client.root.addSubview(view)
      window.addSurface(surface, in: view.layer)
      return view
    }
    window.present()
    #expect(wait { client.activations.last == true && views.count == 2 })
    #expect(first.takeFocus())
    #expect(firstClient.focusChanges == [true], "5: told")
    #expect(first.takeFocus())
    #expect(firstClient.focusChanges == [true], "5: told once")
    #expect(second.takeFocus())
    #expect(!first.hasFocus, "5: one at a time")
    #expect(firstClient.focusChanges == [true, false])
    #expect(secondClient.focusChanges == [true])
    second.releaseFocus()
    second.releaseFocus()
    #expect(!second.hasFocus)
    #expect(secondClient.focusChanges == [true, false])
    #expect(first.takeFocus())
    window.removeSurface(first)
    #expect(!first.hasFocus, "8: removed")
    #expect(firstClient.focusChanges == [true, false, true, false])
    #expect(second.takeFocus())
    window.close()
    #expect(!second.hasFocus, "8: its window is closed")
    #expect(secondClient.focusChanges == [true, false, true, false])
  }

  /// Rule 6: other sizes.
  public func checkSurfaceChanges(_ make: () -> SurfaceSample) {
    let recorder = RecordingClient(backend: backend)
    backend.client = recorder
    let client = RecordingWindowClient()
    let window = backend.makeWindow(for: client, size: CGSize(width: 300, height: 200))
    client.root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let sample = make()
    let surfaceClient = RecordingSurfaceClient()
    sample.surface.client = surfaceClient
    client.root.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40)))
    window.addSurface(sample.surface, in: client.root.subviews[0].layer)
    window.present()
    window.setNeedsDisplay()
    backend.requestFrame()
    #expect(wait { sample.surface.frame != nil })
    let before = sample.surface.size(width: nil, height: nil)
    #expect(surfaceClient.sizeChangeCount == 0)
    sample.grow()
    #expect(surfaceClient.sizeChangeCount == 0, "6: not from inside the call")
    #expect(wait { surfaceClient.sizeChangeCount > 0 }, "6: told")
    #expect(sample.surface.size(width: nil, height: nil).width > before.width)
    window.close()
  }

  /// A surface keeps neither its client nor is it kept by a window that it has left.
  public func checkSurfaceReferences(_ make: () -> SurfaceSample) {
    weak var releasedClient: RecordingSurfaceClient?
    weak var releasedSurface: AnyObject?
    let client = RecordingWindowClient()
    let window = backend.makeWindow(for: client, size: CGSize(width: 300, height: 200))
    do {
      let surface = make().surface
      let surfaceClient = RecordingSurfaceClient()
      surface.client = surfaceClient
      (releasedClient, releasedSurface) = (surfaceClient, surface)
      window.addSurface(surface, in: client.root.layer)
      window.removeSurface(surface)
    }
    #expect(releasedClient == nil, "A surface does not keep its client")
    #expect(releasedSurface == nil, "8: a window does not keep what was removed")
    window.close()
  }
}

@MainActor
private final class RecordingSurfaceClient: UIBackendSurfaceClient {
  private(set) var sizeChangeCount = 0
  private(set) var focusChanges: [Bool] = []

  func backendSurfaceDidChangeSize() { sizeChangeCount += 1 }
  func backendSurfaceDidChangeFocus(hasFocus: Bool) { focusChanges.append(hasFocus) }
}
