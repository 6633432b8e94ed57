import AVKit
import UIKit

let color = UIColor.red
