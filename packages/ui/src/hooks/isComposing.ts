import type { KeyboardEvent } from 'react';

/** Safari sends it with the Enter that ends a composition. */
const takenKeyCode = 229;

/** Whether a key belongs to an input method (Japanese, Chinese, Korean, …) that is composing a word. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === takenKeyCode;
