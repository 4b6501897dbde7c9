import { allItems } from '@clothesline/api-client/contract';
import { useEffect, useState } from 'react';

/** Returns the categories of this marketplace; empty until the server has sent them, or if it fails. */
export function useCategoryNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void readNames(controller.signal).then(setNames, () => {});
    return () => controller.abort();
  }, []);
  return names;
}

async function readNames(signal: AbortSignal): Promise<string[]> {
  const response = await fetch('/api/categories', { signal });
  const names: string[] = await response.json();
  return names.filter((name) => name !== allItems);
}
