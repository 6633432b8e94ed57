import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Runs one case after the other, each for some hundred frames, and prints a line for each.
@MainActor
final class FrameCost {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 900))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 900))
  private var cells: [Cell] = []
  private let backend: any UIBackend
  private let application: any UIBackendClient
  private var run = Run(index: 0)
  private static let frameCount = 300
  private static var running: FrameCost?

  /// One case that is being measured.
  private struct Run {
    let index: Int
    var frame = 0
    var startTime = 0.0
  }

  private struct Case {
    let name: String
    let change: (FrameCost, Int) -> Void
  }

  private static let cases: [Case] = [
    Case(name: "nothing but drawing") { cost, _ in cost.window.backendWindow?.setNeedsDisplay() },
    Case(name: "scrolled by 3 points") { cost, frame in cost.scroll(to: CGFloat(frame % 100 * 3)) },
    Case(name: "scrolled, 2 cells with other texts") { cost, frame in
      cost.scroll(to: CGFloat(frame % 100 * 3))
      for index in 0..<2 { cost.cells[(frame * 2 + index) % cost.cells.count].show(frame * 2) }
    },
    Case(name: "all cells move by fractions") { cost, frame in
      for cell in cost.cells { cell.center.y += frame.isMultiple(of: 2) ? 0.7 : -0.7 }
    },
    Case(name: "all cells fade and scale") { cost, frame in
      let share = CGFloat(frame % 50) / 50
      for cell in cost.cells {
        cell.alpha = 0.2 + 0.8 * share
        cell.transform = CGAffineTransform(scaleX: 0.5 + share / 2, y: 0.5 + share / 2)
      }
    },
    Case(name: "all cells cast shadows, scrolled") { cost, frame in
      if frame == 0 { for cell in cost.cells { cell.castShadow() } }
      cost.scroll(to: CGFloat(frame % 100 * 3))
    },
  ]

  private init(application: UIApplication) {
    backend = application.backend
    self.application = application
  }

  static func start() {
    let cost = FrameCost(application: .shared)
    running = cost
    cost.show()
    cost.backend.client = cost
    cost.backend.requestFrame()
  }

  private func show() {
    scrollView.contentSize = CGSize(width: 1000, height: 1352)
    for index in 0..<56 {
      let frame = CGRect(x: 10 + index % 4 * 246, y: 8 + index / 4 * 96, width: 236, height: 88)
      let cell = Cell(frame: frame)
      cell.show(index)
      scrollView.addSubview(cell)
      cells.append(cell)
    }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
  }

  private func scroll(to offset: CGFloat) { scrollView.bounds.origin.y = offset }

  private var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  private func advance() {
    // The first frames of a case fill caches.
    let warmUp = 20
    if run.frame == warmUp { run.startTime = processTime }
    if run.frame == Self.frameCount + warmUp {
      let cost = (processTime - run.startTime) / Double(Self.frameCount)
      let name = Self.cases[run.index].name.padding(toLength: 40, withPad: " ", startingAt: 0)
      print("\(name) \(String(format: "%6.2f ms", cost))")
      reset()
      run = Run(index: run.index + 1)
    }
    guard run.index < Self.cases.count else { return GTKApplication.quit() }
    Self.cases[run.index].change(self, run.frame)
    run.frame += 1
  }

  private func reset() {
    for cell in cells {
      cell.alpha = 1
      cell.transform = .identity
    }
    scroll(to: 0)
  }
}

extension FrameCost: UIBackendClient {
  func backendWillShowFrame(at time: TimeInterval) {
    advance()
    application.backendWillShowFrame(at: time)
    backend.requestFrame()
  }

  func backendEnvironmentDidChange() {}
  func backendDidReport(_ problem: String) { print(problem) }
}
