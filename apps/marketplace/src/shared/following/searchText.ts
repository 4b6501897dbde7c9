import type { Units } from '@clothesline/api-client';
import { names } from '../language/names.js';
import { messages } from './messages.js';
import { type Criteria, toExploreState } from './followedSearch.js';
import { radiusText } from '../radiusText.js';

/** A search in words: “coat”, Children, size 4T, within 5 mi of Oakland, available only. */
export function searchText(criteria: Criteria, units: Units): string {
  const { search, category, size, status, radius } = toExploreState(criteria);
  const parts = [
    search && messages.words(search),
    category && names.category(category),
    size && messages.size(size),
    radius !== undefined &&
      criteria.place &&
      messages.around(radiusText(radius, units), criteria.place.city || messages.unnamedPlace),
    status && messages.available,
  ];
  return parts.filter(Boolean).join(', ');
}
