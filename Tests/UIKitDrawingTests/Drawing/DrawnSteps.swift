import CoreGraphics

@testable import TesseraHeadless
@testable import UIKit

/// What `body` draws into a context of 100 × 100 points, in words.
@MainActor
func steps(_ body: (CGContext) -> Void) -> [String] {
  let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  let list = UIBackendDisplayList(bounds: bounds, recording: body)
  return HeadlessDrawing.lines(of: list, in: bounds, tint: nil)
}

/// What `body` draws into the current context, which has 100 × 100 points, in words.
@MainActor
func currentSteps(_ body: () -> Void) -> [String] {
  steps { $0.makeCurrent(body) }
}
