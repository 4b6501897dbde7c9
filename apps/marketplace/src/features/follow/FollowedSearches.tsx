import { Heading, Text, useTexts } from '@clothesline/ui';
import { useRef } from 'react';
import { following } from '../../locales/en/following.js';
import { useAccountAlerts } from './useAccountAlerts.js';
import { criteriaKey } from './followedSearch.js';
import { useFollow } from './useFollow.js';
import { FollowedItem } from './FollowedItem.js';
import { useAccount } from '../account/index.js';
import * as styles from './FollowedSearches.css.js';

export function FollowedSearches() {
  const messages = useTexts(following);
  const { all, stop } = useFollow();
  useAccountAlerts(useAccount().session);
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="followed-searches" className={styles.section}>
      <Heading level={2} size="large" id="followed-searches">
        {messages.title}
      </Heading>
      <Text tone="muted">{all.length > 0 ? messages.intro : messages.none}</Text>
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map((search) => (
            <FollowedItem
              key={criteriaKey(search)}
              search={search}
              onStop={async () => {
                await stop(search);
                section.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
