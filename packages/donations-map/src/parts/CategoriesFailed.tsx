import { Button, Text } from '@clothesline/ui';
import type { DrawnMessages } from '../messages.js';
import * as styles from './MapNotes.css.js';

/** Notice that the filter's categories failed to load; the map works without. */
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
