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

/** A chunk per variant, so that a page only loads its own. */
const maps = {
  nearby: mapPart(async () => (await import('./nearby.js')).NearbyMap),
  explore: mapPart(async () => (await import('./explore.js')).ExploreMap),
  detail: mapPart(async () => (await import('./detail.js')).DetailMap),
};

function mapPart(load: () => Promise<unknown>) {
  return createPart(async () => (await load()) as ComponentType<DonationsMapProps>);
}

/** Loads the code of a map ahead. */
export const preloadMap = (variant: Variant) => maps[variant].preload();

/**
 * Shows a map, loaded as a separate chunk, in a place of its final size: pages neither wait for it nor fail with it.
 */
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

/** Engine and basemap of the live map: separate chunks that load when a map is near the viewport. */
const immediate: Loaders = {
  engine: () => loadChunk(() => import('@clothesline/donations-map/live')),
  basemap: () => loadChunk(() => import('@clothesline/donations-map/basemap')),
};

/**
 * Loaders that wait for the first interaction: together they have half of a first visit's maximum bytes
 * (`budget.mjs`).
 */
const whenUsed: Loaders = {
  engine: () => inUse.then(immediate.engine),
  basemap: () => inUse.then(immediate.basemap),
};

/** Loads Explore's map at once, since the visitor has opened it; the others are part of a page. */
const liveMap = { explore: immediate, nearby: whenUsed, detail: whenUsed } as const;
