import { Button, Text } from '@clothesline/ui';
import type { DrawnMessages } from '../messages.js';
import * as styles from './MapNotes.css.js';

/** Shown if the categories can't be loaded. The map itself still works. */
export function CategoriesFailed({ texts, onRetry }: { texts: DrawnMessages; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.bar}>
      <Text size="small" tone="danger">
        {texts.categoriesFailed}
      </Text>
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
