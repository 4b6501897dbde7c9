import { useEffect, useState } from 'react';

export type Loaded<Value> = { status: 'waiting' } | { status: 'ready'; value: Value } | { status: 'failed' };

/**
 * Loads something as soon as it's needed. Always uses the loader from the first render because inline functions change
 * every time.
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
    // Wrapped in a promise because the loader could also throw synchronously.
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
