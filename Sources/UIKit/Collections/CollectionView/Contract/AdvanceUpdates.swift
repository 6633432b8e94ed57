package import TesseraCore

/// What receives the changes of a batch before a layout prepares for them.
///
/// The module Tessera declares the protocol for it, which this module does not know.
@MainActor
package struct AdvanceUpdates {
  /// The object that receives the changes; not retained.
  package private(set) weak var delegate: AnyObject?
  let receive: (_ changes: [LayoutChange]) -> Void

  /// Creates the connection to `delegate`; `receive` must not retain it.
  package init(_ delegate: AnyObject, receive: @escaping (_ changes: [LayoutChange]) -> Void) {
    self.delegate = delegate
    self.receive = receive
  }
}
