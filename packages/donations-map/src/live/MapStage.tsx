import { Skeleton, useLatest } from '@clothesline/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { MapEngine } from '../engine/MapEngine.js';
import { useElapsed } from '../useElapsed.js';
import type { LiveDonationsProps } from './LiveDonations.js';
import type { LiveMapProps } from './liveProps.js';
import * as styles from './MapStage.css.js';
import { useLoaded } from './useLoaded.js';
import { useNear } from './useNear.js';

/** What `@clothesline/donations-map/live` brings. */
export interface LiveParts {
  engine: MapEngine;
  LiveMap: ComponentType<LiveMapProps>;
  LiveDonations: ComponentType<LiveDonationsProps>;
}

/** Where the live map's lazy parts come from. The host owns the imports, so that its bundler splits them off. */
export interface Loaders {
  /** `() => import('@clothesline/donations-map/live')`. Read when the map mounts; without it the map is the drawn one. */
  engine?: () => Promise<LiveParts>;
  /** `() => import('@clothesline/donations-map/basemap')`. Without it, or when it fails, the ground is plain. */
  basemap?: () => Promise<{ basemap: BasemapData }>;
}

/** What the map shows: its skeleton, the drawn map, or the real one. */
export type MapState = 'loading' | 'placeholder' | 'live';

interface MapStageProps extends Loaders {
  isWanted: boolean;
  /** How long the skeleton shows, in milliseconds. */
  delay: number;
  /** The drawn map. */
  placeholder: ReactNode;
  renderLive: (parts: LiveParts & { basemap: BasemapData | undefined; onBroken: () => void }) => ReactNode;
  onStateChange?: (event: { state: MapState }) => void;
}

/** Skeleton, drawn map, live map: each takes the place of the last in a frame that keeps its size. */
export function MapStage({ engine, basemap, isWanted, delay, placeholder, renderLive, onStateChange }: MapStageProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isNear = useNear(isWanted ? frame : null);
  const loadedEngine = useLoaded(engine, isWanted && isNear);
  const loadedBasemap = useLoaded(basemap, isWanted && isNear);
  const isElapsed = useElapsed(delay);
  const [isBroken, setBroken] = useState(false);
  // Whoever is at a pin of the drawn map is not torn from it: the live one waits until the focus is elsewhere.
  const [isHeld, setHeld] = useState(false);
  const [wasLive, setLive] = useState(false);

  const isGroundSettled = !basemap || loadedBasemap.status !== 'waiting';
  const isReady = isWanted && !isBroken && loadedEngine.status === 'ready' && (isGroundSettled || isElapsed);
  const isLive = isReady && (wasLive || !isHeld);
  if (isLive !== wasLive) setLive(isLive);
  const state: MapState = isLive ? 'live' : isElapsed ? 'placeholder' : 'loading';

  const report = useLatest(onStateChange);
  useEffect(() => report.current?.({ state }), [report, state]);

  return (
    <div ref={setFrame} aria-busy={state === 'loading'} className={styles.frame}>
      {state === 'loading' && <Skeleton width="100%" height="100%" radius="none" />}
      {state === 'placeholder' && (
        <div
          className={styles.drawn}
          onFocus={() => setHeld(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
        >
          {placeholder}
        </div>
      )}
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
