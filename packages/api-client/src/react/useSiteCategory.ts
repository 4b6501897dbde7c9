import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from './ApiProvider.js';
import { categoriesQuery } from './queries.js';

/**
 * Returns a category in the spelling of the server. Unknown categories log a warning and become `undefined`, i.e. all
 * donations are shown.
 */
export function useSiteCategory(category: string | undefined): string | undefined {
  const { client, queryClient } = useApi();
  const { data: categories = none } = useQuery<string[]>(
    { ...categoriesQuery(client), enabled: category !== undefined },
    queryClient,
  );
  const known = categories.find((one) => one.toLowerCase() === category?.toLowerCase());
  const isUnknown = categories.length > 0 && known === undefined && category !== undefined;
  useEffect(() => {
    if (isUnknown) {
      console.warn(`Unknown category: "${category}" (available: ${categories.join(', ')}). Showing all donations.`);
    }
  }, [isUnknown, category, categories]);
  return isUnknown ? undefined : (known ?? category);
}

const none: string[] = [];
