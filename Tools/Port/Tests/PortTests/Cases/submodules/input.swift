import UIKit.UIGestureRecognizerSubclass
import QuartzCore.CALayer
import QuartzCore.CAAnimation

let layer = CALayer()
