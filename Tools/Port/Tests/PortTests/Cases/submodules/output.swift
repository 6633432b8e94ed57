import UIKit
import QuartzCore

let layer = CALayer()
