import Foundation

/// The forms of one thing on a pasteboard, by type identifiers.
struct PasteboardItem: Hashable {
  var forms: [String: Data] = [:]

  init(_ forms: [String: Data] = [:]) { self.forms = forms }

  init(text: String) { forms = [TypeConformance.text: Data(text.utf8)] }

  init(url: URL) {
    let text = Data(url.absoluteString.utf8)
    forms = [TypeConformance.url: text, TypeConformance.text: text]
  }

  @MainActor
  init?(image: UIImage) {
    guard let data = image.pngData() else { return nil }
    forms = [TypeConformance.png: data]
  }

  /// The forms of what a program has written that knows media types.
  init(_ types: [String], _ read: (String) -> Data?) {
    for type in types {
      let identifier = TypeConformance.identifier(ofMIMEType: type)
      // Names without a slash are those of an older protocol, for the same contents.
      let isForm = type.contains("/") || identifier != type
      guard isForm, forms[identifier] == nil, let data = read(type) else { continue }
      forms[identifier] = data
    }
  }

  /// The forms that other programs know, by media types.
  var media: [String: Data] {
    Dictionary(
      forms.compactMap { form in
        TypeConformance.mimeTypes(of: form.key).first.map { ($0, form.value) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  var text: String? {
    let types = [TypeConformance.text, "public.plain-text", "public.text"]
    let data = types.lazy.compactMap { forms[$0] }.first
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  var url: URL? {
    guard let data = forms[TypeConformance.url] ?? forms[TypeConformance.fileURL] else {
      // Text that other programs copy is an address if it has a scheme.
      return text.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
    }
    // A list of addresses has a line for each.
    let lines = String(decoding: data, as: UTF8.self).split { $0.isNewline }
    return lines.first { !$0.hasPrefix("#") }.flatMap { URL(string: String($0)) }
  }

  @MainActor
  var image: UIImage? {
    let types = [TypeConformance.png, "public.jpeg", "public.image"]
    return types.lazy.compactMap { forms[$0] }.compactMap { UIImage(data: $0) }.first
  }

  var hasImage: Bool {
    forms.keys.contains { TypeConformance.conforms($0, to: "public.image") }
  }
}
