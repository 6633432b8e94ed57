import CoreGraphics
import Foundation // For dates.
import UIKit

func isVisible(_ view: UIView, in list: UIScrollView) -> Bool {
  view.frame.intersects(list.bounds)
}
