import CGTK

/// A reference to an object of GLib, given up when this is.
///
/// Only immutable objects, and those that one thread uses at a time, are held this way: the count of
/// references is atomic, so it does not matter where the last one goes.
final class ObjectReference {
  let pointer: OpaquePointer

  /// Takes over a reference that the caller holds.
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
