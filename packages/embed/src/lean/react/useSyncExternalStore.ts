import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/** Follows a store outside of the components. */
export function useSyncExternalStore<Value>(subscribe: (onChange: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const shown = useRef(value);
  useLayoutEffect(() => {
    shown.current = value;
  });
  useEffect(() => {
    const look = () => {
      if (!Object.is(shown.current, read())) drawAnew();
    };
    // It may have changed before anybody listened.
    look();
    return subscribe(look);
  }, [subscribe, read]);
  return value;
}
