import type { KeyboardEvent } from 'react';

/** Safari sends this key code for the Enter that ends a composition. */
const takenKeyCode = 229;

/** Whether a key event is part of an IME composition (e.g. Japanese, Chinese or Korean). */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === takenKeyCode;
