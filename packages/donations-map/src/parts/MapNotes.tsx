import { EmptyBasketIllustration, EmptyState, ErrorState, Spinner } from '@clothesline/ui';
import type { DonationsMapMessages } from '../messages.js';
import * as styles from './MapNotes.css.js';

interface NoteProps {
  texts: DonationsMapMessages;
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

export function NearbyError({ texts, onRetry }: NoteProps & { onRetry: () => void }) {
  return (
    <div className={styles.sheet}>
      <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={onRetry} />
    </div>
  );
}

export function NearbyEmpty({ texts, isFiltered }: NoteProps & { isFiltered: boolean }) {
  return (
    <div className={styles.sheet}>
      <EmptyState
        illustration={<EmptyBasketIllustration />}
        title={texts.emptyTitle}
        text={isFiltered ? texts.emptyText : texts.emptyEverywhereText}
      />
    </div>
  );
}
