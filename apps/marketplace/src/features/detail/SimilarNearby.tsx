import { Link, useNear, useTexts } from '@clothesline/ui';
import type { Donation } from '@clothesline/api-client';
import { useState } from 'react';
import { detail } from '../../locales/en/detail.js';
import { explorePath } from '../../lib/routing/paths.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { similarPart } from '../browse/index.js';
import * as styles from './SimilarNearby.css.js';

export function SimilarNearby({ donation }: { donation: Donation }) {
  const messages = useTexts(detail);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isInView = useNear(frame, '0px');
  const waiting = (
    <div className={styles.waiting}>
      <noscript>
        <Link href={explorePath({ category: donation.category })}>{messages.similar}</Link>
      </noscript>
    </div>
  );
  return (
    <div ref={setFrame} className={styles.frame}>
      {isInView ? (
        <Deferred component={similarPart.component} waiting={waiting} failedTitle={messages.similarFailed}>
          {(SimilarList) => <SimilarList donation={donation} />}
        </Deferred>
      ) : (
        waiting
      )}
    </div>
  );
}
