import { failureText } from '@clothesline/api-client';
import { Button, EmptyState, Spinner } from '@clothesline/ui';
import type { DonationsMapMessages } from '../messages.js';
import * as styles from './MapNotes.css.js';

interface NoteProps {
  texts: DonationsMapMessages;
}

interface Level {
  /** The level of the title in the page's outline. */
  level: 3 | 4 | 5 | 6;
}

/** The map is there, its donations are not yet. */
export function LoadingNote({ texts }: NoteProps) {
  return (
    <p className={styles.line}>
      <Spinner />
      {texts.loadingDonations}
    </p>
  );
}

/** On the map there is room for words and a button, not for a drawing. */
export function NearbyError({
  texts,
  level,
  error,
  onRetry,
}: NoteProps & Level & { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.sheet}>
      <EmptyState
        level={level}
        title={texts.errorTitle}
        text={failureText(error, texts)}
        action={<Button onClick={onRetry}>{texts.retry}</Button>}
      />
    </div>
  );
}

export function NearbyEmpty({ texts, level, isFiltered }: NoteProps & Level & { isFiltered: boolean }) {
  return (
    <div className={styles.sheet}>
      <EmptyState
        level={level}
        title={texts.emptyTitle}
        text={isFiltered ? texts.emptyText : texts.emptyEverywhereText}
      />
    </div>
  );
}
