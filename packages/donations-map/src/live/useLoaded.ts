import { useEffect, useState } from 'react';

export type Loaded<Value> = { status: 'waiting' } | { status: 'ready'; value: Value } | { status: 'failed' };

/**
 * Loads once, as soon as it is wanted. Keeps the loader of the first render, since an inline one is new at each render.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined, isWanted: boolean): Loaded<Value> {
  const [loader] = useState(() => load);
  const [state, setState] = useState<Loaded<Value>>({ status: 'waiting' });
  useEffect(() => {
    if (!isWanted || !loader) return;
    let isCurrent = true;
    const settle = (next: Loaded<Value>) => {
      if (isCurrent) setState(next);
    };
    // Wraps the call, since a loader may also throw synchronously.
    void Promise.resolve()
      .then(loader)
      .then(
        (value) => settle({ status: 'ready', value }),
        () => settle({ status: 'failed' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [loader, isWanted]);
  return state;
}
