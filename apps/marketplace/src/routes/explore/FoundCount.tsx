import type { Donations } from '@clothesline/api-client';
import { memo } from 'react';
import { formatCount } from '../../shared/numbers.js';
import * as styles from './ExplorePage.css.js';
import { messages } from './messages.js';
import { useFound } from './useFound.js';
import type { FoundFilter } from './useFoundFilter.js';

/** How many donations match, as a live status. */
export const FoundCount = memo(function FoundCount({ filter }: { filter: FoundFilter }) {
  return (
    <p role="status" className={styles.count}>
      {countText(useFound(filter), filter.search)}
    </p>
  );
});

function countText(list: Donations, search: string): string {
  const { isLoading, isSearching, error, donations, total, isTotalEstimated, searchedInstead } = list;
  if (isSearching) return messages.searching;
  if (isLoading) return messages.counting;
  if (error && donations.length === 0) return '';
  if (searchedInstead !== undefined) {
    return messages.closeMatches(messages.found(formatCount(total), total === 1), search.trim(), searchedInstead);
  }
  if (isTotalEstimated) return messages.foundAbout(formatCount(total));
  return messages.found(formatCount(total), total === 1);
}
