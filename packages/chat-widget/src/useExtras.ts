import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type * as extras from './extras/index.js';

export type Extras = typeof extras;
export type LoadExtras = () => Promise<Extras>;

const fromPackage: LoadExtras = () => import('./extras/index.js');

/** Loads what stands beside the text once the panel is open. Without it the conversation is text, and goes on. */
export function useExtras(isOpen: boolean, load = fromPackage): Extras | undefined {
  const [extras, setExtras] = useState<Extras>();
  const latest = useLatest(load);
  useEffect(() => {
    // Not loaded, it is asked for again at the next opening.
    if (isOpen && !extras) latest.current().then(setExtras, console.info);
  }, [isOpen, extras, latest]);
  return extras;
}
