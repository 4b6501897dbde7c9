import { useLocale } from '@clothesline/ui';
import type { Entry } from '../chatReducer.js';
import type { ChatMessages } from '../messages.js';
import { CopyButton } from './CopyButton.js';
import { formatTime } from './timeFormat.js';
import * as styles from './extras.css.js';

export interface FootProps {
  entry: Entry;
  messages: Partial<ChatMessages>;
}

/** Shows the time of a message and its actions. */
export function Foot({ entry, messages }: FootProps) {
  const { language } = useLocale();
  const time = formatTime(entry.timestamp, language);
  return (
    <>
      {time !== '' && (
        <time className={styles.time} dateTime={entry.timestamp}>
          {time}
        </time>
      )}
      <CopyButton entry={entry} messages={messages} />
    </>
  );
}
