import type { DonationsMapProps } from '@clothesline/donations-map';
import { ErrorState, Skeleton } from '@clothesline/ui';
import { lazy, Suspense, useState } from 'react';
import { Boundary } from '../boundary/Boundary.js';
import { liveMap } from '../liveMap.js';
import * as styles from './LazyMap.css.js';
import { messages } from './messages.js';

const load = async () => ({ default: (await import('@clothesline/donations-map')).DonationsMap });

/** A map in a chunk of its own, in a place of its final size: no page waits for it, and none fails with it. */
export function LazyMap(props: DonationsMapProps) {
  const [{ attempt, Content }, setMap] = useState(() => ({ attempt: 0, Content: lazy(load) }));
  const retry = () => setMap({ attempt: attempt + 1, Content: lazy(load) });
  const place = styles.place[props.variant];

  return (
    <Boundary
      key={attempt}
      fallback={<ErrorState title={messages.failed} text={messages.failedText} onRetry={retry} />}
    >
      <Suspense
        fallback={
          <div className={place}>
            <Skeleton height="100%" radius="xlarge" />
          </div>
        }
      >
        <Content {...liveMap} {...props} />
      </Suspense>
    </Boundary>
  );
}
