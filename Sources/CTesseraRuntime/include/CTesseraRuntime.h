// What Swift alone cannot say: making an object of a class known only at run time through an
// initialiser that is not `required`, and calling a function that need not be there.
#ifndef CTESSERA_RUNTIME_H
#define CTESSERA_RUNTIME_H

#include <stdint.h>

/// Calls the allocating initialiser `init(frame:)` of `metatype`, a subclass of the class that
/// `classDescriptor` describes, found through `methodDescriptor` in its vtable.
///
/// Returns a retained object.
void * _Nonnull tessera_make_view(
    const void * _Nonnull metatype, const void * _Nonnull methodDescriptor,
    const void * _Nonnull classDescriptor,
    double x, double y, double width, double height);

/// The address of the method descriptor of `UIView.init(frame:)`.
const void * _Nonnull tessera_view_init_method_descriptor(void);

/// The address of the class descriptor of `UIView`.
const void * _Nonnull tessera_view_class_descriptor(void);

/// Calls the allocating initialiser `init()` of `metatype`, a subclass of `NSObject`, found in its vtable.
///
/// Returns a retained object.
void * _Nonnull tessera_make_object(const void * _Nonnull metatype);

/// Calls the allocating initialiser `init(layer:)` of `metatype`, a subclass of `CALayer`, found in its vtable.
///
/// `any` is the storage of an `Any`, whose content is taken over. Returns a retained object.
void * _Nonnull tessera_make_layer(const void * _Nonnull metatype, void * _Nonnull any);

/// The code that `draw(_:)` of `metatype`, `UIView` or a subclass, runs; that of the superclass where it is not overridden.
const void * _Nonnull tessera_view_draw_method(const void * _Nonnull metatype);

/// The code that `draw(_:in:)` of `metatype`, `UIView` or a subclass, runs.
const void * _Nonnull tessera_view_draw_layer_method(const void * _Nonnull metatype);

/// The code that a method of `metatype`, `UIResponder` or a subclass, runs: 0 for `cut(_:)`, 1 for `copy(_:)`, 2 for `paste(_:)`,
/// 3 for `delete(_:)` and 4 for `selectAll(_:)`.
const void * _Nonnull tessera_responder_edit_method(const void * _Nonnull metatype, int index);

/// Calls `init(style:reuseIdentifier:)` of `metatype`, a subclass of `UITableViewCell`.
///
/// `style` is the position of the style among those that there are.
/// `identifier` is the storage of a `String?`, whose content is taken over. Returns a retained object.
void * _Nonnull tessera_make_table_cell(
    const void * _Nonnull metatype, uint8_t style, const void * _Nonnull identifier);

/// Calls `init(reuseIdentifier:)` of `metatype`, a subclass of `UITableViewHeaderFooterView`, in the same way.
void * _Nonnull tessera_make_table_boundary(
    const void * _Nonnull metatype, const void * _Nonnull identifier);

/// What `tessera_make_default_backend` returns, a retained `DefaultBackend` of UIKit; null where no module of the program defines that
/// function.
void * _Nullable tessera_default_backend(void);

#endif
