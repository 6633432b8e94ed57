import Foundation
import UIKit
import class QuartzCore.CALayer
#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(WebKit)
import WebKit
#endif // Pages.

let layer = CALayer()
