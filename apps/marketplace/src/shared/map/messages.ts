/** Texts in place of a map whose code does not load. */
export const messages = {
  failed: 'The map did not load',
} as const;
