import { texts } from '../language/texts.js';

/** The texts of a dialog that takes a step. */
export const stepMessages = texts('steps', {
  close: 'Cancel',
  working: 'One moment…',
} as const);
