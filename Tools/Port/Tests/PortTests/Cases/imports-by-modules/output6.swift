#if canImport(AVKit)
import AVKit
#endif
import UIKit

let color = UIColor.red
