/// A reference that does not keep its object.
///
/// Embedded Swift has no such references. There it keeps the object: an engine lives as long as the page that it is in.
struct WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    private(set) var object: Object?
  #else
    private(set) weak var object: Object?
  #endif

  init(_ object: Object?) { self.object = object }
}
