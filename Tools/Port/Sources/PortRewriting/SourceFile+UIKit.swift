import SwiftSyntax

extension SourceFile {
  /// Whether UIKit is imported, under a condition too.
  var importsUIKit: Bool {
    tree.importedModules.contains { $0.split(separator: ".").first == "UIKit" }
  }
}
