/** Every word that the primitives say themselves; replace them with `<ThemeRoot messages={…}>`. */
export const messages = {
  close: 'Close',
  busy: 'Loading',
  retry: 'Try again',
  clearSearch: 'Clear search',
  dismiss: 'Dismiss',
  /** Names the region of the toasts, and the key that goes there. */
  notifications: (hotkey: string) => `Notifications (${hotkey})`,
};

export type UiMessages = typeof messages;
