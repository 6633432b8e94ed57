import Foundation

/// A symbol by the names that an icon theme may have it under.
struct SymbolName: Hashable, Sendable {
  /// Names to look up where text runs from left to right, the best first.
  let candidates: [String]
  /// Names to look up where text runs from right to left, the best first.
  let mirroredCandidates: [String]

  /// The symbol that is called `name` on Apple's systems, or `name-symbolic` or `name` in the theme.
  ///
  /// A filled form that the table does not have is shown as the plain one.
  init(systemName name: String) {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    candidates = Self.candidates([name, plain], Self.themeNames)
    mirroredCandidates =
      Self.mirroredThemeNames[plain] == nil
      ? candidates : Self.candidates([name, plain], Self.mirroredThemeNames)
  }

  /// The picture that is called `name` in the theme.
  init(themeName name: String) {
    candidates = [name]
    mirroredCandidates = ["\(name)-rtl", name]
  }

  /// Names to look up in a reading direction, the best first.
  func names(isRightToLeft: Bool) -> [String] {
    (isRightToLeft ? mirroredCandidates : candidates).filter { !$0.isEmpty }
  }

  /// Whether the symbol has no colours of its own.
  var isOneColored: Bool { candidates.contains { $0.hasSuffix("-symbolic") } }

  private static func candidates(_ names: [String], _ table: [String: String]) -> [String] {
    var found: [String] = []
    let translated = names.compactMap { table[$0] }.map { "\($0)-symbolic" }
    let asGiven = names.prefix(1).flatMap { ["\($0)-symbolic", $0] }
    for name in translated + asGiven where !found.contains(name) { found.append(name) }
    return found
  }

  /// Symbols that point where reading goes on, or where it comes from, for right to left.
  private static let mirroredThemeNames = [
    "arrow.backward": "go-next", "arrow.forward": "go-previous",
    "chevron.backward": "go-next", "chevron.forward": "go-previous",
  ]

  /// Names on Apple's systems, and those of the freedesktop icon naming or of the Adwaita theme.
  static let themeNames = arrows.merging(actions, uniquingKeysWith: { first, _ in first })
    .merging(objects, uniquingKeysWith: { first, _ in first })
    .merging(states, uniquingKeysWith: { first, _ in first })

  private static let arrows = [
    "arrow.backward": "go-previous", "arrow.forward": "go-next",
    "arrow.left": "go-previous", "arrow.right": "go-next",
    "arrow.up": "go-up", "arrow.down": "go-down",
    "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo",
    "arrow.triangle.2.circlepath": "emblem-synchronizing",
    "arrow.uturn.backward": "edit-undo", "arrow.uturn.forward": "edit-redo",
    "arrow.up.and.down.text.horizontal": "view-sort-ascending",
    "arrow.down.to.line": "go-bottom", "arrow.up.to.line": "go-top",
    "arrowshape.turn.up.left": "mail-reply-sender", "arrowshape.turn.up.right": "mail-forward",
    "chevron.backward": "go-previous", "chevron.forward": "go-next",
    "chevron.left": "go-previous", "chevron.right": "go-next",
    "chevron.up": "go-up", "chevron.down": "go-down",
    "rotate.left": "object-rotate-left", "rotate.right": "object-rotate-right",
  ]

