import { useTexts } from '@clothesline/ui';
import type { Donations } from '@clothesline/api-client';
import { memo } from 'react';
import { explore } from '../../../locales/en/explore.js';
import * as styles from './ExplorePage.css.js';
import { type FoundFilter, useFound } from './useFoundFilter.js';

export const FoundCount = memo(function FoundCount({ filter }: { filter: FoundFilter }) {
  const messages = useTexts(explore);
  return (
    <p role="status" className={styles.count}>
      {countText(useFound(filter), filter.search, messages)}
    </p>
  );
});

function countText(list: Donations, search: string, messages: typeof explore): string {
  const { isLoading, isSearching, error, donations, total, isTotalEstimated, searchedInstead } = list;
  if (isSearching) return messages.searching;
  if (isLoading) return messages.counting;
  if (error && donations.length === 0) return '';
  if (isTotalEstimated && searchedInstead === undefined) return messages.foundAbout({ count: total });
  const found = messages.found({ count: total });
  if (searchedInstead === undefined) return found;
  return messages.closeMatches({ found, search: search.trim(), instead: searchedInstead });
}
