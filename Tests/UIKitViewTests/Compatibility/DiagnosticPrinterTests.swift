import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("What is printed of diagnostics")
struct DiagnosticPrinterTests {
  private func row(_ number: Int, _ kind: Diagnostic.Kind = .registration) -> Diagnostic {
    Diagnostic(kind, "Item \(number) of section 0 has no cell.")
  }

  @Test("is the first three that are alike, and each power of ten")
  func repeated() {
    var printer = DiagnosticPrinter()
    let printed = (1...1000).filter { printer.line(for: row($0)) != nil }
    expectEqual(printed, [1, 2, 3, 10, 100, 1000])
  }

  @Test("says how many were left out")
  func omitted() {
    var printer = DiagnosticPrinter()
    let lines = (1...100).compactMap { printer.line(for: row($0)) }
    expectEqual(lines[2], "Item 3 of section 0 has no cell.")
    // 4 to 9, and 11 to 99.
    expectEqual(lines[3], "Item 10 of section 0 has no cell. (6 like it were not printed.)")
    expectEqual(lines[4], "Item 100 of section 0 has no cell. (89 like it were not printed.)")
  }

  @Test("is everything that says something else, or is about something else")
  func different() {
    var printer = DiagnosticPrinter()
    for number in 1...9 { _ = printer.line(for: row(number)) }
    #expect(printer.line(for: row(10, .layout)) != nil)
    #expect(
      printer.line(for: Diagnostic(.registration, "Header 10 of section 0 has no view.")) != nil
    )
  }

  @Test("keeps 256 patterns, and prints in full again beyond")
  func bounded() {
    var printer = DiagnosticPrinter()
    for number in 1...9 { _ = printer.line(for: row(number)) }
    for number in 0..<256 {
      let letters = String(repeating: "m", count: number)
      #expect(printer.line(for: Diagnostic(.text, "The font \(letters) is not there.")) != nil)
    }
    expectEqual(printer.line(for: row(10)), "Item 10 of section 0 has no cell.")
  }
}
