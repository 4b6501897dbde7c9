import { Button, Heading, Text, useTexts } from '@clothesline/ui';
import { failureKind, useDonation } from '@clothesline/api-client';
import { DonationCard, DonationCardSkeleton } from '@clothesline/donation-card';
import { saving } from '../../locales/en/saving.js';
import * as styles from './SavedItems.css.js';

interface SavedItemProps {
  id: number;
  headingLevel: 2 | 3;
  onRemove(): void;
}

export function SavedItem({ id, headingLevel, onRemove }: SavedItemProps) {
  const messages = useTexts(saving);
  const { donation, isLoading, error, refetch } = useDonation(id);

  if (isLoading) return <DonationCardSkeleton />;
  if (donation) {
    return <DonationCard donation={donation} headingLevel={headingLevel} saved onSavedChange={onRemove} />;
  }
  const isGone = failureKind(error) === 'notFound';
  return (
    <div className={styles.gone}>
      <Heading level={headingLevel} size="medium">
        {isGone ? messages.goneTitle : messages.failedTitle}
      </Heading>
      <Text size="small" tone="muted">
        {isGone ? messages.goneText : messages.failedText}
      </Text>
      <div className={styles.actions}>
        {!isGone && (
          <Button size="small" onClick={refetch}>
            {messages.retry}
          </Button>
        )}
        <Button size="small" aria-label={messages.removeOf({ id })} onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </div>
  );
}
