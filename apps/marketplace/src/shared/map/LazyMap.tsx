import type { DonationsMapProps } from '@clothesline/donations-map';
import { Skeleton } from '@clothesline/ui';
import { lazy } from 'react';
import { Deferred } from '../deferred/Deferred.js';
import { loadChunk } from '../deferred/loadChunk.js';
import { liveMap } from '../liveMap.js';
import * as styles from './LazyMap.css.js';
import { messages } from './messages.js';

const map = () =>
  lazy(async () => ({ default: (await loadChunk(() => import('@clothesline/donations-map'))).DonationsMap }));

/** A map in a chunk of its own, in a place of its final size: no page waits for it, and none fails with it. */
export function LazyMap(props: DonationsMapProps) {
  const waiting = (
    <div className={styles.place[props.variant]}>
      <Skeleton height="100%" radius="xlarge" />
    </div>
  );
  return (
    <Deferred component={map} waiting={waiting} failedTitle={messages.failed}>
      {(Content) => <Content {...liveMap[props.variant]} {...props} />}
    </Deferred>
  );
}
