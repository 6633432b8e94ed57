import Foundation
public import UIKit

extension UIApplication {
  /// Sets the treatment of diagnostics from now on; by default each is a line on standard error.
  ///
  /// The policy holds for the process, whatever application object runs.
  @MainActor
  public static func setDiagnosticPolicy(_ policy: DiagnosticPolicy) {
    switch policy {
    case .standardError: Diagnostics.hook = nil
    case .handler(let handler): Diagnostics.hook = { handler(LayoutDiagnostic($0)) }
    case .trap: Diagnostics.hook = { fatalError("Tessera: \($0.message)") }
    }
  }
}

extension LayoutDiagnostic {
  init(_ diagnostic: Diagnostic) {
    subject =
      switch diagnostic.kind {
      case .geometry: .geometry
      case .registration: .registration
      case .dataSource: .dataSource
      case .layout: .layout
      case .image: .image
      case .text: .text
      case .scrolling: .scrolling
      case .selection: .selection
      case .update: .update
      case .animation: .animation
      case .drawing: .drawing
      case .action: .action
      }
    message = diagnostic.message
    update = diagnostic.issue.map { UpdateDiagnostic($0) }
  }
}
