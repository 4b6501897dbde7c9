import { Button, Text, useTexts } from '@clothesline/ui';
import { explore } from '../../../locales/en/explore.js';
import * as styles from './PlaceNotice.css.js';

/** Notice that distances are unknown, with a way to set a place. */
export function PlaceNotice({ onChoose }: { onChoose(): void }) {
  const messages = useTexts(explore);
  return (
    <div role="status" className={styles.notice}>
      <Text>{messages.needsPlace}</Text>
      <Button size="small" aria-haspopup="dialog" onClick={onChoose}>
        {messages.choosePlace}
      </Button>
    </div>
  );
}
