import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewFlowLayout {
  /// The attributes of everything that overlaps `rect`, in order.
  func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solution else { return [] }
    let pinning = pinning
    let attributesClass = attributesClass
    return pool.attributes { found in
      solution.arrangement.elements(in: Rect(rect), pinning: pinning, into: &found)
    } make: { element in
      attributes(of: element, attributesClass)
    }
  }

  /// The attributes of one element; nil if there is none such.
  func attributes(
    of kind: FlowElementKind,
    inSection section: Int
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement = solution?.arrangement else { return nil }
    let pinning = pinning
    guard let frame = arrangement.frame(of: kind, inSection: section, pinning: pinning) else {
      return nil
    }
    let natural = arrangement.frame(of: kind, inSection: section)
    let element = FlowElement(
      section: section,
      kind: kind,
      frame: frame,
      isDisplaced: frame != natural
    )
    return attributes(of: element, attributesClass)
  }

  private func attributes(
    of element: FlowElement,
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.made(as: attributesClass)
    attributes.represent(element.kind.collectionElement(inSection: element.section))
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    attributes.fixedSides = fixedSides(of: element)
    return attributes
  }

  private func fixedSides(of element: FlowElement) -> FixedSides {
    guard let solution,
      solution.arrangement.canBeMeasured(element.kind, inSection: element.section)
    else { return .both }
    if case .item = element.kind { return .none }
    return solution.container.axis == .vertical ? .width : .height
  }

  /// The class that the layout names, or the base class when that is not one of attributes.
  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }
}
