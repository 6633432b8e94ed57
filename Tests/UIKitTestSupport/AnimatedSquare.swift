import Foundation
import TesseraTestSupport

@testable import UIKit

/// A square of 10 points that is on screen.
@MainActor
func square(on fixture: Fixture) -> UIView {
  fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
}

/// Where a view is seen to begin from the left, in the coordinates of its superview.
@MainActor
func shownX(of view: UIView) -> CGFloat { view.layer.shown.frame.minX }
