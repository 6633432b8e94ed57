import TesseraCore

// Attributes may be of a class of the app, which then decides what a copy is and what is equal.
extension AppDoor {
  /// A copy of attributes; `nil` when their class makes something else of a copy.
  package func copy(of attributes: any ElementAttributes) -> (any ElementAttributes)? {
    copying(attributes) { attributes.duplicate($0) }
  }

  /// Whether attributes say the same.
  func isSame(_ first: any ElementAttributes, _ second: any ElementAttributes) -> Bool {
    guard !first.isOfPlainClass else { return first.isPlaced(as: second) }
    return access(first, "isEqual(_:)") { first.says(theSameAs: second, $0) }
  }

  /// The attributes that are shown for an answer of the layout: the same object when nothing is mirrored.
  func shown(_ answer: any ElementAttributes, by mirror: ContentMirror) -> any ElementAttributes {
    copying(answer) { mirror.shown(answer, $0) }
  }

  /// Does what copies attributes: the class of the app may call back.
  package func copying<Result>(
    _ attributes: any ElementAttributes,
    _ body: (AppAccess) -> Result
  ) -> Result { access(attributes, "copy(with:)", body) }
}

extension ContentMirror {
  /// The attributes that are shown for an answer of the layout: the same object when nothing is mirrored.
  func shown(_ answer: any ElementAttributes, _ access: AppAccess) -> any ElementAttributes {
    guard case .on(let width) = self, let copy = answer.duplicate(access) else { return answer }
    copy.middle.x = width - answer.middle.x
    return copy
  }
}
