import { useLatest } from '@clothesline/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as extras from './extras/index.js';

export type Extras = typeof extras;
export type LoadExtras = () => Promise<Extras>;

const fromPackage: LoadExtras = () => import('./extras/index.js');

/** Loads the optional features once the panel is open. If that fails, the chat still works as plain text. */
export function useExtras(isOpen: boolean, load = fromPackage) {
  const [extras, setExtras] = useState<Extras>();
  const loading = useRef<Promise<Extras | undefined>>(undefined);
  const latest = useLatest(load);
  useEffect(() => {
    if (!isOpen || extras) return;
    loading.current = latest.current().catch((error: unknown) => {
      // retried the next time the panel opens
      console.info(error);
      return undefined;
    });
    void loading.current.then(setExtras);
  }, [isOpen, extras, latest]);
  return { extras, whenLoaded: useCallback(async () => loading.current, []) };
}
