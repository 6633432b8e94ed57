#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#else
import UIKit
#endif
#if canImport(ObjectiveC)
import QuartzCore.CALayer
#else
import QuartzCore
#endif
#if canImport(ObjectiveC)
import QuartzCore.CAAnimation
#endif

let layer = CALayer()
