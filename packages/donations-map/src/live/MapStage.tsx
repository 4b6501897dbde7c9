import { cx, Skeleton, useLatest, useNear } from '@clothesline/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { MapEngine } from '../engine/MapEngine.js';
import { useElapsed } from '../useElapsed.js';
import type { LiveDonationsProps } from './LiveDonations.js';
import type { LiveMapProps } from './liveProps.js';
import * as styles from './MapStage.css.js';
import { useLoaded } from './useLoaded.js';

/** What `@clothesline/donations-map/live` brings. */
export interface LiveParts {
  engine: MapEngine;
  LiveMap: ComponentType<LiveMapProps>;
  LiveDonations: ComponentType<LiveDonationsProps>;
}

/** Where the live map's lazy parts come from. The host owns the imports, so that its bundler splits them off. */
export interface Loaders {
  /** `() => import('@clothesline/donations-map/live')`. Read when the map mounts; without it the map is the drawn one. */
  engine?: (() => Promise<LiveParts>) | undefined;
  /** `() => import('@clothesline/donations-map/basemap')`. Without it, or when it fails, the ground is plain. */
  basemap?: (() => Promise<{ basemap: BasemapData }>) | undefined;
}

/** What the map shows: its skeleton, the drawn map, or the real one. */
export type MapState = 'loading' | 'placeholder' | 'live';

interface MapStageProps extends Loaders {
  isWanted: boolean;
  /** Whether the live map has a list: under a narrow one its room is there from the first. */
  isListed?: boolean | undefined;
  /** How long the skeleton shows, in milliseconds. */
  delay: number;
  /** Whether the skeleton stays until the live map is there, or cannot come. */
  isPatient?: boolean | undefined;
  /** The drawn map; `isComing` while the live one is still to come. */
  renderDrawn: (isComing: boolean) => ReactNode;
  renderLive: (parts: LiveParts & { basemap: BasemapData | undefined; onBroken: () => void }) => ReactNode;
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
}

/** Skeleton, drawn map, live map: each takes the place of the last in a frame that keeps its size. */
export function MapStage({
  engine,
  basemap,
  isWanted,
  delay,
  isListed = false,
  isPatient = false,
  renderDrawn,
  renderLive,
  onStateChange,
}: MapStageProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isNear = useNear(isWanted ? frame : null);
  const loadedEngine = useLoaded(engine, isWanted && isNear);
  const loadedBasemap = useLoaded(basemap, isWanted && isNear);
  const isElapsed = useElapsed(delay);
  const [isBroken, setBroken] = useState(false);

  const isGroundSettled = !basemap || loadedBasemap.status !== 'waiting';
  const isLive = isWanted && !isBroken && loadedEngine.status === 'ready' && (isGroundSettled || isElapsed);
  const isComing = isWanted && !isBroken && loadedEngine.status !== 'failed';
  const state: MapState = isLive ? 'live' : isElapsed && !(isPatient && isComing) ? 'placeholder' : 'loading';

  const report = useLatest(onStateChange);
  useEffect(() => report.current?.({ state }), [report, state]);

  return (
    <div ref={setFrame} aria-busy={state === 'loading'} className={cx(styles.frame, isListed && styles.listed)}>
      {state === 'loading' && <Skeleton width="100%" height="100%" radius="none" />}
      {state === 'placeholder' && <div className={styles.drawn}>{renderDrawn(isComing)}</div>}
      {isLive &&
        loadedEngine.status === 'ready' &&
        renderLive({
          ...loadedEngine.value,
          basemap: loadedBasemap.status === 'ready' ? loadedBasemap.value.basemap : undefined,
          onBroken: () => setBroken(true),
        })}
    </div>
  );
}
