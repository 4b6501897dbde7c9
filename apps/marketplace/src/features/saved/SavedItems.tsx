import { Button, EmptyState, ErrorState, SavedIllustration, useTexts } from '@clothesline/ui';
import { DonationGridSkeleton, useSavedDonations } from '@clothesline/donation-card';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { saving } from '../../locales/en/saving.js';
import { paths } from '../../lib/routing/paths.js';
import { DistanceOrigin } from '../../lib/page/DistanceOrigin.js';
import { focusHeading } from '../../lib/page/PageHeading.js';
import { showStep, useShownCount } from '../../lib/page/useShownCount.js';
import { SavedItem } from './SavedItem.js';
import { cards } from '../../lib/page/Lists.css.js';
import * as styles from './SavedItems.css.js';
import { useSavedBatch } from './useSavedBatch.js';

interface SavedItemsProps {
  headingLevel: 2 | 3;
}

export function SavedItems({ headingLevel }: SavedItemsProps) {
  const messages = useTexts(saving);
  const { entries, setSaved } = useSavedDonations();
  const { count, showMore } = useShownCount('saved');
  const list = useRef<HTMLDivElement>(null);

  /** The clicked button disappears, so move the focus to a neighbor. */
  function remove(id: number) {
    const index = entries.findIndex((entry) => entry.id === id);
    const near = entries[index + 1] ?? entries[index - 1];
    flushSync(() => setSaved(id, false));
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-saved="${near?.id}"] button`);
    const button = [...(buttons ?? [])].at(-1);
    if (button) button.focus();
    else focusHeading();
  }

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
    <div ref={list} className={styles.steps}>
      {Array.from({ length: steps }, (_, step) => (
        <SavedStep
          key={step}
          ids={entries.slice(step * showStep, (step + 1) * showStep).map(({ id }) => id)}
          headingLevel={headingLevel}
          onRemove={remove}
        />
      ))}
      <DistanceOrigin />
      {count < entries.length && (
        <Button className={styles.more} onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
    </div>
  );
}

interface SavedStepProps extends SavedItemsProps {
  ids: readonly number[];
  onRemove(id: number): void;
}

function SavedStep({ ids, headingLevel, onRemove }: SavedStepProps) {
  const failureText = useFailureText();
  const messages = useTexts(saving);
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
    <ul className={cards}>
      {ids.map((id) => (
        <li key={id} data-saved={id} className={styles.item}>
          <SavedItem id={id} headingLevel={headingLevel} onRemove={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
