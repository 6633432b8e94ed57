import Foundation

extension UIBarButtonItem {
  /// Something common, with the words or the picture that people know it by.
  public enum SystemItem: Int, Sendable {
    /// *Done*.
    case done = 0
    /// *Cancel*.
    case cancel
    /// *Edit*.
    case edit
    /// *Save*.
    case save
    /// A plus sign.
    case add
    /// The room that others leave.
    case flexibleSpace
    /// A distance between others.
    case fixedSpace
    /// A pencil on paper.
    case compose
    /// An arrow back to a sender.
    case reply
    /// Something that is passed on.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle that points on.
    case play
    /// Two bars.
    case pause
    /// Two triangles that point back.
    case rewind
    /// Two triangles that point on.
    case fastForward
    /// *Undo*.
    case undo
    /// *Redo*.
    case redo
    /// A cross that closes.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words, which name a picture for assistive technologies, and stand where the icon theme has none.
  var words: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }

  /// The symbol that stands for the item, if one does.
  var symbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}
