import ObjectiveC

func note(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
  objc_getAssociatedObject(object, key)
}
