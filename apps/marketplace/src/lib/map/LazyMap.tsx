import { Skeleton, useTexts } from '@clothesline/ui';
import type { DonationsMapProps, Loaders } from '@clothesline/donations-map';
import type { ComponentType } from 'react';
import { map } from '../../locales/en/map.js';
import { createPart } from '../loading/createPart.js';
import { Deferred } from '../loading/Deferred.js';
import { loadChunk } from '../loading/loadChunk.js';
import { inUse } from '../loading/whenInUse.js';
import * as styles from './LazyMap.css.js';

type Variant = DonationsMapProps['variant'];

const maps = {
  nearby: mapPart(async () => (await import('./nearby.js')).NearbyMap),
  explore: mapPart(async () => (await import('./explore.js')).ExploreMap),
  detail: mapPart(async () => (await import('./detail.js')).DetailMap),
};

function mapPart(load: () => Promise<unknown>) {
  return createPart(async () => (await load()) as ComponentType<DonationsMapProps>);
}

export const preloadMap = (variant: Variant) => maps[variant].preload();

/** Reserves the map's final size while it's loading. */
export function LazyMap(props: DonationsMapProps) {
  const messages = useTexts(map);
  const waiting = (
    <div className={styles.place[props.variant]}>
      <Skeleton height="100%" radius="xlarge" />
    </div>
  );
  return (
    <Deferred component={maps[props.variant].component} waiting={waiting} failedTitle={messages.failed}>
      {(Content) => <Content {...liveMap[props.variant]} {...props} />}
    </Deferred>
  );
}

const immediate: Loaders = {
  engine: () => loadChunk(() => import('@clothesline/donations-map/live')),
  basemap: () => loadChunk(() => import('@clothesline/donations-map/basemap')),
};

/** Waits for the first interaction, to stay within the performance budget (`budget.mjs`). */
const whenUsed: Loaders = {
  engine: () => inUse.then(immediate.engine),
  basemap: () => inUse.then(immediate.basemap),
};

const liveMap = { explore: immediate, nearby: whenUsed, detail: whenUsed } as const;
