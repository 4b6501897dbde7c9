import { cx, useLatest, useMediaQuery, VisuallyHidden } from '@clothesline/ui';
import { media } from '@clothesline/ui/theme';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { MapEngine } from '../engine/MapEngine.js';
import type { DonationsMapMessages } from '../messages.js';
import { Attribution } from './Attribution.js';
import { GestureHint } from './GestureHint.js';
import { Ground, type GroundProps } from './Ground.js';
import { keyAction } from './keys.js';
import type { LiveContent, LiveOptions, MapMoveEvent } from './liveProps.js';
import * as styles from './LiveMap.css.js';
import { MapCard } from './MapCard.js';
import * as controlStyles from './MapControls.css.js';
import { MapControls } from './MapControls.js';
import { MapList } from './MapList.js';
import { MapPins } from './MapPins.js';
import { nearestInView } from './nearestInView.js';
import * as surfaceStyles from './surface.css.js';
import { useClusters, useMarks } from './useMarks.js';
import { useRecentre } from './useRecentre.js';
import { useSelection } from './useSelection.js';
import { useSurface } from './useSurface.js';
import { useTiles } from './useTiles.js';

export interface LiveMapProps
  extends
    LiveContent,
    Pick<LiveOptions, 'zoom' | 'tiles' | 'attribution' | 'units' | 'list' | 'wheelZoom' | 'linkBase' | 'onSelect'> {
  engine: MapEngine;
  basemap: BasemapData | undefined;
  /** Where the visitor is, if the browser or the visitor told. */
  visitor?: GroundProps['visitor'];
  area?: GroundProps['area'];
  /** Asks where the visitor is. Without it there is no button. */
  onLocateRequest?: () => void;
  isLocating?: boolean;
  /** Why the visitor's position did not come. */
  locateError?: string;
  onMove?: (event: MapMoveEvent) => void;
  /** The browser refuses the engine. */
  onBroken: () => void;
  /** What lies on the map instead of pins: an error, or that there is nothing. */
  notice?: ReactNode;
  /** Whether the server has told what is there: until then nothing is counted. */
  isKnown?: boolean;
  /** Names the map; 'Map' by default. */
  label?: string;
  texts: DonationsMapMessages;
}

/** The zoom that shows a city's nearest neighbourhoods, on a phone and on a desk. */
const defaultZoom = { narrow: 12, wide: 13 } as const;
const wide = 640;

/** How many donations the list shows. */
const listLength = 50;

/** The map that moves: a surface of the engine, and on it our own ground, pins, controls and list. */
export function LiveMap({
  engine,
  basemap,
  donations,
  origin,
  zoom,
  tiles,
  attribution,
  units = 'mi',
  list = true,
  wheelZoom = false,
  linkBase = '',
  visitor,
  area,
  onSelect,
  onLocateRequest,
  isLocating = false,
  locateError,
  onMove,
  onBroken,
  notice,
  isKnown = true,
  label,
  texts,
}: LiveMapProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [hinted, setHinted] = useState<number>();
  const cardId = useId();
  const keysId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const animated = useMediaQuery(media.motion);
  const isWide = (element?.clientWidth ?? 0) >= wide;
  const startZoom = zoom ?? (isWide ? defaultZoom.wide : defaultZoom.narrow);
  const made = useSurface(
    engine,
    element,
    { view: { center: origin, zoom: startZoom }, animated, wheelZoom },
    onBroken,
  );
  const surface = made?.surface;
  const rest = made?.rest;

  const clusters = useClusters(engine, donations);
  const marks = useMarks(clusters, donations, rest, origin);
  const found = useMemo(
    () => rest && nearestInView(donations, rest.bounds, origin, listLength),
    [donations, rest, origin],
  );
  const hasTiles = useTiles(surface, tiles);
  useRecentre(surface, origin, zoom);
  const { selection, press, close } = useSelection({ surface, clusters, donations, onSelect });

  const report = useLatest(onMove);
  useEffect(() => {
    if (rest) report.current?.({ center: rest.view.center, zoom: rest.view.zoom, bounds: rest.bounds });
  }, [report, rest]);

  function closeAndReturn() {
    stage.current?.querySelector<HTMLElement>('[data-placed] > [aria-expanded="true"]')?.focus({ preventScroll: true });
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && selection) {
      event.stopPropagation();
      closeAndReturn();
    }
    const action = event.target === element ? keyAction(event) : undefined;
    if (!action || !surface) return;
    event.preventDefault();
    if (action.kind === 'pan') surface.panBy(action.step);
    else surface.zoomBy(action.levels);
  }

  const isHome = basemap !== undefined && isAtHome(basemap, origin);
  return (
    <div className={styles.root}>
      <div role="presentation" className={cx(styles.columns, list && styles.listed)} onKeyDown={onKeyDown}>
        <div ref={stage} className={styles.stage}>
          <div
            ref={setElement}
            dir="ltr"
            role="region"
            tabIndex={0}
            aria-label={label ?? texts.region}
            aria-describedby={keysId}
            className={surfaceStyles.surface}
          />
          {made && surface && rest && (
            <>
              <Ground
                surface={surface}
                rest={made.drawn}
                basemap={hasTiles ? undefined : basemap}
                ringsAround={isHome || hasTiles ? undefined : origin}
                visitor={visitor}
                area={area}
                units={units}
                texts={texts}
              />
              <MapPins
                surface={surface}
                marks={marks}
                selection={selection}
                hinted={hinted}
                cardId={cardId}
                units={units}
                texts={texts}
                onPress={press}
                onLost={() => element?.focus({ preventScroll: true })}
              />
              <GestureHint surface={surface} texts={texts} />
            </>
          )}
          <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
          {selection && (
            <div className={styles.cardRoom}>
              <MapCard
                id={cardId}
                selection={selection}
                donations={donations}
                origin={origin}
                linkBase={linkBase}
                units={units}
                onClose={closeAndReturn}
                texts={texts}
              />
            </div>
          )}
          {notice && (
            <div className={styles.notice}>
              <div className={styles.noticeBody}>{notice}</div>
            </div>
          )}
          {surface && rest && (
            <MapControls
              surface={surface}
              zoom={rest.view.zoom}
              onLocate={onLocateRequest}
              isLocating={isLocating}
              texts={texts}
            />
          )}
          {locateError && (
            <p role="alert" className={controlStyles.trouble}>
              {locateError}
            </p>
          )}
          <Attribution given={hasTiles ? attribution : undefined} texts={texts} />
        </div>
        {list && found && (
          <MapList
            nearest={found.nearest}
            count={isKnown ? found.count : undefined}
            linkBase={linkBase}
            selection={selection}
            onHint={setHinted}
            units={units}
            texts={texts}
          />
        )}
      </div>
      <VisuallyHidden role="status">{list && found && isKnown ? texts.inView(found.count) : ''}</VisuallyHidden>
    </div>
  );
}

/** Whether the ground is drawn here, and not only named. In degrees; the bay is about two wide. */
function isAtHome({ origin: [latitude = 0, longitude = 0] }: BasemapData, place: LiveContent['origin']): boolean {
  return Math.abs(place.latitude - latitude) < 0.9 && Math.abs(place.longitude - longitude) < 1.1;
}
