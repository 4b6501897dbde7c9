import type { ListQuery as ContractQuery } from '@clothesline/api-client/contract';
import type { ListQuery } from './queries.js';

/**
 * Converts the query parameters of a list. The contract ensures that a radius or "nearest" is accompanied by a
 * position.
 */
export function listFilter({ category, search, size, status, lat, lng, radius, sort }: ContractQuery) {
  const position = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  return {
    category,
    search,
    size,
    status,
    around: position && radius !== undefined ? { position, miles: radius } : undefined,
    order: sort === 'nearest' && position ? { nearest: position } : sort === 'newest' ? sort : undefined,
  } satisfies Omit<ListQuery, 'limit' | 'before'>;
}
