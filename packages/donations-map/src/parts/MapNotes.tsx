import { failureText } from '@clothesline/api-client';
import { Button, EmptyState, Link, Spinner } from '@clothesline/ui';
import type { DrawnMessages } from '../messages.js';
import * as styles from './MapNotes.css.js';

interface NoteProps {
  texts: DrawnMessages;
}

interface Level {
  level: 3 | 4 | 5 | 6;
}

/** Shown while donations are loading. */
export function LoadingNote({ texts }: NoteProps) {
  return (
    <p className={styles.line}>
      <Spinner />
      {texts.loadingDonations}
    </p>
  );
}

/** Shows the number of donations while the map is still loading. */
export function NearbyNote({ texts, found, viewAllHref }: NoteProps & { found: string; viewAllHref?: string }) {
  return (
    <p className={styles.line}>
      <span>{found}</span>
      {viewAllHref !== undefined && <Link href={viewAllHref}>{texts.viewAll}</Link>}
    </p>
  );
}

/** An error message on the map. There's no space for an illustration. */
export function NearbyError({
  texts,
  level,
  error,
  onRetry,
}: NoteProps & Level & { error: Error; onRetry: (() => void) | undefined }) {
  return (
    <div role="alert" className={styles.sheet}>
      <EmptyState
        headingLevel={level}
        title={texts.errorTitle}
        description={failureText(error, texts)}
        action={onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
      />
    </div>
  );
}

export function NearbyEmpty({ texts, level, isFiltered }: NoteProps & Level & { isFiltered: boolean }) {
  return (
    <div className={styles.sheet}>
      <EmptyState
        headingLevel={level}
        title={texts.emptyTitle}
        description={isFiltered ? texts.emptyText : texts.emptyEverywhereText}
      />
    </div>
  );
}
