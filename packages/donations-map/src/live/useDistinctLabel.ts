import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/** Labels of the maps on this page and of their parts, each with its element. */
const owners = new Map<string, RefObject<Element | null>>();

/** Returns a label that no other map part on the page has: the given one, with a number from the second on. */
export function useDistinctLabel(label: string, owner: RefObject<Element | null>): string {
  const own = useRef(label);
  const take = useCallback(
    (onChange: () => void) => {
      let free = label;
      // Skips removed elements, which stay mounted for a while.
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
