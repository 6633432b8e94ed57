import MapKit

final class Places: UIView {}
