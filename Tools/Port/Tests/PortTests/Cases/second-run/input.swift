import MapKit

let map = UIView()
