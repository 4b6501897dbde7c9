import { allItems } from '@clothesline/api-client/contract';
import { useEffect, useState } from 'react';

/** The categories of this marketplace; none until the server has said them, or where it does not. */
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
