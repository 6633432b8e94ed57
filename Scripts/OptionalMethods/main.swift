import Foundation

func complain(_ fault: String) {
  FileHandle.standardError.write(Data("make-optional-methods: \(fault)\n".utf8))
}

// The sources are read from the paths in the arguments; the first argument is the folder to write to.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  complain("there is no folder to write to")
  exit(2)
}

var declarations = Declarations()
for path in arguments.dropFirst() {
  declarations.read(try String(contentsOfFile: path, encoding: .utf8))
}

func write(_ source: String, _ name: String) throws {
  let file = URL(filePath: folder).appending(path: name)
  try source.write(to: file, atomically: true, encoding: .utf8)
}

let types = CallTypes(naming: declarations.protocols)
var methods: [String] = []
for delegate in declarations.protocols where !delegate.methods.isEmpty {
  try write(delegate.calls(named: types), "\(delegate.name)+OptionalCalls.swift")
  if let defaults = delegate.emptyDefaults {
    try write(defaults, "\(delegate.name)+EmptyDefaults.swift")
  }
  methods += delegate.methods.map(\.signature)
}
let unnoted = declarations.unnotedDefaults
for method in unnoted {
  complain("the default implementation of \(method) does not say OptionalCall")
}
guard unnoted.isEmpty, !methods.isEmpty else { exit(1) }
print(Set(methods).sorted().joined(separator: "\n"))
