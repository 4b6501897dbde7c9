import type { DonationsMapProps } from '@clothesline/donations-map';
import { Skeleton } from '@clothesline/ui';
import { type ComponentType, lazy } from 'react';
import { Deferred } from '../deferred/Deferred.js';
import { loadChunk } from '../deferred/loadChunk.js';
import { liveMap } from '../liveMap.js';
import * as styles from './LazyMap.css.js';
import { messages } from './messages.js';

type Variant = DonationsMapProps['variant'];

/** One chunk for each variant: a page loads its own. */
const loadMap: Record<Variant, () => Promise<unknown>> = {
  nearby: async () => (await import('./nearby.js')).NearbyMap,
  explore: async () => (await import('./explore.js')).ExploreMap,
  detail: async () => (await import('./detail.js')).DetailMap,
};
const lazyMap = (variant: Variant) => () =>
  lazy(async () => ({ default: (await loadChunk(loadMap[variant])) as ComponentType<DonationsMapProps> }));

/** Shows a map, a chunk of its own, in a place of its final size: pages do not wait for it, nor fail with it. */
export function LazyMap(props: DonationsMapProps) {
  const waiting = (
    <div className={styles.place[props.variant]}>
      <Skeleton height="100%" radius="xlarge" />
    </div>
  );
  return (
    <Deferred component={lazyMap(props.variant)} waiting={waiting} failedTitle={messages.failed}>
      {(Content) => <Content {...liveMap[props.variant]} {...props} />}
    </Deferred>
  );
}
