#include "CTesseraRuntime.h"
#include <stddef.h>
#include <stdint.h>

// The symbols that the Swift compiler gives the descriptors of `UIView.init(frame:)` and `UIView`.
extern const char viewInitMethodDescriptor
    __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char viewClassDescriptor __asm__("$s5UIKit6UIViewCMn");

// The same of `NSObject.init()`, which `CALayer.init()` overrides, and of `CALayer.init(layer:)`.
extern const char objectInitMethodDescriptor
    __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char objectClassDescriptor __asm__("$s10Foundation8NSObjectCMn");
extern const char layerInitMethodDescriptor
    __asm__("$s5UIKit7CALayerC5layerACyp_tcfCTq");
extern const char layerClassDescriptor __asm__("$s5UIKit7CALayerCMn");

// Part of the Swift runtime since 5.1: the entry of a method in the vtable of a class.
extern void *swift_lookUpClassMethod(
    const void *metatype, const void *methodDescriptor, const void *classDescriptor);

// An allocating initialiser takes the rectangle in four floating-point registers and the metatype
// as its context, and returns an object that the caller owns.
typedef __attribute__((swiftcall)) void *(*AllocatingInitializer)(
    double x, double y, double width, double height,
    __attribute__((swift_context)) const void *metatype);

void *tessera_make_view(
    const void *metatype, const void *methodDescriptor, const void *classDescriptor,
    double x, double y, double width, double height) {
  AllocatingInitializer initializer = (AllocatingInitializer)swift_lookUpClassMethod(
      metatype, methodDescriptor, classDescriptor);
  return initializer(x, y, width, height, metatype);
}

typedef __attribute__((swiftcall)) void *(*PlainInitializer)(
    __attribute__((swift_context)) const void *metatype);

void *tessera_make_object(const void *metatype) {
  PlainInitializer initializer = (PlainInitializer)swift_lookUpClassMethod(
      metatype, &objectInitMethodDescriptor, &objectClassDescriptor);
  return initializer(metatype);
}

// An `Any` is handed over by the address of its storage, whose content the initialiser takes.
typedef __attribute__((swiftcall)) void *(*CopyingInitializer)(
    void *any, __attribute__((swift_context)) const void *metatype);

void *tessera_make_layer(const void *metatype, void *any) {
  CopyingInitializer initializer = (CopyingInitializer)swift_lookUpClassMethod(
      metatype, &layerInitMethodDescriptor, &layerClassDescriptor);
  return initializer(any, metatype);
}

// The same of `UIView.draw(_:)` and `UIView.draw(_:in:)`.
extern const char viewDrawMethodDescriptor __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char viewDrawLayerMethodDescriptor
    __asm__("$s5UIKit6UIViewC4draw_2inyAA7CALayerC_12CoreGraphics9CGContextCtFTq");

const void *tessera_view_draw_method(const void *metatype) {
  return swift_lookUpClassMethod(metatype, &viewDrawMethodDescriptor, &viewClassDescriptor);
}

const void *tessera_view_draw_layer_method(const void *metatype) {
  return swift_lookUpClassMethod(metatype, &viewDrawLayerMethodDescriptor, &viewClassDescriptor);
}

// The same of the methods of `UIResponder` for editing, and of `UIResponder`.
extern const char cutMethodDescriptor __asm__("$s5UIKit11UIResponderC3cutyyypSgFTq");
extern const char copyMethodDescriptor __asm__("$s5UIKit11UIResponderC4copyyyypSgFTq");
extern const char pasteMethodDescriptor __asm__("$s5UIKit11UIResponderC5pasteyyypSgFTq");
extern const char deleteMethodDescriptor __asm__("$s5UIKit11UIResponderC6deleteyyypSgFTq");
extern const char selectAllMethodDescriptor __asm__("$s5UIKit11UIResponderC9selectAllyyypSgFTq");
extern const char responderClassDescriptor __asm__("$s5UIKit11UIResponderCMn");

const void *tessera_responder_edit_method(const void *metatype, int index) {
  const char *const methods[] = {
      &cutMethodDescriptor, &copyMethodDescriptor, &pasteMethodDescriptor, &deleteMethodDescriptor,
      &selectAllMethodDescriptor};
  return swift_lookUpClassMethod(metatype, methods[index], &responderClassDescriptor);
}

const void *tessera_view_init_method_descriptor(void) { return &viewInitMethodDescriptor; }

const void *tessera_view_class_descriptor(void) { return &viewClassDescriptor; }

// The same of `UITableViewCell.init(style:reuseIdentifier:)` and `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
extern const char tableCellInitMethodDescriptor
    __asm__("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
extern const char tableCellClassDescriptor __asm__("$s5UIKit15UITableViewCellCMn");
extern const char tableBoundaryInitMethodDescriptor
    __asm__("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
extern const char tableBoundaryClassDescriptor
    __asm__("$s5UIKit023UITableViewHeaderFooterC0CMn");

// A `String?` is handed over in two registers, and is the initialiser's from then on.
typedef __attribute__((swiftcall)) void *(*TableCellInitializer)(
    uint8_t style, uintptr_t first, uintptr_t second,
    __attribute__((swift_context)) const void *metatype);
typedef __attribute__((swiftcall)) void *(*TableBoundaryInitializer)(
    uintptr_t first, uintptr_t second, __attribute__((swift_context)) const void *metatype);

void *tessera_make_table_cell(const void *metatype, uint8_t style, const void *identifier) {
  TableCellInitializer initializer = (TableCellInitializer)swift_lookUpClassMethod(
      metatype, &tableCellInitMethodDescriptor, &tableCellClassDescriptor);
  const uintptr_t *words = identifier;
  return initializer(style, words[0], words[1], metatype);
}

void *tessera_make_table_boundary(const void *metatype, const void *identifier) {
  TableBoundaryInitializer initializer = (TableBoundaryInitializer)swift_lookUpClassMethod(
      metatype, &tableBoundaryInitMethodDescriptor, &tableBoundaryClassDescriptor);
  const uintptr_t *words = identifier;
  return initializer(words[0], words[1], metatype);
}

// What TesseraHeadless defines; null in a program that is linked without it.
extern void *tessera_make_default_backend(void) __attribute__((weak));

void *tessera_default_backend(void) {
  return tessera_make_default_backend ? tessera_make_default_backend() : NULL;
}
