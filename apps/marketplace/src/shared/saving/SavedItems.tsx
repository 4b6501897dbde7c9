import { failureText } from '@clothesline/api-client';
import { DonationGridSkeleton, useSavedDonations } from '@clothesline/donation-card';
import { Button, EmptyState, ErrorState, SavedIllustration } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { DistancesFrom } from '../distances/DistancesFrom.js';
import { showStep, useShown } from '../steps/useShown.js';
import { messages } from './messages.js';
import { SavedItem } from './SavedItem.js';
import * as styles from './SavedItems.css.js';
import { useSavedBatch } from './useSavedBatch.js';

interface SavedItemsProps {
  /** The level of the items' titles in the page's outline. */
  headingLevel: 2 | 3;
}

/** The donations that were saved on this device, the latest first. */
export function SavedItems({ headingLevel }: SavedItemsProps) {
  const { entries } = useSavedDonations();
  const { count, showMore } = useShown('saved');

  if (entries.length === 0) {
    return (
      <EmptyState
        illustration={<SavedIllustration />}
        title={messages.emptyTitle}
        description={messages.emptyText}
        action={
          <Button tone="primary" href={paths.explore}>
            {messages.browse}
          </Button>
        }
      />
    );
  }
  const steps = Math.ceil(Math.min(count, entries.length) / showStep);
  return (
    <div className={styles.steps}>
      {Array.from({ length: steps }, (_, step) => (
        <SavedStep
          key={step}
          ids={entries.slice(step * showStep, (step + 1) * showStep).map(({ id }) => id)}
          headingLevel={headingLevel}
        />
      ))}
      <DistancesFrom />
      {count < entries.length && (
        <Button className={styles.more} onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
    </div>
  );
}

/** As many as one call brings. */
function SavedStep({ ids, headingLevel }: SavedItemsProps & { ids: readonly number[] }) {
  const { isLoading, error, refetch } = useSavedBatch(ids);
  if (isLoading) return <DonationGridSkeleton count={Math.min(ids.length, 4)} />;
  if (error) {
    return (
      <ErrorState
        title={messages.failedAllTitle}
        description={`${failureText(error)} ${messages.failedText}`}
        onRetry={refetch}
      />
    );
  }
  return (
    <ul className={styles.grid}>
      {ids.map((id) => (
        <li key={id} className={styles.item}>
          <SavedItem id={id} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
