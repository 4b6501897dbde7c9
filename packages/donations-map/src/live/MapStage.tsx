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

export interface LiveParts {
  engine: MapEngine;
  LiveMap: ComponentType<LiveMapProps>;
  LiveDonations: ComponentType<LiveDonationsProps>;
}

/** Imports must be in the host app, so that its bundler can split them. */
export interface Loaders {
  /**
   * Usually `() => import('@clothesline/donations-map/live')`. Only read on mount. Without it, the map is just drawn.
   */
  engine?: (() => Promise<LiveParts>) | undefined;
  /** Usually `() => import('@clothesline/donations-map/basemap')`. Without it, the background is plain. */
  basemap?: (() => Promise<{ basemap: BasemapData }>) | undefined;
}

/** The visible content: a skeleton, the drawn map or the live map. */
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
  // Server-rendered pages start with the drawn map and skip the skeleton.
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const isElapsed = useElapsed(placeholderDelay) || wasServed;
  const [isBroken, setBroken] = useState(false);

  const isBasemapSettled = !basemap || loadedBasemap.status !== 'waiting';
  const isLive = isWanted && !isBroken && loadedEngine.status === 'ready' && (isBasemapSettled || isElapsed);
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
