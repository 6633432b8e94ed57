import SwiftSyntax

/// Writes casts to `NSObjectProtocol` so that texts, numbers and other values become objects.
///
/// `name as NSObjectProtocol` bridges a value on Apple's platforms alone; `name as AnyObject` does everywhere, and what it gives is an
/// object of Foundation.
final class CastRewriting: ActiveCodeVisitor {
  private(set) var edits: [SourceEdit] = []

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    for (cast, type) in zip(node, node.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        let type = type.as(TypeExprSyntax.self)?.type,
        ["NSObjectProtocol", "any NSObjectProtocol"].contains(type.trimmedDescription)
      else { continue }
      let start = type.trimmedRange.lowerBound
      edits.append(
        SourceEdit(range: start..<start, replacement: "AnyObject as! ", kind: .cast)
      )
    }
    return .visitChildren
  }
}
