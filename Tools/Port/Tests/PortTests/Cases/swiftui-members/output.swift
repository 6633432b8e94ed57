#if canImport(SwiftUI)
import SwiftUI
#endif
import UIKit

class Cell: UICollectionViewCell {
  var title = ""

  #if canImport(SwiftUI)
  /// The view of the cell.
  private var content: AnyView { AnyView(Text(title)) }
  #endif
  func reset() { title = "" }

  #if canImport(SwiftUI)
  func showView() {
    _ = content
  }

  func update() { self.showView() }
  #endif

  func mark() {
    layer.opacity = 0.5
  }
}

#if canImport(SwiftUI)
class Card: UIView {
  let host: UIHostingController<Text>

  init(text: Text) {
    host = UIHostingController(rootView: text)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
}
#endif

extension UIColor {
  #if canImport(SwiftUI)
  var color: Color { Color(self) }
  #endif
  static var accent: UIColor { .red }
  #if canImport(SwiftUI)
  convenience init(_ color: Color) { self.init(white: 1, alpha: 1) }
  #endif
}

extension Cell {
  #if canImport(SwiftUI)
  override func prepareForReuse() {
    contentConfiguration = UIHostingConfiguration { Text("") }
  }
  #endif

  struct Layout {
    var margin: CGFloat = 8
    #if canImport(SwiftUI)
    var font: ScaledMetric<CGFloat> { ScaledMetric(wrappedValue: margin) }
    #endif
  }
}
