import { useLatest, useLocale, useMediaQuery } from '@clothesline/ui';
import { media } from '@clothesline/ui/theme';
import { zoomRange } from '../engine/MapEngine.js';
import type { DonationsMapMessages } from '../messages.js';
import { useEffect, useId, useMemo, useState } from 'react';
import { directionTo } from './direction.js';
import { nearestInView, findNearest } from './list/nearestInView.js';
import type { LiveMapProps } from './liveProps.js';
import { useTiles } from './basemap/useTiles.js';
import { useMarks } from './pins/useMarks.js';
import { useSelection } from './pins/useSelection.js';
import { useFit, getNearestView } from './useFit.js';
import { useRecenter } from './useRecenter.js';
import { useSurface } from './useSurface.js';

export type LiveMapModel = ReturnType<typeof useLiveMap>;

/** Shows the closest neighborhoods of a city on phones and on larger screens. */
const defaultZoom = { narrow: 12, wide: 13 } as const;
const wide = 640;

const listLength = 50;

const notYet: ReturnType<typeof nearestInView> = { count: 0, nearest: [] };

/** Creates the map inside an element and derives everything else from it: the markers, the list and the selection. */
export function useLiveMap(props: LiveMapProps & { texts: DonationsMapMessages }, element: HTMLElement | null) {
  const { engine, donations, origin, tiles, linkBase = '', wheelZoom = false, texts } = props;
  const { status = 'known', fits = false, isLocating = false } = props;
  const { onSelect, onMove, onBroken } = props;
  const { units: unitsAround } = useLocale();
  const units = props.units ?? unitsAround;
  const cardId = useId();
  const [hinted, setHinted] = useState<number>();
  const animated = useMediaQuery(media.motion);
  const isWide = (element?.clientWidth ?? 0) >= wide;
  const { zoom: wished = NaN } = props;
  const zoom = wished >= zoomRange.min && wished <= zoomRange.max ? wished : undefined;
  const startZoom = zoom ?? (isWide ? defaultZoom.wide : defaultZoom.narrow);
  const made = useSurface(
    engine,
    element,
    { view: { center: origin, zoom: startZoom }, animated, wheelZoom },
    onBroken,
  );
  const surface = made?.surface;
  const rest = made?.rest;

  const marks = useMarks(engine, donations, rest, origin);
  const found = useMemo(
    () => (rest ? nearestInView(donations, rest.bounds, origin, listLength) : notYet),
    [donations, rest, origin],
  );
  const hasTiles = useTiles(surface, tiles);
  useRecenter(surface, origin, zoom, { fits, isLocating });
  useFit({ made, donations, origin, fits, isKnown: status === 'known' });
  const { selection, press, close } = useSelection({ surface, onSelect });

  const elsewhere = useMemo(() => {
    const nearest = rest && found.count === 0 ? findNearest(rest.view.center, donations) : undefined;
    return rest && nearest && { ...nearest, direction: directionTo(rest.view.center, nearest.donation) };
  }, [donations, rest, found]);

  const report = useLatest(onMove);
  useEffect(() => {
    if (rest) report.current?.({ center: rest.view.center, zoom: rest.view.zoom, bounds: rest.bounds });
  }, [report, rest]);

  return {
    donations,
    origin,
    units,
    linkBase,
    texts,
    made,
    marks,
    found,
    elsewhere,
    outside: rest ? donations.length - found.count : 0,
    showAll: () => surface?.fit(donations),
    showNearest: () => rest && elsewhere && surface?.fit(getNearestView(rest.view.center, elsewhere)),
    status: rest ? status : 'loading',
    hasTiles,
    selection,
    press,
    close,
    cardId,
    hinted,
    setHinted,
  };
}
