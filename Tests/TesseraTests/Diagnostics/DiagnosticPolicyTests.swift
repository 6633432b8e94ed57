import Tessera
import Testing

@Suite("The diagnostic policy")
@MainActor
struct DiagnosticPolicyTests {
  @Test("hands each fault with its numbers to the handler")
  func handsOn() {
    let heard = Heard()
    UIApplication.setDiagnosticPolicy(.handler { heard.diagnostics.append($0) })
    defer { UIApplication.setDiagnosticPolicy(.standardError) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.frame.size.width = .infinity
    #expect(heard.diagnostics.map(\.subject) == [.geometry])
    #expect(heard.diagnostics.first?.message.contains("inf") == true)
    #expect(view.frame.width == 10)
  }

  @Test("ends the program in strict mode")
  func traps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIApplication.setDiagnosticPolicy(.trap)
      UIView().frame.size.width = .nan
    }
  }

  @MainActor
  private final class Heard {
    var diagnostics: [LayoutDiagnostic] = []
  }
}
