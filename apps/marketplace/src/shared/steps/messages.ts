/** The texts of a dialog that takes a step. */
export const stepMessages = {
  close: 'Cancel',
  working: 'One moment…',
} as const;
