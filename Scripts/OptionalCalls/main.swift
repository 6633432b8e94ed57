import Foundation

func complain(_ fault: String) {
  FileHandle.standardError.write(Data("make-optional-calls: \(fault)\n".utf8))
}

// The sources are read from the paths in the arguments; the first argument is the folder that the calls are written to.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  complain("there is no folder to write to")
  exit(2)
}

var declarations = Declarations()
for path in arguments.dropFirst() {
  declarations.read(try String(contentsOfFile: path, encoding: .utf8))
}

let types = CallTypes(naming: declarations.protocols)
var methods: [String] = []
for delegate in declarations.protocols where !delegate.methods.isEmpty {
  let file = URL(filePath: folder).appending(path: "\(delegate.name)+OptionalCalls.swift")
  try delegate.calls(named: types).write(to: file, atomically: true, encoding: .utf8)
  methods += delegate.methods.map(\.signature)
}
let unnoted = declarations.unnotedDefaults
for method in unnoted {
  complain("the default implementation of \(method) does not say OptionalCall")
}
guard unnoted.isEmpty, !methods.isEmpty else { exit(1) }
print(Set(methods).sorted().joined(separator: "\n"))
