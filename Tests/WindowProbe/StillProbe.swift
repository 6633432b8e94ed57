import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows twenty rows of text that stand still, with one thing that does not, and prints how much of a core the program takes.
@MainActor
final class StillProbe: UIViewController {
  private let name: String
  private let seconds: TimeInterval

  private init(_ name: String, seconds: TimeInterval) {
    (self.name, self.seconds) = (name, seconds)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Measures what the command line names: a caret, a spinner, the entry of GTK, or nothing; for some seconds.
  static func run() -> Int32 {
    let arguments = CommandLine.arguments.dropFirst(2)
    let name = arguments.first ?? "nothing"
    let seconds = arguments.dropFirst().first.flatMap(TimeInterval.init) ?? 10
    return GTKApplication.run(title: "Tessera still", size: CGSize(width: 500, height: 600)) {
      StillProbe(name, seconds: seconds)
    }
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    for number in 0..<20 {
      let label = UILabel(frame: CGRect(x: 20, y: 60 + 26 * number, width: 460, height: 24))
      label.text = "A row of text that stands still, and is number \(number)"
      view.addSubview(label)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    let thing = makeThing()
    thing.map(view.addSubview)
    (thing as? UIActivityIndicatorView)?.startAnimating()
    // Work of the first frames is not counted.
    after(2) { [weak self] in
      _ = thing?.becomeFirstResponder()
      self?.after(1) { self?.measure() }
    }
  }

  private func makeThing() -> UIView? {
    let frame = CGRect(x: 20, y: 15, width: 300, height: 34)
    switch name {
    case "caret": return UITextField(frame: frame)
    case "spinner":
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.frame = frame
      return spinner
    case "entry":
      let entry = GTKWidgetView(widget: gtk_entry_new())
      entry.frame = frame
      return entry
    default: return nil
    }
  }

  private func measure() {
    let start = Self.processTime
    after(seconds) { [name, seconds] in
      let share = (Self.processTime - start) / seconds * 100
      say("\(name) \((share * 10).rounded() / 10)")
      GTKApplication.quit()
    }
  }

  private func after(_ pause: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
      MainActor.assumeIsolated { body() }
    }
  }

  static var processTime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
