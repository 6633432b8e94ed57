import Foundation
#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif
#if canImport(ObjectiveC)
import ObjectiveC
#endif
import UIKit
import class QuartzCore.CALayer
#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(WebKit)
import WebKit
#endif // Pages.

let layer = CALayer()
