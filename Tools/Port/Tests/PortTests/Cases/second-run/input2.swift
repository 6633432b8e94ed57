import Foundation

#if os(iOS)
let color = UIColor.red
#endif
