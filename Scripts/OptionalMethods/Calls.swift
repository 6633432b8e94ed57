/// The names of the types whose values are called with `?`.
struct CallTypes {
  /// The protocols that have methods of a base name.
  private let owners: [String: Set<String>]

  init(naming protocols: [DelegateProtocol]) {
    var owners: [String: Set<String>] = [:]
    for delegate in protocols {
      for method in delegate.methods { owners[method.base, default: []].insert(delegate.name) }
    }
    self.owners = owners
  }

  /// A type is named after its protocol if that is named after its methods, as in `CollectionViewDelegate`, and else after its methods,
  /// with its protocol in front where two protocols have such methods.
  func name(of base: String, in delegate: DelegateProtocol) -> String {
    let role = String(delegate.name.dropFirst(2))
    let methods = base.prefix(1).uppercased() + base.dropFirst()
    if role.hasPrefix(methods) { return role }
    return owners[base] == [delegate.name] ? methods : role + methods
  }
}

extension DelegateProtocol {
  /// The optional methods by base name, in the order in which these first come.
  private var groups: [[OptionalMethod]] {
    var bases: [String] = []
    for method in methods where !bases.contains(method.base) { bases.append(method.base) }
    return bases.map { base in methods.filter { $0.base == base } }
  }

  /// The source of the calls with `?`.
  func calls(named types: CallTypes) -> String {
    let properties = groups.map { property($0, types) }.joined(separator: "\n\n")
    let structures = groups.filter { !isPlain($0) }.map { structure($0, types) }
    let extent =
      structures.isEmpty
      ? ""
      : """


      extension UIOptionalCalls {
      \(structures.joined(separator: "\n\n"))
      }
      """
    return """
      // Made by Scripts/make-optional-methods.
      \(imports(for: methods))
      // The optional methods of `\(name)` as properties, so that they can be called with `?`.
      extension \(name) {
      \(properties)
      }\(extent)

      """
  }

  /// The source of the default implementations of methods for which nothing has to be decided; nil if there is none.
  var emptyDefaults: String? {
    guard !methodsWithoutDefault.isEmpty else { return nil }
    return """
      // Made by Scripts/make-optional-methods.
      \(imports(for: methodsWithoutDefault))
      extension \(name) {
      \(methodsWithoutDefault.map(\.emptyDefault).joined(separator: "\n\n"))
      }

      """
  }

  /// The modules whose types the methods name.
  private func imports(for methods: [OptionalMethod]) -> String {
    let types = methods.flatMap { $0.parameters.map(\.type) + [$0.answer] }.joined(separator: " ")
    let words = types.split { !$0.isLetter && !$0.isNumber }
    let isFoundation = words.contains {
      $0.hasPrefix("CG") || $0.hasPrefix("NS") || $0 == "IndexPath"
    }
    return isFoundation ? "public import Foundation\n" : ""
  }

  /// Whether one method with one argument that has no label is all there is of a base name.
  private func isPlain(_ group: [OptionalMethod]) -> Bool {
    guard group.count == 1, let method = group.first, method.parameters.count == 1 else {
      return false
    }
    return method.parameters[0].label == "_" && !method.returnsOptional
  }

  private func property(_ group: [OptionalMethod], _ types: CallTypes) -> String {
    let method = group[0]
    let words = group.count == 1 ? "method `\(method.signature)`" : "methods `\(method.base)(…)`"
    let (type, value): (String, String)
    if isPlain(group) {
      type = "Method<\(method.parameters[0].type), \(method.answer)>"
      value = "UIOptionalCalls.Method(of: self, \"\(method.signature)\") { $0.\(method.base)($1) }"
    } else {
      type = types.name(of: method.base, in: self)
      value = "UIOptionalCalls.\(type)(delegate: self)"
    }
    return """
        /// The optional \(words), to be called with `?`.
        @_disfavoredOverload
        public var \(method.base): UIOptionalCalls.\(type)? {
          \(value)
        }
      """
  }

  private func structure(_ group: [OptionalMethod], _ types: CallTypes) -> String {
    let method = group[0]
    let words =
      group.count == 1
      ? "method `\(method.signature)` of `\(name)`, which"
      : "methods `\(method.base)(…)` of `\(name)` that"
    return """
        /// The \(words) an object may leave out.
        @preconcurrency @MainActor
        public struct \(types.name(of: method.base, in: self)) {
          let delegate: any \(name)

      \(group.flatMap(\.calls).joined(separator: "\n\n"))
        }
      """
  }
}

extension OptionalMethod {
  /// Types of which code often asks a member as soon as it has the answer.
  private static let typesWithMembers = [
    "CGPoint": "x", "CGSize": "height", "UIEdgeInsets": "top", "IndexPath": "item",
  ]

  private var declared: String {
    parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label) "
      return "\(label)\(parameter.name): \(parameter.type)"
    }.joined(separator: ", ")
  }

  private var call: String {
    let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
    return "\(base)(\(arguments.joined(separator: ", ")))"
  }

  /// A default implementation that does nothing, or answers `nil`.
  fileprivate var emptyDefault: String {
    """
      /// \(returnsOptional ? "Returns `nil`." : "Does nothing.")
      public func \(base)(\(declared))\(returnsOptional ? " -> \(answer)" : "") {
        OptionalCall.leftOut(by: self\(returnsOptional ? ", answer: nil" : ""))
      }
    """
  }

  /// The functions by which values of a type are called.
  ///
  /// Their answers can be left unused, as those of methods that Swift imports from Objective-C.
  fileprivate var calls: [String] {
    let flattened = returnsOptional ? " ?? nil" : ""
    let first = """
          /// Calls `\(signature)`.
          @discardableResult
          public func callAsFunction(\(declared)) -> \(returnsOptional ? answer : answer + "?") {
            OptionalCall.answer(of: delegate, "\(signature)") { $0.\(call) }\(flattened)
          }
      """
    guard let member = Self.typesWithMembers[answer] else { return [first] }
    return [
      first,
      """
          /// Calls `\(signature)` where members of the answer follow, as in `?(…).\(member)`.
          @_disfavoredOverload
          public func callAsFunction(\(declared)) -> \(answer) { delegate.\(call) }
      """,
    ]
  }
}
