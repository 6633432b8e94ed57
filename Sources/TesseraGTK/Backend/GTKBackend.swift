import CGTK
public import Foundation
public import UIKit

/// The backend that shows windows on the desktop, with GTK 4.
///
/// One widget shows the whole tree of a window's layers. Frames are made by the frame clock of the
/// window that shows them, and only when requested: a program in which nothing moves takes no time.
@preconcurrency @MainActor
public final class GTKBackend: UIBackend {
  /// The client of frames and of changes of the environment.
  public weak var client: (any UIBackendClient)?
  /// The settings of the desktop; the client is notified when they change.
  public private(set) var environment: UIBackendEnvironment
  /// Called when the last window was closed.
  var lastWindowDidClose: (() -> Void)?
  private let resources: GTKResources
  private let textStyles: TextStyles
  private let settings: DesktopSettings
  private let memory = MemoryMonitor()
  /// The clipboard of the desktop.
  public private(set) lazy var pasteboard: any UIBackendPasteboard = GTKPasteboard()
  private let schedule = FrameSchedule()
  private var windows: [GTKWindow] = []

  /// Connects to the desktop's display.
  ///
  /// - Parameters:
  ///   - style: Where fonts and symbols come from.
  ///   - interfaceFamily: The family that system fonts have instead, where it is installed; see `GTKResources`.
  /// - Throws: `GTKDisplayError` if there is no display to show windows on.
  public init(
    style: GTKResources.Style = .desktop,
    interfaceFamily: String? = nil
  ) throws(GTKDisplayError) {
    guard GTKLibrary.hasDisplay else { throw GTKDisplayError() }
    settings = DesktopSettings()
    resources = GTKResources(style: style, interfaceFamily: interfaceFamily)
    textStyles = TextStyles(families: resources.families)
    environment = settings.environment
    settings.changed = { [weak self] in self?.readEnvironment() }
    schedule.makeFrame = { [weak self] time in self?.client?.backendWillShowFrame(at: time) }
    memory.isLow = { [weak self] in self?.client?.backendMemoryIsLow() }
  }

  private func readEnvironment() {
    let current = settings.environment
    guard current != environment else { return }
    environment = current
    client?.backendEnvironmentDidChange()
  }

  /// The time of the frame being made; between frames, that of the event being handled, in seconds.
  public var currentTime: TimeInterval { schedule.currentTime }

  /// Asks for one more frame, made at the next tick of a window's frame clock.
  ///
  /// Without a window on screen, frames are made about sixty times a second.
  public func requestFrame() {
    for window in windows { window.startTicking() }
    schedule.request(isTicking: windows.contains { $0.isOnScreen })
  }

  /// Asks for one more frame when a time has passed, until which the program sleeps.
  public func requestFrame(after delay: TimeInterval) {
    guard delay > 1.0 / 60 else { return requestFrame() }
    schedule.setAlarm(after: delay) { [weak self] in self?.requestFrame() }
  }

  /// Opens an address with the program that the desktop has for addresses of its kind; returns whether there is one.
  public func open(_ url: URL) -> Bool {
    g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
  }

  /// Shows a text to assistive technologies for five seconds, as an alert; GTK 4.8 has no way to have it read out for certain.
  public func announce(_ text: String) {
    let elements = windows.compactMap(\.elements)
    elements.first?.say(text.withoutZeros)
  }

  /// Makes a window, not yet on screen, that shows `client.backendRootLayer`.
  public func makeWindow(
    for client: any UIBackendWindowClient,
    size: CGSize
  ) -> any UIBackendWindow {
    let window = GTKWindow(client: client, size: size, backend: self, schedule: schedule)
    windows.append(window)
    return window
  }

  /// Makes what shows a window's layers in a window of another program.
  func makeEmbeddedWindow(for window: UIWindow) -> GTKEmbeddedWindow {
    let embedded = GTKEmbeddedWindow(for: window, backend: self, schedule: schedule)
    windows.append(embedded)
    return embedded
  }

  /// Makes a text editor that is a GtkText.
  public func makeTextEditor() -> any UIBackendTextEditor { GTKTextEditor(styles: textStyles) }

  /// Makes a text editor of many lines that is a GtkTextView.
  public func makeTextArea() -> any UIBackendTextArea { GTKTextArea(styles: textStyles) }

  func remove(_ window: GTKWindow) {
    windows.removeAll { $0 === window }
    // The frame that was requested may have been left to the clock of this window.
    if schedule.isRequested { requestFrame() }
    if windows.isEmpty { lastWindowDidClose?() }
  }
}

extension GTKBackend {
  /// Decodes pictures; see `GTKResources`.
  public var imageDecoder: any UIBackendImageDecoder { resources.imageDecoder }

  /// Measures text on any thread; see `GTKResources`.
  public var textMeasurer: any UIBackendTextMeasurer { resources.textMeasurer }

  /// Breaks text into lines; see `GTKResources`.
  public func layOut(
    _ text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> any UIBackendTextLayout {
    resources.layOut(text, in: space)
  }

  /// Returns the extents of the letters of `font`; see `GTKResources`.
  public func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    resources.metrics(of: font)
  }

  /// Finds a symbol of the desktop's icon theme; see `GTKResources`.
  public func symbol(
    named name: String,
    pointSize: CGFloat,
    weight: Int,
    scale: CGFloat
  ) -> (any UIBackendImage)? {
    resources.symbol(named: name, pointSize: pointSize, weight: weight, scale: scale)
  }

  /// Draws a picture into a file; see `GTKResources`.
  public func encode(
    _ list: UIBackendDisplayList,
    scale: CGFloat,
    as format: UIBackendImageFormat
  ) -> Data? {
    resources.encode(list, scale: scale, as: format)
  }
}

/// There is no display that windows could be shown on.
public struct GTKDisplayError: Error, Hashable, CustomStringConvertible {
  /// One sentence that says what is missing, and one that says what to do.
  public var description: String {
    """
    There is no display to show windows on: neither WAYLAND_DISPLAY nor DISPLAY names one that \
    answers. Start the program from a desktop, or under xvfb-run.
    """
  }
}
