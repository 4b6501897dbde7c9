import { useDonations } from '@clothesline/api-client';
import { memo } from 'react';
import { formatCount } from '../../shared/numbers.js';
import * as styles from './ExplorePage.css.js';
import { messages } from './messages.js';

interface FoundCountProps {
  /** None for "All Items". */
  category: string | undefined;
  /** None for any. */
  size: string | undefined;
  search: string;
}

/** How many donations match, as a live status. */
export const FoundCount = memo(function FoundCount(filter: FoundCountProps) {
  return (
    <p role="status" className={styles.count}>
      {countText(useDonations(filter), filter.search)}
    </p>
  );
});

function countText(list: ReturnType<typeof useDonations>, search: string): string {
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
