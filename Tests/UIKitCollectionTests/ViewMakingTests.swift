import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A view made by its class")
@MainActor
struct ViewMakingTests {
  private final class FinalCell: UICollectionViewCell {
    let note: String
    override init(frame: CGRect) {
      note = "final"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  class OpenCell: UICollectionViewCell {
    var calls = ["property"]
    override init(frame: CGRect) {
      super.init(frame: frame)
      calls.append("open")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class DerivedCell: OpenCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      calls.append("derived")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class InheritingCell: OpenCell {
    var number = 7
  }

  private final class GenericCell<Content>: UICollectionViewCell {
    var content: [Content] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  private func make<View: UIView>(_ viewClass: UIView.Type, as: View.Type) -> View? {
    let view = UIView.make(viewClass, frame: frame)
    expectEqual(view.frame, frame)
    #expect(type(of: view) == viewClass)
    return view as? View
  }

  @Test("runs the initialiser of a final class")
  func makesFinal() {
    expectEqual(make(FinalCell.self, as: FinalCell.self)?.note, "final")
  }

  @Test("runs the initialisers of a class and of those above it, the upper one first")
  func makesDerived() {
    expectEqual(make(DerivedCell.self, as: OpenCell.self)?.calls, ["property", "open", "derived"])
  }

  @Test("runs an inherited initialiser and sets the properties of the class")
  func makesInheriting() {
    let cell = make(InheritingCell.self, as: InheritingCell.self)
    expectEqual(cell?.calls, ["property", "open"])
    expectEqual(cell?.number, 7)
  }

  @Test("may be of a generic class")
  func makesGeneric() {
    let cell = make(GenericCell<String>.self, as: GenericCell<String>.self)
    cell?.content.append("text")
    expectEqual(cell?.content, ["text"])
  }

  @Test("may be of a class of the module itself")
  func makesPlain() {
    #expect(make(UIView.self, as: UIView.self) != nil)
    #expect(make(UICollectionViewCell.self, as: UICollectionViewCell.self) != nil)
  }

  @Test("is owned once: a hundred thousand come and go")
  func isOwnedOnce() throws {
    for _ in 0..<100_000 {
      weak var gone: UIView?
      do {
        let view = UIView.make(UIView.self, frame: frame)
        gone = view
        try #require(gone != nil)
      }
      try #require(gone == nil)
    }
  }

  /// A container as they are written for iOS.
  private final class Container<Content: UIView>: UIView {
    lazy var content = Content(frame: bounds)
  }

  @Test("may be of a class that is a generic parameter, whatever initialiser that has")
  func makesParameter() {
    func make<View: UIView>(_: View.Type) -> View { View(frame: frame) }
    expectEqual(make(FinalCell.self).note, "final")
    expectEqual(make(DerivedCell.self).calls, ["property", "open", "derived"])
    expectEqual(make(InheritingCell.self).number, 7)
    expectEqual(make(GenericCell<Int>.self).frame, frame)
    let container = Container<InheritingCell>(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    expectEqual(container.content.frame, CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(type(of: container.content) == InheritingCell.self)
  }

  @Test("may be of a class that is a generic parameter, without a frame")
  func makesParameterWithoutFrame() {
    func make<View: UIView>(_: View.Type) -> View { View() }
    func makeByReference<View: UIView>(_: View.Type) -> View {
      let creation: @MainActor () -> View = View.init
      return creation()
    }
    expectEqual(make(FinalCell.self).note, "final")
    expectEqual(make(DerivedCell.self).calls, ["property", "open", "derived"])
    expectEqual(make(InheritingCell.self).frame, .zero)
    expectEqual(makeByReference(InheritingCell.self).number, 7)
  }

  /// A view whose initialisers have arguments with defaults, none of which is a frame.
  private final class TitledView: UIView {
    let title: String
    init(title: String = "default") {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class PlainView: UIView {
    let title: String
    init() {
      title = "own"
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("runs the initialiser of its own where the class is named")
  func makesNamed() {
    expectEqual(TitledView().title, "default")
    expectEqual(PlainView().title, "own")
    let view: PlainView = .init()
    expectEqual(view.title, "own")
    expectEqual([1, 2].map { _ in TitledView() }.map(\.title), ["default", "default"])
  }

  @Test("may be of the class that a protocol is adopted by")
  func makesSelf() {
    expectEqual(Built.build(within: frame)?.frame, frame)
    #expect(type(of: Built.build(within: frame)) == Built?.self)
  }
}

/// A factory as they are written for iOS.
@MainActor
private protocol ViewFactory {
  associatedtype View: UIView
  static func build(within bounds: CGRect) -> View?
}

extension ViewFactory where Self: UIView {
  fileprivate static func build(within bounds: CGRect) -> Self? { Self(frame: bounds) }
}

private final class Built: UIView, ViewFactory {}
