import type { KeyboardEvent } from 'react';

/** Safari sends it with the Enter that ends a composition. */
const takenKeyCode = 229;

export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === takenKeyCode;
