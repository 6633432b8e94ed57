import CoreGraphics
import Foundation
import UIKit

extension ListCollectionViewLayout {
  /// How far lines reach in bounds of the collection view.
  func room(in bounds: CGRect) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    let room =
      scrollDirection == .horizontal
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    return max(0, room)
  }

  /// A rectangle of lines below each other in the content, or the other way round.
  func turned(_ rect: CGRect) -> CGRect {
    guard scrollDirection == .horizontal else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// Where a rectangle of the content begins and ends along the lines' order.
  func stretch(of rect: CGRect) -> (top: CGFloat, bottom: CGFloat) {
    let turned = turned(rect)
    return (turned.minY, turned.maxY)
  }

  /// Says of a section that it has too many items to be asked for their sizes.
  func reportRefused(_ section: Int, _ count: Int, in view: UICollectionView) {
    let message =
      "Section \(section) has \(count) items, and the layout asks for the size of each; a list has at most "
      + "\(Self.largestItemCount). None of them is shown. A flow layout with an itemSize has no such limit."
    if let adapter = view.dataSource as? ListAdapter { return adapter.report(message) }
    FileHandle.standardError.write(Data("SectionControllers: \(message)\n".utf8))
  }

  /// Returns the delegate's values for a section of so many items; none without a delegate.
  func input(ofSection section: Int, count: Int, in view: UICollectionView) -> ListPacking.Input {
    var input = ListPacking.Input()
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout,
      count > 0 || showHeaderWhenEmpty
    else {
      input.sizes = Array(repeating: .zero, count: count)
      return input
    }
    let (horizontal, none) = (scrollDirection == .horizontal, CGSize.zero)
    let header = delegate.collectionView?(
      view,
      layout: self,
      referenceSizeForHeaderInSection: section
    )
    let footer = delegate.collectionView?(
      view,
      layout: self,
      referenceSizeForFooterInSection: section
    )
    (input.header, input.footer) = (turned(header ?? none).height, turned(footer ?? none).height)
    let inset = delegate.collectionView?(view, layout: self, insetForSectionAt: section)
    input.take(inset ?? .zero, isHorizontal: horizontal)
    guard count > 0 else { return input }
    let lines = delegate.collectionView?(
      view,
      layout: self,
      minimumLineSpacingForSectionAt: section
    )
    let items = delegate.collectionView?(
      view,
      layout: self,
      minimumInteritemSpacingForSectionAt: section
    )
    (input.lineSpacing, input.itemSpacing) = ((lines ?? 0).sound, (items ?? 0).sound)
    input.sizes = (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      return turned(delegate.collectionView?(view, layout: self, sizeForItemAt: path) ?? none)
    }
    return input
  }

  /// A size along and across the lines; sides that are no lengths count as 0.
  private func turned(_ size: CGSize) -> CGSize {
    let (width, height) = (size.width.sound, size.height.sound)
    return scrollDirection == .horizontal
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
}

extension ListPacking.Input {
  /// Takes the insets of a section.
  fileprivate mutating func take(_ inset: UIEdgeInsets, isHorizontal: Bool) {
    top = (isHorizontal ? inset.left : inset.top).sound
    bottom = (isHorizontal ? inset.right : inset.bottom).sound
    leading = (isHorizontal ? inset.top : inset.left).sound
    trailing = (isHorizontal ? inset.bottom : inset.right).sound
  }
}

extension CGFloat {
  /// The length, or 0 if it is none.
  fileprivate var sound: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
