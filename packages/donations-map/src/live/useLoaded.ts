import { useEffect, useState } from 'react';

export type Loaded<Value> = { status: 'waiting' } | { status: 'ready'; value: Value } | { status: 'failed' };

/** Loads once, as soon as it is wanted. The loader is the one of the first render: one written in place is new at each. */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined, isWanted: boolean): Loaded<Value> {
  const [loader] = useState(() => load);
  const [state, setState] = useState<Loaded<Value>>({ status: 'waiting' });
  useEffect(() => {
    if (!isWanted || !loader) return;
    let isCurrent = true;
    const settle = (next: Loaded<Value>) => {
      if (isCurrent) setState(next);
    };
    // In a chain of its own: a loader may throw at once, too.
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
