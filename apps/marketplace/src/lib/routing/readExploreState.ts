import { allItems, defaultStatus, listOrders, maxSizeLength, milesOfRadius } from '@clothesline/api-client';
import type { ExploreState } from './paths.js';

export function readExploreState(params: URLSearchParams) {
  const search = params.get('search') ?? '';
  const radius = params.get('radius') ?? '';
  const page = params.get('page') ?? '';
  const miles = /^\d{1,5}(\.\d{1,3})?$/.test(radius) ? Number(radius) : 0;
  return {
    search,
    category: withoutAll(params.get('category')),
    size: (params.get('size') ?? '').slice(0, maxSizeLength),
    status: params.get('status') === defaultStatus ? defaultStatus : undefined,
    radius: miles >= milesOfRadius.min && miles <= milesOfRadius.max ? miles : undefined,
    // newest is the default unless there's a search text
    sort: listOrders.find((order) => order === params.get('sort') && (order !== 'newest' || search.trim() !== '')),
    view: (['map', 'wanted'] as const).find((view) => view === params.get('view')) ?? 'grid',
    page: /^(1?\d|20)$/.test(page) && Number(page) > 1 ? Number(page) : undefined,
  } satisfies ExploreState;
}

export function withoutAll(category: string | null): string | undefined {
  return category && category !== allItems ? category : undefined;
}
