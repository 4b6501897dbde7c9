import { Button, Heading, Stack, useTexts } from '@clothesline/ui';
import { useState } from 'react';
import { wishes } from '../../locales/en/wishes.js';
import { LoadFailure, type Session } from '../account/index.js';
import { useOwnWishes } from './queries.js';
import { WishCard } from './WishCard.js';
import * as styles from './Wishes.css.js';

/** Lists own wishes. Those that ended in the last 30 days are shown on request. */
export function OwnWishes({ session }: { session: Session }) {
  const messages = useTexts(wishes);
  const { data, error, refetch } = useOwnWishes(session);
  const [isEverything, setEverything] = useState(false);
  if (error && !data) {
    return <LoadFailure title={messages.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data?.length) return null;
  const open = data.filter(({ state }) => state === 'open' || state === 'hidden');
  const ended = data.filter((wish) => !open.includes(wish));
  return (
    <Stack as="section" space="medium">
      <Heading level={2} size="large">
        {messages.own}
      </Heading>
      <ul className={styles.grid} aria-label={messages.own}>
        {[...open, ...(isEverything ? ended : [])].map((wish) => (
          <li key={wish.id}>
            <WishCard wish={wish} level={3} isOwn />
          </li>
        ))}
      </ul>
      {ended.length > 0 && (
        <div>
          <Button aria-expanded={isEverything} onClick={() => setEverything(!isEverything)}>
            {isEverything ? messages.hideEnded : messages.showEnded({ count: ended.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
