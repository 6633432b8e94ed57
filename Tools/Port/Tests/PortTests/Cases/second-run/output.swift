#if canImport(MapKit)
import MapKit
#endif
#if canImport(UIKit)
import UIKit
#endif

let map = UIView()
