/** Every word that the primitives say themselves. Replace them with a catalog `{ of: 'ui', messages }`. */
export const uiMessages = {
  close: 'Close',
  retry: 'Try again',
  clearSearch: 'Clear search',
  dismiss: 'Dismiss',
  /** Names the region of the toasts, and the key that goes there. */
  notifications: (hotkey: string) => `Notifications (${hotkey})`,
};

export type UiMessages = typeof uiMessages;
