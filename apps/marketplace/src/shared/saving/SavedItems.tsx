import { useSavedDonations } from '@clothesline/donation-card';
import { Button, SavedIllustration, EmptyState } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { messages } from './messages.js';
import { SavedItem } from './SavedItem.js';
import * as styles from './SavedItems.css.js';

interface SavedItemsProps {
  /** The level of the items' titles in the page's outline. */
  headingLevel: 2 | 3;
}

/** The donations that were saved on this device, the latest first. */
export function SavedItems({ headingLevel }: SavedItemsProps) {
  const { entries } = useSavedDonations();

  if (entries.length === 0) {
    return (
      <EmptyState
        illustration={<SavedIllustration />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={
          <Button tone="primary" href={paths.explore}>
            {messages.browse}
          </Button>
        }
      />
    );
  }
  return (
    <ul className={styles.grid}>
      {entries.map(({ id }) => (
        <li key={id} className={styles.item}>
          <SavedItem id={id} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
