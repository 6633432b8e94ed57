// A menu that stands in front of a view, with numbered actions.
#ifndef TSR_MENU_H
#define TSR_MENU_H

#include <gtk/gtk.h>
#include <stdbool.h>

/// What a menu reports; both are called from GTK's loop.
typedef struct {
  void *_Nullable context;
  /// A person has chosen an action.
  void (*_Nonnull chosen)(void *_Nullable context, int identifier);
  /// The menu is not shown any more; after `chosen`, and once.
  void (*_Nonnull closed)(void *_Nullable context);
} TsrMenuClient;

typedef struct TsrMenu TsrMenu;

/// Creates a menu that is not shown.
TsrMenu *_Nonnull tsr_menu_new(TsrMenuClient client);

/// Creates an empty list of items, to be handed to one of the functions below.
GMenu *_Nonnull tsr_menu_items_new(void);

/// An action of a menu: one that can be marked shows whether it is, or some of it is, and one that destroys something is red.
typedef struct {
  int identifier;
  bool is_enabled, can_be_marked, is_marked, is_mixed, is_destructive;
  /// The menu stays open when it is chosen.
  bool keeps_menu;
} TsrMenuAction;

/// Adds an action to a list.
void tsr_menu_add_action(
    TsrMenu *_Nonnull menu, GMenu *_Nonnull items, const char *_Nonnull title, TsrMenuAction action);

/// Shows an action of a number as it is now: its mark, and whether it can be chosen.
void tsr_menu_update_action(TsrMenu *_Nonnull menu, TsrMenuAction action);

/// Adds a menu that opens from a list; takes over `inner`.
void tsr_menu_add_menu(GMenu *_Nonnull items, const char *_Nonnull title, GMenu *_Nonnull inner);

/// Adds items between lines to a list, below `title` unless that is empty; takes over `inner`.
void tsr_menu_add_section(GMenu *_Nonnull items, const char *_Nonnull title, GMenu *_Nonnull inner);

/// Shows the menu in front of `view`, beside a rectangle in its coordinates; takes over `items`.
void tsr_menu_popup(
    TsrMenu *_Nonnull menu, GMenu *_Nonnull items, GtkWidget *_Nonnull view, GdkRectangle rect);

/// Takes all actions out of a menu, which is then given others.
void tsr_menu_remove_actions(TsrMenu *_Nonnull menu);

/// Shows other items in a menu that is open; takes over `items`.
void tsr_menu_show_items(TsrMenu *_Nonnull menu, GMenu *_Nonnull items);

/// Closes the menu, which is reported.
void tsr_menu_popdown(TsrMenu *_Nonnull menu);

/// Does what choosing an action does; returns whether there is one that can be chosen.
bool tsr_menu_choose(TsrMenu *_Nonnull menu, int identifier);

/// Takes the menu off the screen and frees it; nothing is reported any more.
void tsr_menu_free(TsrMenu *_Nonnull menu);

#endif
