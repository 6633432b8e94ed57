import Foundation
import UIKit.UIGestureRecognizerSubclass
import ObjectiveC
import UIKit
import class QuartzCore.CALayer
#if canImport(SwiftUI)
import SwiftUI
#endif
import WebKit // Pages.

let layer = CALayer()
