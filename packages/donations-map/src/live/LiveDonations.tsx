import { defaultLocation } from '@clothesline/api-client';
import type { ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { MapEngine } from '../engine/MapEngine.js';
import type { DrawnMessages } from '../messages.js';
import { NearbyEmpty, NearbyError } from '../parts/MapNotes.js';
import { LiveMap } from './LiveMap.js';
import type { LiveOptions } from './liveProps.js';
import type { useLiveDonations } from './useLiveDonations.js';
import type { MapPosition } from './useMapPosition.js';

export interface LiveDonationsProps {
  parts: { engine: MapEngine; basemap: BasemapData | undefined; onBroken: () => void };
  place: MapPosition;
  found: ReturnType<typeof useLiveDonations>;
  isFiltered: boolean;
  level: 3 | 4 | 5 | 6;
  /** Zooms out to show all results. */
  fits?: boolean | undefined;
  /** Replaces the default notice if there are no donations. */
  empty?: ReactNode | undefined;
  options: LiveOptions;
  texts: DrawnMessages;
}

/** Renders the live map for a list of donations, or a notice if there's nothing to show. */
export function LiveDonations({
  parts,
  place,
  found,
  isFiltered,
  level,
  fits = false,
  empty,
  options,
  texts,
}: LiveDonationsProps) {
  const { engine, basemap, onBroken } = parts;
  const { donations, isLoading, error, refetch, status } = found;
  const notice = () => {
    if (error && donations.length === 0) {
      return <NearbyError texts={texts} level={level} error={error} onRetry={refetch} />;
    }
    // There may still be donations in the visible area.
    if (isLoading || status !== 'known' || donations.length > 0) return undefined;
    return empty ?? <NearbyEmpty texts={texts} level={level} isFiltered={isFiltered} />;
  };
  return (
    <LiveMap
      {...options}
      engine={engine}
      basemap={basemap}
      onBroken={onBroken}
      donations={donations}
      origin={place.position ?? defaultLocation}
      visitor={place.visitor}
      onLocateRequest={place.locate}
      isLocating={place.isLocating}
      locateAttempts={place.attempts}
      locateError={place.error}
      onMove={(event) => {
        found.onMove(event);
        options.onMove?.(event);
      }}
      status={status}
      onRetry={error ? refetch : found.refetchHere}
      isPartial={found.isPartial}
      fits={fits}
      notice={notice()}
      texts={texts}
    />
  );
}
