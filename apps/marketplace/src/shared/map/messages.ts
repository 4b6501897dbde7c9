/** What is said where a map belongs, when its code does not come. */
export const messages = {
  failed: 'The map did not load',
} as const;
