import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// The constraint as it is read, with its identifier.
  var summary: String {
    var text = "\(first.summary) \(relation.symbol)"
    if let second {
      text += " \(multiplier == 1 ? "" : "\(Self.shown(multiplier)) × ")\(second.summary)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.shown(abs(constant)))" }
    } else {
      text += " \(Self.shown(constant))"
    }
    if priority < .required { text += " @ \(Self.shown(CGFloat(priority.rawValue)))" }
    return identifier.map { "‘\($0)’ (\(text))" } ?? text
  }

  private static func shown(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension ConstraintSide {
  fileprivate var summary: String {
    let end = "\(item?.layoutName ?? "nothing").\(attribute)"
    guard let startAttribute else { return end }
    return "(\(startItem?.layoutName ?? "nothing").\(startAttribute) to \(end))"
  }
}

extension LayoutItem {
  /// The item in diagnostics: its class, and what tells it from others beside it.
  var layoutName: String {
    if let guide = self as? UILayoutGuide {
      let name = guide.identifier.isEmpty ? "\(type(of: guide))" : "‘\(guide.identifier)’"
      return "\(name) of \(guide.owningView?.layoutName ?? "no view")"
    }
    guard let view = itemView else { return "\(type(of: self))" }
    var name = "\(type(of: view))"
    if let text = (view as? UILabel)?.text, !text.isEmpty { name += " “\(text.prefix(20))”" }
    if view.tag != 0 { name += " tagged \(view.tag)" }
    if let siblings = view.superview?.subviews, siblings.count > 1,
      let index = siblings.firstIndex(where: { $0 === view })
    {
      name += " (subview \(index))"
    }
    return name
  }
}
