import SwiftSyntax

/// Writes imports so that they name modules that are here.
final class ImportRewriting: ActiveCodeVisitor {
  private let file: SourceFile
  private(set) var edits: [SourceEdit] = []
  private(set) var findings: [Finding] = []
  private var imported: Set<String> = []
  private var lastImport: ImportDeclSyntax?
  private var application: AttributeSyntax?
  private var usesNetworking = false
  /// The imports of what UIKit brings along.
  private var importsBesideUIKit: [ImportDeclSyntax] = []
  private var comparesRectangles = false
  private var names: Set<String> = []
  private let isModuleOfUIKit: Bool
  private var runtimeImport: ImportDeclSyntax?

  /// Whether UIKit is imported that was not before.
  var addsUIKit: Bool { edits.contains { $0.replacement.contains("import UIKit") } }

  /// Creates a rewriting of a file; `isModuleOfUIKit` says whether any file of its module imports UIKit.
  init(_ file: SourceFile, isModuleOfUIKit: Bool = true) {
    self.file = file
    self.isModuleOfUIKit = isModuleOfUIKit
    super.init()
  }

  /// Visits the file.
  func rewrite() {
    imported = Set(file.imports.filter { $0.path.count == 1 }.map { $0.path.trimmedDescription })
    walk(file.tree)
    importBackend()
    importNetworking()
    importUIKitBesideXCTest()
    importUIKitOfHeader()
    // Foundation for Linux says that rectangles which touch intersect, and hides what UIKit says.
    if comparesRectangles, imported.contains("UIKit") { importsBesideUIKit.forEach(remove) }
  }

  /// Tests for UIKit where the platform stands for it: `#if os(iOS)` around `import UIKit`.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    for call in node.platformsThatMeanUIKit {
      edits.append(
        SourceEdit(range: call.trimmedRange, replacement: "canImport(UIKit)", kind: .addedImport)
      )
    }
    return super.visit(node)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    let comesWithUIKit = ["import Foundation", "import CoreGraphics"]
      .contains(node.trimmedDescription)
    if comesWithUIKit { importsBesideUIKit.append(node) }
    // An added import stands behind one that stays.
    if node.isTopLevel, !comesWithUIKit || lastImport == nil { lastImport = node }
    if module == "ObjectiveC" {
      runtimeImport = node
    } else if let row = AppleModule.row(of: module) {
      findings.append(
        Finding(
          path: file.path,
          line: file.line(of: node),
          symbol: node.trimmedDescription,
          row: row,
          reason: "the module is not here"
        )
      )
      makeConditional(node, module)
    } else if AppleModule.whole.contains(module), node.importKindSpecifier == nil,
      node.path.count > 1
    {
      replaceSubmodule(node, by: module)
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    application = application ?? node.attributeOfApplication
    return super.visit(node)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind {
      usesNetworking = usesNetworking || Self.networking.contains(name)
      comparesRectangles = comparesRectangles || name == "intersects"
      names.insert(name)
    }
    return .visitChildren
  }

  /// The types of Foundation that are a module of their own elsewhere.
  private static let networking: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest",
    "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "HTTPCookie",
    "HTTPCookieStorage", "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace",
    "URLProtocol",
  ]

  /// The types that code for iOS names most often without an import of its own.
  private static let geometry: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "CGAffineTransform", "IndexPath",
    "NSObject",
  ]

  /// The types of Foundation that such code names most often.
  private static let foundation: Set = [
    "Bundle", "Data", "Date", "DateFormatter", "DispatchQueue", "FileManager", "JSONDecoder",
    "JSONEncoder", "Locale", "NSAttributedString", "NSError", "NSMutableAttributedString",
    "NSRange", "NSString", "Notification", "NotificationCenter", "NumberFormatter",
    "TimeInterval", "Timer", "URL", "UUID", "UserDefaults",
  ]

  /// Imports a module of Apple's where it is; much code imports more than it uses.
  private func makeConditional(_ node: ImportDeclSyntax, _ module: String) {
    let line = "#if canImport(\(module))\n\(node.trimmedDescription)\n#endif"
    edits.append(SourceEdit(range: node.trimmedRange, replacement: line, kind: .addedImport))
  }

  private func replaceSubmodule(_ node: ImportDeclSyntax, by module: String) {
    guard imported.insert(module).inserted else { return remove(node) }
    let range = node.path.trimmedRange
    edits.append(SourceEdit(range: range, replacement: module, kind: .importLine))
  }

  /// Removes a line.
  private func remove(_ node: ImportDeclSyntax) {
    let range = node.trimmedRange
    let blanks = file.text.utf8.dropFirst(range.upperBound).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
    }
    var end = range.upperBound + blanks.count
    if file.text.utf8.dropFirst(end).first == UInt8(ascii: "\n") { end += 1 }
    edits.append(
      SourceEdit(range: range.lowerBound..<end, replacement: "", kind: .importLine)
    )
  }

  /// Imports the part of Foundation that is a module of its own elsewhere.
  private func importNetworking() {
    guard usesNetworking, !file.tree.importedModules.contains("FoundationNetworking"),
      let lastImport
    else { return }
    let end = lastImport.trimmedRange.upperBound
    let line = "\n#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif"
    edits.append(SourceEdit(range: end..<end, replacement: line, kind: .addedImport))
  }

  /// Imports UIKit, which XCTest brings along on Apple's platforms.
  private func importUIKitBesideXCTest() {
    guard imported.contains("XCTest"), !file.tree.importedModules.contains("UIKit"), let lastImport
    else { return }
    addImport(of: "UIKit", behind: lastImport)
  }

  /// Imports UIKit where a file names it without that: on Apple's platforms the header of a framework brings it along.
  private func importUIKitOfHeader() {
    let modules = file.tree.importedModules
    if let runtimeImport {
      let isNeeded = modules.count == 1 && usesRuntime
      return isNeeded ? replace(runtimeImport, by: "import UIKit") : remove(runtimeImport)
    }
    if modules.isEmpty {
      guard names.contains(where: \.isOfUIKit) || !names.isDisjoint(with: Self.geometry) else {
        return
      }
      let start = file.tree.offsetBehindHeader
      let line = "import UIKit\n\n"
      return edits.append(SourceEdit(range: start..<start, replacement: line, kind: .addedImport))
    }
    guard let lastImport else { return }
    if needsUIKitOfModule(modules) {
      addImport(of: "UIKit", behind: lastImport)
    } else if isModuleOfUIKit, modules == ["Foundation"],
      usesRuntime || names.isSuperset(of: ["IndexPath", "row"])
    {
      addImport(of: "UIKit", behind: lastImport)
    } else if modules.allSatisfy(AppleModule.isAbsent), !names.isDisjoint(with: Self.foundation) {
      // Every module of Apple's brings Foundation along.
      let end = lastImport.trimmedRange.upperBound
      let line = "\nimport Foundation"
      edits.append(SourceEdit(range: end..<end, replacement: line, kind: .addedImport))
    }
  }

  /// Whether UIKit comes with a module that is not here, and the file uses it or, without another import, geometry.
  private func needsUIKitOfModule(_ modules: Set<String>) -> Bool {
    guard modules.isDisjoint(with: ["UIKit", "XCTest"]),
      modules.contains(where: AppleModule.bringingUIKit.contains)
    else { return false }
    if usesRuntime || names.isSuperset(of: ["IndexPath", "row"]) { return true }
    return modules.allSatisfy(AppleModule.isAbsent) && !names.isDisjoint(with: Self.geometry)
  }

  /// What UIKit has of the runtime of Objective-C.
  private var usesRuntime: Bool {
    names.contains { $0.hasPrefix("objc_") } || names.contains(where: \.isOfUIKit)
  }

  private func replace(_ node: ImportDeclSyntax, by line: String) {
    edits.append(SourceEdit(range: node.trimmedRange, replacement: line, kind: .importLine))
  }

  private func addImport(of module: String, behind node: ImportDeclSyntax) {
    let end = node.trimmedRange.upperBound
    let line = "\n#if canImport(\(module))\nimport \(module)\n#endif"
    edits.append(SourceEdit(range: end..<end, replacement: line, kind: .addedImport))
  }

  /// Imports the backend where the program begins, which runs the delegate.
  private func importBackend() {
    guard application != nil, !file.tree.importedModules.contains("TesseraGTK"), let lastImport
    else { return }
    let end = lastImport.trimmedRange.upperBound
    let line = "\n#if canImport(TesseraGTK)\nimport TesseraGTK\n#endif"
    edits.append(SourceEdit(range: end..<end, replacement: line, kind: .entryPoint))
  }
}

