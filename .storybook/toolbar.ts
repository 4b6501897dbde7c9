import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { systemTheme } from './theme.js';

type Settings = Readonly<Record<string, string | number | undefined>>;

let settings: Settings = {};
const listeners = new Set<() => void>();

for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  addons.getChannel().on(event, ({ globals }: { globals: Settings }) => {
    settings = globals;
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the toolbar's settings for docs pages. Append `query` to an iframe's URL to pass them on. */
export function useToolbar() {
  const known = useSyncExternalStore(subscribe, () => settings);
  const theme = known.theme === 'dark' || known.theme === 'light' ? known.theme : systemTheme;
  const query = ['direction', 'language', 'brand', 'textSize']
    .map((name) => `;${name}:${known[name] ?? ''}`)
    .filter((part) => !part.endsWith(':'))
    .join('');
  return {
    theme,
    dir: known.direction === 'rtl' ? 'rtl' : 'ltr',
    language: String(known.language ?? 'en'),
    brand: known.brand,
    textSize: known.textSize,
    query,
  } as const;
}
