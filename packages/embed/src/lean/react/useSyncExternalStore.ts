import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/** Re-renders when the value of a store outside of the components changes. */
export function useSyncExternalStore<Value>(subscribe: (onChange: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ value, read });
  useLayoutEffect(() => {
    latest.current = { value, read };
  });
  useEffect(() => {
    const compare = () => {
      if (!Object.is(latest.current.value, latest.current.read())) rerender();
    };
    // The store may have changed between the render and this subscription.
    compare();
    return subscribe(compare);
  }, [subscribe]);
  return value;
}
