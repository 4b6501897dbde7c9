import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/** The labels of the maps on this page and of their parts, each with what is so labeled. */
const owners = new Map<string, RefObject<Element | null>>();

/** A label that no other part of a map on the page has: the given one, with a number from the second on. */
export function useDistinctLabel(label: string, owner: RefObject<Element | null>): string {
  const own = useRef(label);
  const take = useCallback(
    (onChange: () => void) => {
      let free = label;
      // An element that was removed stays mounted for a while.
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
