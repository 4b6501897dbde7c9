import { cx, Skeleton, useHydrated, useLatest, useNear } from '@clothesline/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { MapEngine } from '../engine/MapEngine.js';
import { placeholderDelay } from '../placeholderDelay.js';
import { useElapsed } from '../useElapsed.js';
import type { LiveDonationsProps } from './LiveDonations.js';
import type { LiveMapProps } from './liveProps.js';
import * as styles from './MapStage.css.js';
import { useLoaded } from './useLoaded.js';

/** Exports of `@clothesline/donations-map/live`. */
export interface LiveParts {
  engine: MapEngine;
  LiveMap: ComponentType<LiveMapProps>;
  LiveDonations: ComponentType<LiveDonationsProps>;
}

/** The host owns the imports, for its bundler. */
export interface Loaders {
  /** `() => import('@clothesline/donations-map/live')`. Read on mount; drawn without it. */
  engine?: (() => Promise<LiveParts>) | undefined;
  /** `() => import('@clothesline/donations-map/basemap')`. Plain without it. */
  basemap?: (() => Promise<{ basemap: BasemapData }>) | undefined;
}

/** Skeleton, drawn map, or live map. */
export type MapState = 'loading' | 'placeholder' | 'live';

interface MapStageProps extends Loaders {
  isWanted: boolean;
  isListed?: boolean | undefined;
  isPatient?: boolean | undefined;
  renderDrawn: (isComing: boolean) => ReactNode;
  renderLive: (parts: LiveParts & { basemap: BasemapData | undefined; onBroken: () => void }) => ReactNode;
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  children?: ((state: MapState) => ReactNode) | undefined;
}

export function MapStage({
  engine,
  basemap,
  isWanted,
  isListed = false,
  isPatient = false,
  renderDrawn,
  renderLive,
  onStateChange,
  children,
}: MapStageProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isNear = useNear(isWanted ? frame : null);
  const loadedEngine = useLoaded(engine, isWanted && isNear);
  const loadedBasemap = useLoaded(basemap, isWanted && isNear);
  // Server-rendered pages start with the drawn map.
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const isElapsed = useElapsed(placeholderDelay) || wasServed;
  const [isBroken, setBroken] = useState(false);

  const isGroundSettled = !basemap || loadedBasemap.status !== 'waiting';
  const isLive = isWanted && !isBroken && loadedEngine.status === 'ready' && (isGroundSettled || isElapsed);
  const isComing = isWanted && !isBroken && loadedEngine.status !== 'failed';
  const state: MapState = isLive
    ? 'live'
    : isElapsed && (wasServed || !(isPatient && isComing))
      ? 'placeholder'
      : 'loading';

  const report = useLatest(onStateChange);
  useEffect(() => {
    report.current?.({ state });
  }, [report, state]);

  return (
    <>
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
      {children?.(state)}
    </>
  );
}
