import SwiftSyntax

extension MacroExpansionExprSyntax {
  /// The text of a `#keyPath` of a layer, by which animations name what they change; `nil` for another.
  ///
  /// The text is what the compiler makes of it on Apple's platforms, where a property `isX` has the key `x`.
  var layerKeyPath: String? {
    guard macroName.text == "keyPath", arguments.count == 1,
      var path = arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    var names = [path.declName.baseName.text]
    while let inner = path.base?.as(MemberAccessExprSyntax.self) {
      names.insert(inner.declName.baseName.text, at: 0)
      path = inner
    }
    guard let type = path.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.hasPrefix("CA"), type.hasSuffix("Layer")
    else { return nil }
    return "\"\(names.map(\.key).joined(separator: "."))\""
  }
}

extension String {
  /// The key of a property with this name.
  fileprivate var key: String {
    guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
    return first.lowercased() + dropFirst(3)
  }
}
