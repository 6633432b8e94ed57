import Tessera
import TesseraTestSupport
import Testing

@Suite("The diagnostic policy")
@MainActor
struct DiagnosticPolicyTests {
  @Test("hands each diagnostic to the handler")
  func handsOn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let heard = diagnostics { view.frame.size.width = .infinity }
    expectEqual(heard.map(\.subject), [.geometry])
    #expect(heard.first?.message.contains("inf") == true)
    expectEqual(view.frame.width, 10)
  }

  @Test("ends the program in strict mode")
  func traps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIApplication.setDiagnosticPolicy(.trap)
      UIView().frame.size.width = .nan
    }
  }
}
