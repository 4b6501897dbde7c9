import type { ScreenPoint } from '../../engine/MapEngine.js';

export type KeyAction = { kind: 'pan'; step: ScreenPoint } | { kind: 'zoom'; levels: number };

const step = 80;

const table: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { kind: 'pan', step: { x: -step, y: 0 } },
  ArrowRight: { kind: 'pan', step: { x: step, y: 0 } },
  ArrowUp: { kind: 'pan', step: { x: 0, y: -step } },
  ArrowDown: { kind: 'pan', step: { x: 0, y: step } },
  '+': { kind: 'zoom', levels: 1 },
  '=': { kind: 'zoom', levels: 1 },
  '-': { kind: 'zoom', levels: -1 },
  _: { kind: 'zoom', levels: -1 },
};

/** Maps a key press to a pan or zoom. Returns `undefined` for browser shortcuts. */
export function keyAction({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyAction | undefined {
  return ctrlKey || metaKey || altKey ? undefined : table[key];
}
