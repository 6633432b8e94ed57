import SwiftUI
import UIKit

class Cell: UICollectionViewCell {
  var title = ""

  /// The view of the cell.
  private var content: AnyView { AnyView(Text(title)) }
  @objc func reset() { title = "" }

  func showView() {
    _ = content
  }

  func update() { self.showView() }

  func mark() {
    layer.opacity = 0.5
  }
}

class Card: UIView {
  let host: UIHostingController<Text>

  init(text: Text) {
    host = UIHostingController(rootView: text)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
}

extension UIColor {
  var color: Color { Color(self) }
  static var accent: UIColor { .red }
  convenience init(_ color: Color) { self.init(white: 1, alpha: 1) }
}

extension Cell {
  override func prepareForReuse() {
    contentConfiguration = UIHostingConfiguration { Text("") }
  }

  struct Layout {
    var margin: CGFloat = 8
    var font: ScaledMetric<CGFloat> { ScaledMetric(wrappedValue: margin) }
  }
}
