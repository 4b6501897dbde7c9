import { type Donation, type Donations, failureText } from '@clothesline/api-client';
import { DonationGrid, DonationGridSkeleton } from '@clothesline/donation-card';
import { Button, EmptyBasketIllustration, EmptyState, ErrorState } from '@clothesline/ui';
import { useMemo } from 'react';
import { paths } from '../../routing/paths.js';
import { DistancesFrom } from '../../shared/distances/DistancesFrom.js';
import { useShown } from '../../shared/steps/useShown.js';
import { useSaving } from '../../shared/saving/useSaving.js';
import { messages } from './messages.js';
import * as styles from './MyDonations.css.js';

/** Where the donations of a profile come from. */
export type OwnDonations = Pick<
  Donations,
  'isLoading' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

interface MyDonationsProps {
  /** How the donations come. */
  list: OwnDonations;
  /** Those among them that are the user's. */
  own: readonly Donation[];
}

/** What the user has given. */
export function MyDonations({ list, own }: MyDonationsProps) {
  const { isLoading, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const saving = useSaving();
  const { count, showMore } = useShown('own');
  const shown = useMemo(() => own.slice(0, count), [own, count]);

  if (isLoading) return <DonationGridSkeleton count={4} columns={2} />;
  if (error && own.length === 0) {
    return <ErrorState title={error.message} text={failureText(error)} onRetry={refetch} />;
  }
  return (
    <div className={styles.content}>
      {own.length > 0 ? (
        <>
          <DonationGrid donations={shown} columns={2} headingLevel={3} label={messages.myDonations} {...saving} />
          <DistancesFrom />
        </>
      ) : (
        !hasNextPage && (
          <EmptyState
            illustration={<EmptyBasketIllustration />}
            title={messages.emptyTitle}
            text={messages.emptyText}
            action={
              <Button tone="primary" href={paths.create}>
                {messages.createFirst}
              </Button>
            }
          />
        )
      )}
      {own.length > count && (
        <Button onClick={showMore} className={styles.older}>
          {messages.showMore}
        </Button>
      )}
      {hasNextPage && own.length <= count && (
        <Button busy={isFetchingNextPage} onClick={fetchNextPage} className={styles.older}>
          {isFetchingNextPage ? messages.loadingOlder : messages.showOlder}
        </Button>
      )}
    </div>
  );
}
