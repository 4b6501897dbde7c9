import { Button, EmptyState, ErrorState, Link, NoResultsIllustration, Text, useTexts } from '@clothesline/ui';
import type { Donations } from '@clothesline/api-client';
import { DonationGrid, DonationGridSkeleton } from '@clothesline/donation-card';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useFailureText } from '../../../lib/failure/useFailureTexts.js';
import { explore } from '../../../locales/en/explore.js';
import { failure as failureTexts } from '../../../locales/en/failure.js';
import { DistanceOrigin } from '../../../lib/page/DistanceOrigin.js';
import { explorePath } from '../../../lib/routing/paths.js';
import { readExploreState } from '../../../lib/routing/readExploreState.js';
import { showStep, useShownCount } from '../../../lib/page/useShownCount.js';
import { useSaving } from '../../saved/index.js';
import * as styles from './Results.css.js';

export interface Empty {
  text: string;
  action: ReactNode;
}

interface ResultsProps {
  list: Donations;
  /** Changing this resets how many cards are shown. */
  filter: string;
  page: number;
  isSearch: boolean;
  empty: Empty;
}

export function Results({ list, filter, page, isSearch, empty }: ResultsProps) {
  const failureText = useFailureText();
  const messages = useTexts(explore);
  const failureMessages = useTexts(failureTexts);
  const { donations, isLoading, isSearching, error, refetch } = list;

  if (isLoading) return <DonationGridSkeleton count={8} compact />;
  if (donations.length === 0 && error) {
    return <ErrorState title={failureMessages.donations} description={failureText(error)} onRetry={refetch} />;
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
      <Cards list={list} filter={filter} page={page} />
    </div>
  );
}

function Cards({ list, filter, page }: Pick<ResultsProps, 'list' | 'filter' | 'page'>) {
  const messages = useTexts(explore);
  const { donations, total, isTotalEstimated, hasNextPage, isFetchingNextPage, fetchNextPage, error, refetch } = list;
  const { count, showMore } = useShownCount(filter);
  const saving = useSaving();
  const search = useSearchParams()[0];
  const first = (page - 1) * showStep;
  const shown = useMemo(() => donations.slice(first, first + count), [donations, first, count]);
  const hasMore = donations.length > first + count || hasNextPage;
  const isWaiting = isFetchingNextPage && donations.length < first + count;
  const all = Math.max(total, donations.length);

  function more() {
    // Prefetches.
    if (hasNextPage && donations.length < first + count * 2) fetchNextPage();
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
            {messages[isTotalEstimated ? 'shownAbout' : 'shown']({ shown: shown.length, total: all })}
          </Text>
          {hasMore && (
            <>
              <Button busy={isWaiting} onClick={more}>
                {isWaiting ? messages.loadingMore : messages.showMore}
              </Button>
              <noscript>
                <Link href={explorePath({ ...readExploreState(search), page: page + 1 })}>{messages.showMore}</Link>
              </noscript>
            </>
          )}
        </div>
      )}
    </>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry(): void }) {
  const messages = useTexts(explore);
  return (
    <div role="alert" className={styles.failure}>
      <Text>{text}</Text>
      <Button size="small" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
