import { failureText } from '@clothesline/api-client';
import { Button, EmptyState, Link, Spinner } from '@clothesline/ui';
import type { DrawnMessages } from '../messages.js';
import * as styles from './MapNotes.css.js';

interface NoteProps {
  texts: DrawnMessages;
}

interface Level {
  /** The level of the title in the page's outline. */
  level: 3 | 4 | 5 | 6;
}

/** Notice while the donations load. */
export function LoadingNote({ texts }: NoteProps) {
  return (
    <p className={styles.line}>
      <Spinner />
      {texts.loadingDonations}
    </p>
  );
}

/** Notice with the number of donations, while their places load. */
export function NearbyNote({ texts, found, viewAllHref }: NoteProps & { found: string; viewAllHref?: string }) {
  return (
    <p className={styles.line}>
      <span>{found}</span>
      {viewAllHref !== undefined && <Link href={viewAllHref}>{texts.viewAll}</Link>}
    </p>
  );
}

/** Error on the map, without a drawing for lack of room. */
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
