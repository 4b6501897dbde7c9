import { Button, cx, EmptyBasketIllustration, EmptyState, Stack, useTexts } from '@clothesline/ui';
import { type Donation, type Donations } from '@clothesline/api-client';
import { DonationCard, DonationGrid, DonationGridSkeleton } from '@clothesline/donation-card';
import { type ReactNode, useMemo } from 'react';
import { profile } from '../../locales/en/profile.js';
import { LoadFailure } from '../account/index.js';
import { failure } from '../../locales/en/failure.js';
import { paths } from '../../lib/routing/paths.js';
import { DistanceOrigin } from '../../lib/page/DistanceOrigin.js';
import { useShownCount } from '../../lib/page/useShownCount.js';
import { cards } from '../../lib/page/Lists.css.js';
import { useSaving } from '../saved/index.js';
import * as styles from './MyDonations.css.js';

export type OwnDonations = Pick<
  Donations,
  'isLoading' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

interface MyDonationsProps {
  list: OwnDonations;
  own: readonly Donation[];
  failedTitle?: string;
  renderSteps?: (donation: Donation) => ReactNode;
}

export function MyDonations({ list, own, failedTitle, renderSteps }: MyDonationsProps) {
  const messages = useTexts(profile);
  const failureMessages = useTexts(failure);
  const { isLoading, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const saving = useSaving();
  const { count, showMore } = useShownCount('own');
  const shown = useMemo(() => own.slice(0, count), [own, count]);

  if (isLoading) return <DonationGridSkeleton count={4} maxColumns={2} />;
  if (error && own.length === 0) {
    return <LoadFailure title={failedTitle ?? failureMessages.donations} error={error} onRetry={refetch} />;
  }
  return (
    <div className={styles.content}>
      {own.length > 0 ? (
        <>
          {renderSteps ? (
            <ul aria-label={messages.myDonations} className={cx(cards, styles.two)}>
              {shown.map((donation) => (
                <Stack as="li" space="small" key={donation.id}>
                  {/* don't stretch the cards; the actions below them differ in height */}
                  <div>
                    <DonationCard
                      donation={donation}
                      headingLevel={3}
                      saved={saving.savedIds.has(donation.id)}
                      onSavedChange={saving.onSavedChange}
                    />
                  </div>
                  {renderSteps(donation)}
                </Stack>
              ))}
            </ul>
          ) : (
            <DonationGrid donations={shown} maxColumns={2} headingLevel={3} label={messages.myDonations} {...saving} />
          )}
          <DistanceOrigin />
        </>
      ) : (
        !hasNextPage && (
          <EmptyState
            illustration={<EmptyBasketIllustration />}
            title={messages.emptyTitle}
            description={messages.emptyText}
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
