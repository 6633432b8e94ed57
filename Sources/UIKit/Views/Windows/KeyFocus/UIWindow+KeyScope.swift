import Foundation

extension UIWindow {
  /// What is presented in front of everything else in the window.
  private var presentationInFront: PresentationContainer? {
    subviews.last { $0 is PresentationContainer } as? PresentationContainer
  }

  /// The view outside of which no view gets keys: what is presented in front, or the window.
  var keyScope: UIView { presentationInFront ?? self }

  /// The view that is presented in front, which gets keys that no view in it takes.
  var presentedViewInFront: UIView? { presentationInFront?.presentation?.presentedView }

  /// The views that Tab stops at: those in what is presented in front, or in the window.
  var keyStops: [UIView] {
    guard let presentationInFront else { return keyStopsInReadingOrder }
    return presentationInFront.keyStopsInReadingOrder
      + (inputAccessory?.keyStopsInReadingOrder ?? [])
  }

  /// The controller whose key commands count while no view has the keys: the one that is seen in front.
  var controllerInFront: UIViewController? {
    var controller = rootViewController?.lastPresented
    while let navigation = controller as? UINavigationController,
      let top = navigation.topViewController
    {
      controller = top
    }
    return controller
  }
}
