import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension LayoutCall {
  /// The call that was recorded.
  @MainActor
  init(_ record: LayoutCallRecord) {
    var name = record.name
    if let element = record.arguments.first as? RecordedElement, element.kind != nil {
      name = Self.name(name, ofDecoration: element.isDecoration)
    }
    let space: IndexSpace =
      name.hasPrefix("final") && name.contains("Disappearing")
        || name.hasPrefix("indexPathsToDelete")
      ? .before : .after
    self.init(
      name: name,
      arguments: record.arguments.map { Value($0, space, of: name) },
      answer: record.answer is Void ? nil : Value(record.answer, space, of: name)
    )
  }

  /// The method for elements that are no cells.
  private static func name(_ name: String, ofDecoration isDecoration: Bool) -> String {
    let kind = isDecoration ? "Decoration" : "Supplementary"
    switch name {
    case "layoutAttributesForItem(at:)": return "layoutAttributesFor\(kind)View(ofKind:at:)"
    case "initialLayoutAttributesForAppearingItem(at:)":
      return "initialLayoutAttributesForAppearing\(kind)Element(ofKind:at:)"
    case "finalLayoutAttributesForDisappearingItem(at:)":
      return "finalLayoutAttributesForDisappearing\(kind)Element(ofKind:at:)"
    default: return name
    }
  }
}

extension LayoutCall.Value {
  @MainActor
  fileprivate init(_ value: Any, _ space: LayoutCall.IndexSpace, of name: String) {
    switch value {
    case let value as [Any] where value.isEmpty:
      // An empty list is one of anything.
      self =
        name.hasPrefix("prepare")
        ? .changes([]) : name.hasPrefix("indexPaths") ? .paths([]) : .elements([])
    case let value as Bool: self = .flag(value)
    case let value as CGPoint: self = .point(Point(x: value.x.rounding, y: value.y.rounding))
    case let value as CGSize:
      self = .size(Size(width: value.width.rounding, height: value.height.rounding))
    case let value as CGRect: self = .rect(value.rounding)
    case let value as String: self = .kind(value)
    case let value as IndexPath: self = .paths([LayoutCall.Path(value, space)])
    case let value as RecordedElement:
      self = .path(value.kind ?? "cell", LayoutCall.Path(value.indexPath, space))
    case let value as UICollectionViewLayoutAttributes:
      self = .element(LayoutCall.Element(value, space))
    case let value as [UICollectionViewUpdateItem]:
      self = .changes(value.map { LayoutCall.Change($0) })
    case let value as [UICollectionViewLayoutAttributes]:
      self = .elements(
        value.map { LayoutCall.Element($0, space) }.sorted {
          $0.kind == $1.kind
            ? $0.path.indices.lexicographicallyPrecedes($1.path.indices) : $0.kind < $1.kind
        }
      )
    case let value as [IndexPath]: self = .paths(value.map { LayoutCall.Path($0, space) })
    case let value as UICollectionViewLayoutInvalidationContext:
      self = .invalidation(LayoutCall.Invalidation(value, space))
    default:
      let isNothing = Mirror(reflecting: value).displayStyle == .optional
      self = isNothing ? .none : .other("\(value)")
    }
  }
}

extension LayoutCall.Path {
  fileprivate init(_ path: IndexPath, _ space: LayoutCall.IndexSpace) {
    self.init(indices: path.filter { $0 != NSNotFound }, space: space)
  }
}

extension LayoutCall.Element {
  @MainActor
  fileprivate init(
    _ attributes: UICollectionViewLayoutAttributes,
    _ space: LayoutCall.IndexSpace
  ) {
    self.init(
      kind: attributes.representedElementKind ?? "cell",
      path: LayoutCall.Path(attributes.indexPath, space),
      frame: attributes.frame.rounding,
      alpha: attributes.alpha.rounding,
      zIndex: attributes.zIndex,
      isHidden: attributes.isHidden
    )
  }
}

extension LayoutCall.Change {
  @MainActor
  fileprivate init(_ item: UICollectionViewUpdateItem) {
    let action =
      switch item.updateAction {
      case .insert: "insert"
      case .delete: "delete"
      case .reload: "reload"
      case .move: "move"
      default: "none"
      }
    self.init(
      action: action,
      before: item.indexPathBeforeUpdate.map { LayoutCall.Path($0, .before) },
      after: item.indexPathAfterUpdate.map { LayoutCall.Path($0, .after) }
    )
  }
}

extension LayoutCall.Invalidation {
  @MainActor
  fileprivate init(
    _ context: UICollectionViewLayoutInvalidationContext,
    _ space: LayoutCall.IndexSpace
  ) {
    let views = [
      context.invalidatedSupplementaryIndexPaths, context.invalidatedDecorationIndexPaths,
    ]
    let named = views.compactMap(\.self).flatMap { $0.sorted { $0.key < $1.key } }
    let paths = (context.invalidatedItemIndexPaths ?? []) + named.flatMap(\.value)
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    self.init(
      everything: context.invalidateEverything,
      counts: context.invalidateDataSourceCounts,
      offsetAdjustment: Point(x: offset.x.rounding, y: offset.y.rounding),
      sizeAdjustment: Size(width: size.width.rounding, height: size.height.rounding),
      paths: paths.map { LayoutCall.Path($0, space) }
    )
  }
}

extension CGFloat {
  /// To a thousandth, so that equal layouts by other arithmetic are equal.
  fileprivate var rounding: Double { (Double(self) * 1_000).rounded() / 1_000 }
}

extension CGRect {
  fileprivate var rounding: Rect {
    Rect(
      x: origin.x.rounding,
      y: origin.y.rounding,
      width: size.width.rounding,
      height: size.height.rounding
    )
  }
}
