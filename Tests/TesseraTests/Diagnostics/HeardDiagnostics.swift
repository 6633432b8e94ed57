import Tessera

/// What the app is told while `body` runs.
@MainActor
func diagnostics(_ body: () -> Void) -> [LayoutDiagnostic] {
  let heard = HeardDiagnostics()
  UIApplication.setDiagnosticPolicy(.handler { heard.diagnostics.append($0) })
  defer { UIApplication.setDiagnosticPolicy(.standardError) }
  body()
  return heard.diagnostics
}

@MainActor
private final class HeardDiagnostics {
  var diagnostics: [LayoutDiagnostic] = []
}
