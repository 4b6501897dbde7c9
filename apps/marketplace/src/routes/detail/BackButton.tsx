import { ArrowLeftIcon, Button } from '@clothesline/ui';
import * as styles from './DonationDetail.css.js';
import { messages } from './messages.js';
import { useBack } from './useBack.js';

/** Leads back to where the visitor came from. */
export function BackButton() {
  const back = useBack();
  return (
    <Button tone="quiet" className={styles.back} icon={<ArrowLeftIcon />} onClick={back}>
      {messages.back}
    </Button>
  );
}
