import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

const owners = new Map<string, RefObject<Element | null>>();

/** Makes a label unique on the page. If another map already uses it, a number is appended. */
export function useDistinctLabel(label: string, owner: RefObject<Element | null>): string {
  const own = useRef(label);
  const take = useCallback(
    (onChange: () => void) => {
      let free = label;
      // Removed elements may still be mounted for a moment, so ignore them.
      for (let number = 2; owners.get(free)?.current?.isConnected; number += 1) free = `${label} ${number}`;
      owners.set(free, owner);
      own.current = free;
      onChange();
      return () => {
        if (owners.get(free) === owner) owners.delete(free);
      };
    },
    [label, owner],
  );
  return useSyncExternalStore(
    take,
    () => own.current,
    () => label,
  );
}
