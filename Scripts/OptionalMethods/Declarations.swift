import SwiftParser
import SwiftSyntax

/// A protocol with methods that an object may leave out, because there is a default implementation of them.
struct DelegateProtocol {
  let name: String
  /// The methods that can be left out, in the order in which the protocol declares them.
  let methods: [OptionalMethod]
  /// Those of them that no source has a default implementation of.
  let methodsWithoutDefault: [OptionalMethod]
}

/// A method that an object may leave out.
struct OptionalMethod {
  struct Parameter {
    /// The label, which is `_` if a call has none.
    let label: String
    let name: String
    let type: String
  }

  let base: String
  let parameters: [Parameter]
  /// The type of its answer; `Void` if it has none.
  let answer: String
  /// Whether its documentation says that it is required.
  let isRequired: Bool

  /// The name with its labels, as in `scrollViewDidScroll(_:)`.
  var signature: String { "\(base)(\(parameters.map { "\($0.label):" }.joined()))" }

  var returnsOptional: Bool { answer.hasSuffix("?") }

  /// Whether nothing has to be decided for an object that leaves it out: it answers nothing, or `nil`.
  var needsNoAnswer: Bool { !isRequired && (answer == "Void" || returnsOptional) }

  init(_ function: FunctionDeclSyntax) {
    base = function.name.text
    parameters = function.signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription
      )
    }
    answer = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    isRequired = function.leadingTrivia.description.contains("Required.")
  }
}

/// The protocols of delegates and data sources that sources declare, and the default implementations that these have.
struct Declarations {
  private var requirements: [(protocol: String, methods: [OptionalMethod])] = []
  /// Whether a default implementation notes that it was called, by protocol and signature.
  private var defaults: [String: [String: Bool]] = [:]

  /// The protocols that were read, by name.
  var protocols: [DelegateProtocol] {
    requirements.sorted { $0.protocol < $1.protocol }.map { name, methods in
      let written = defaults[name, default: [:]]
      let optional = methods.filter { $0.needsNoAnswer || written[$0.signature] != nil }
      return DelegateProtocol(
        name: name,
        methods: optional,
        methodsWithoutDefault: optional.filter { written[$0.signature] == nil }
      )
    }
  }

  /// The methods whose defaults do not note that they were called, so that a call with `?` takes them for the object's own.
  var unnotedDefaults: [String] {
    protocols.flatMap { delegate in
      delegate.methods.map(\.signature).filter { defaults[delegate.name]?[$0] == false }
        .map { "\(delegate.name).\($0)" }
    }
  }

  mutating func read(_ source: String) {
    for statement in Parser.parse(source: source).statements {
      if let declaration = statement.item.as(ProtocolDeclSyntax.self) {
        let name = declaration.name.text
        guard Self.isDelegate(name) else { continue }
        requirements.append((name, functions(in: declaration.memberBlock).map(OptionalMethod.init)))
      } else if let declaration = statement.item.as(ExtensionDeclSyntax.self) {
        let name = declaration.extendedType.trimmedDescription
        guard Self.isDelegate(name) else { continue }
        for function in functions(in: declaration.memberBlock) { readDefault(function, of: name) }
      }
    }
  }

  private mutating func readDefault(_ function: FunctionDeclSyntax, of name: String) {
    let isNoted = function.body?.description.contains("OptionalCall.") == true
    // An answer that is `nil` says it by itself.
    let isNil = function.body?.statements.trimmedDescription == "nil"
    defaults[name, default: [:]][OptionalMethod(function).signature] = isNoted || isNil
  }

  private func functions(in block: MemberBlockSyntax) -> [FunctionDeclSyntax] {
    block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
  }

  private static func isDelegate(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("CA") else { return false }
    return ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"].contains {
      name.hasSuffix($0)
    }
  }
}
