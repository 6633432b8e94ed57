@_exported public import ConversationLayout
@_exported public import UIKit