  private static let actions = [
    "checkmark": "object-select", "plus": "list-add", "minus": "list-remove",
    "xmark": "window-close", "xmark.circle": "edit-clear", "ellipsis": "view-more-horizontal",
    "ellipsis.circle": "view-more-horizontal", "trash": "user-trash", "pencil": "document-edit",
    "square.and.pencil": "document-edit", "square.and.arrow.up": "emblem-shared",
    "square.and.arrow.down": "document-save", "scissors": "edit-cut", "doc.on.doc": "edit-copy",
    "doc.on.clipboard": "edit-paste", "magnifyingglass": "system-search",
    "plus.magnifyingglass": "zoom-in", "minus.magnifyingglass": "zoom-out",
    "paperplane": "mail-send", "play": "media-playback-start",
    "pause": "media-playback-pause", "stop": "media-playback-stop",
    "backward": "media-seek-backward", "forward": "media-seek-forward",
    "backward.end": "media-skip-backward", "forward.end": "media-skip-forward",
    "shuffle": "media-playlist-shuffle", "repeat": "media-playlist-repeat",
    "repeat.1": "media-playlist-repeat-song", "bold": "format-text-bold",
    "italic": "format-text-italic", "underline": "format-text-underline",
    "strikethrough": "format-text-strikethrough", "text.alignleft": "format-justify-left",
    "text.aligncenter": "format-justify-center", "text.alignright": "format-justify-right",
    "text.justify": "format-justify-fill", "power": "system-shutdown",
    "plus.bubble": "chat-message-new",
  ]

  private static let objects = [
    "airplane": "airplane-mode", "alarm": "alarm", "book": "accessories-dictionary",
    "bookmark": "user-bookmarks", "calendar": "x-office-calendar", "camera": "camera-photo",
    "clock": "document-open-recent", "cloud": "weather-overcast", "cpu": "application-x-firmware",
    "creditcard": "auth-smartcard", "desktopcomputer": "computer", "display": "video-display",
    "doc": "text-x-generic", "doc.text": "x-office-document", "envelope": "mail-unread",
    "envelope.open": "mail-read", "externaldrive": "drive-harddisk", "face.smiling": "face-smile",
    "film": "video-x-generic", "flag": "emoji-flags", "folder": "folder",
    "folder.badge.plus": "folder-new", "gamecontroller": "input-gaming", "gear": "emblem-system",
    "gearshape": "emblem-system", "globe": "web-browser", "headphones": "audio-headphones",
    "heart": "emote-love-outline", "heart.fill": "emote-love", "house": "user-home",
    "iphone": "phone", "keyboard": "input-keyboard",
    "leaf": "emoji-nature", "link": "insert-link", "list.bullet": "view-list-bullet",
    "list.number": "view-list-ordered", "line.3.horizontal": "open-menu",
    "mappin": "mark-location", "mic": "audio-input-microphone", "moon": "weather-clear-night",
    "music.note": "audio-x-generic", "paintpalette": "color-select",
    "paperclip": "mail-attachment", "person": "avatar-default",
    "person.2": "system-users", "person.crop.circle": "avatar-default", "phone": "call-start",
    "photo": "image-x-generic", "pin": "view-pin", "printer": "printer",
    "rectangle.grid.1x2": "view-paged", "shippingbox": "package-x-generic",
    "sidebar.left": "sidebar-show", "sidebar.right": "sidebar-show-right",
    "square.grid.2x2": "view-grid", "square.grid.3x3": "view-app-grid", "star": "non-starred",
    "star.fill": "starred", "star.leadinghalf.filled": "semi-starred", "sun.max": "weather-clear",
    "terminal": "utilities-terminal", "textformat": "font-x-generic", "tray": "mail-send-receive",
    "tv": "tv", "video": "camera-video",
  ]

  private static let states = [
    "battery.100": "battery-full", "battery.0": "battery-empty", "bell": "alarm",
    "bell.slash": "notifications-disabled", "bolt": "thunderbolt",
    "checkmark.circle": "emblem-ok", "checkmark.square": "checkbox-checked",
    "circle": "radio", "eye": "view-reveal", "eye.slash": "view-conceal",
    "exclamationmark.circle": "dialog-error", "exclamationmark.triangle": "dialog-warning",
    "info.circle": "help-about", "lock": "changes-prevent", "lock.open": "changes-allow",
    "minus.circle": "action-unavailable", "plus.circle": "list-add",
    "questionmark.circle": "dialog-question", "speaker": "audio-volume-low",
    "speaker.slash": "audio-volume-muted", "speaker.wave.2": "audio-volume-medium",
    "speaker.wave.3": "audio-volume-high", "square": "checkbox",
    "wifi": "network-wireless", "wifi.slash": "network-wireless-offline",
  ]
}