extension ImportDeclSyntax {
  fileprivate var isTopLevel: Bool {
    parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension ClassDeclSyntax {
  /// The attribute that makes the class the delegate with which a program begins.
  fileprivate var attributeOfApplication: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      let name = attribute.attributeName.trimmedDescription
      if name == "UIApplicationMain" { return true }
      let inherited = inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      return name == "main" && inherited.contains("UIApplicationDelegate")
    }
  }
}

extension String {
  /// Whether a name is one of UIKit, or of what comes with it: `UIView`, `CALayer`, `NSLayoutConstraint`.
  fileprivate var isOfUIKit: Bool {
    guard hasPrefix("UI") || hasPrefix("CA") || hasPrefix("NSLayout") else { return false }
    let rest = dropFirst(2).prefix(2)
    return rest.first?.isUppercase == true && rest.last?.isLowercase == true
  }
}

extension TriviaPiece {
  fileprivate var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}

extension SourceFileSyntax {
  /// The offset behind the comment with which a file begins, and the blank line after it; 0 if there is none.
  fileprivate var offsetBehindHeader: Int {
    guard let first = statements.leadingTrivia.first, first.isComment else { return 0 }
    var offset = 0
    for piece in statements.leadingTrivia {
      offset += piece.sourceLength.utf8Length
      if case .newlines(let count) = piece, count > 1 { return offset }
    }
    return 0
  }

  /// The modules that are imported anywhere, under a condition too.
  var importedModules: Set<String> {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.modules
  }
}

/// Finds all imports, those under conditions included.
private final class ImportFinder: SyntaxVisitor {
  private(set) var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    modules.insert(node.path.trimmedDescription)
    return .skipChildren
  }
}
