@_exported public import IGListKit
