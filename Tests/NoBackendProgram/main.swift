// A program for tests to run in a process of its own: it has no backend, and needs one.
import UIKit

print(UIApplication.shared)
