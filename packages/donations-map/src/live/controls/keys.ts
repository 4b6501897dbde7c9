import type { ScreenPoint } from '../../engine/MapEngine.js';

/** Effect of a key on the map: a step in pixels, or levels of zoom. */
export type KeyAction = { kind: 'pan'; step: ScreenPoint } | { kind: 'zoom'; levels: number };

/** A step of an arrow key, in pixels. */
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

/** Returns the effect of a key on the map itself; undefined if it is a shortcut of the browser. */
export function keyAction({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyAction | undefined {
  return ctrlKey || metaKey || altKey ? undefined : table[key];
}
