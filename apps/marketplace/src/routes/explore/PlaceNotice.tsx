import { Button, Text } from '@clothesline/ui';
import { messages } from './messages.js';
import * as styles from './PlaceNotice.css.js';

/** Says that distances are not told yet, and how to change that. */
export function PlaceNotice({ onChoose }: { onChoose(): void }) {
  return (
    <div role="status" className={styles.notice}>
      <Text>{messages.needsPlace}</Text>
      <Button size="small" aria-haspopup="dialog" onClick={onChoose}>
        {messages.choosePlace}
      </Button>
    </div>
  );
}
