/// A value without its type, with what is needed to tell it from others at once.
final class WidgetBox {
  let underlying: any WidgetHashable & WidgetPresentable
  let id: AnyHashable?
  /// Whether only ``id`` is compared.
  let isIdentityAlone: Bool
  private let type: ObjectIdentifier
  /// The hash of type and content.
  private let contentHash: Int
  /// The hash of what tells the value from others: its identifier and type, or its content.
  let identityHash: Int
  /// The hash of everything that is compared.
  var hash: Int { isIdentityAlone ? identityHash : identityHash ^ contentHash }

  init(_ underlying: any WidgetHashable & WidgetPresentable) {
    self.underlying = underlying
    id = nil
    isIdentityAlone = false
    type = ObjectIdentifier(Swift.type(of: underlying))
    var content = Hasher()
    content.combine(type)
    underlying.widgetHash(into: &content)
    contentHash = content.finalize()
    identityHash = contentHash &* 31
  }

  /// The same value under an identifier.
  init(_ box: WidgetBox, id: AnyHashable, isIdentityAlone: Bool = false) {
    underlying = box.underlying
    self.id = id
    self.isIdentityAlone = isIdentityAlone
    type = box.type
    contentHash = box.contentHash
    var identity = Hasher()
    identity.combine(type)
    identity.combine(id)
    identityHash = identity.finalize()
  }

  /// The identity, which is the same in all later states; the box itself if its content identifies
  /// it.
  var identity: WidgetBox { id.map { WidgetBox(self, id: $0, isIdentityAlone: true) } ?? self }

  /// Whether both show the same.
  func hasContent(of other: WidgetBox) -> Bool {
    if self === other { return true }
    guard contentHash == other.contentHash, type == other.type else { return false }
    return underlying.widgetEqual(other.underlying)
  }

  /// Whether both are the same thing, whatever it shows by now if it has an identifier.
  func hasIdentity(of other: WidgetBox) -> Bool {
    if self === other { return true }
    guard identityHash == other.identityHash, type == other.type else { return false }
    guard let id else { return other.id == nil && hasContent(of: other) }
    return id == other.id
  }

  func equals(_ other: WidgetBox) -> Bool {
    if self === other { return true }
    guard isIdentityAlone == other.isIdentityAlone, hasIdentity(of: other) else { return false }
    return isIdentityAlone || hasContent(of: other)
  }
}

/// A value at its place in a program and among others.
final class WidgetPlace {
  let box: WidgetBox
  let scope: WidgetScope
  let site: UInt64
  let isBackground: Bool

  init(_ box: WidgetBox, scope: WidgetScope, site: UInt64, isBackground: Bool) {
    self.box = box
    self.scope = scope
    self.site = site
    self.isBackground = isBackground
  }
}
