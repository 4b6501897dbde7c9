import { type Donations, failureText } from '@clothesline/api-client';
import { DonationGrid, DonationGridSkeleton } from '@clothesline/donation-card';
import { Button, NoResultsIllustration, EmptyState, ErrorState, Text } from '@clothesline/ui';
import { type ReactNode, useMemo } from 'react';
import { DistanceOrigin } from '../../shared/distances/DistanceOrigin.js';
import { formatCount } from '../../shared/numbers.js';
import { useShownCount } from '../../shared/steps/useShownCount.js';
import { useSaving } from '../../shared/saving/useSaving.js';
import { messages } from './messages.js';
import * as styles from './Results.css.js';
import { failureMessages } from '../../shared/failure/messages.js';

/** Text without matches, and ways to more. */
export interface Empty {
  text: string;
  action: ReactNode;
}

interface ResultsProps {
  list: Donations;
  /** Identifies the filter: each begins with its first cards. */
  filter: string;
  /** Whether words are looked for. */
  isSearch: boolean;
  empty: Empty;
}

/** Shows the cards of Explore, or a text without any. */
export function Results({ list, filter, isSearch, empty }: ResultsProps) {
  const { donations, isLoading, isSearching, error, refetch } = list;

  if (isLoading) return <DonationGridSkeleton count={8} compact />;
  if (donations.length === 0 && error) {
    return (
      <ErrorState title={failureMessages.fetching(error.message)} description={failureText(error)} onRetry={refetch} />
    );
  }
  if (donations.length === 0) {
    return (
      <EmptyState
        illustration={<NoResultsIllustration />}
        title={messages.emptyTitle}
        description={empty.text}
        action={empty.action}
      />
    );
  }
  return (
    <div aria-busy={isSearching || undefined} className={styles.results}>
      {error && isSearch && <Failure text={messages.searchFailed} onRetry={refetch} />}
      <Cards list={list} filter={filter} />
    </div>
  );
}

function Cards({ list, filter }: { list: Donations; filter: string }) {
  const { donations, total, isTotalEstimated, hasNextPage, isFetchingNextPage, fetchNextPage, error, refetch } = list;
  const { count, showMore } = useShownCount(filter);
  const saving = useSaving();
  const shown = useMemo(() => donations.slice(0, count), [donations, count]);
  const hasMore = donations.length > count || hasNextPage;
  const all = Math.max(total, donations.length);

  function more() {
    // The next page is on its way before its cards are wanted.
    if (hasNextPage && donations.length < count * 2) fetchNextPage();
    showMore();
  }
  return (
    <>
      <DonationGrid compact donations={shown} headingLevel={2} priorityCount={4} label={messages.grid} {...saving} />
      <DistanceOrigin />
      {error && hasNextPage && <Failure text={messages.moreFailed} onRetry={refetch} />}
      {all > shown.length && (
        <div className={styles.more}>
          <Text size="small" tone="muted">
            {messages[isTotalEstimated ? 'shownAbout' : 'shown'](formatCount(shown.length), formatCount(all))}
          </Text>
          {hasMore && (
            <Button busy={isFetchingNextPage && donations.length < count} onClick={more}>
              {isFetchingNextPage && donations.length < count ? messages.loadingMore : messages.showMore}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <div role="alert" className={styles.failure}>
      <Text>{text}</Text>
      <Button size="small" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
