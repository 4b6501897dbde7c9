import { defaultLocation, type Position } from '@clothesline/api-client';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { MapEngine } from '../engine/MapEngine.js';
import type { DonationsMapMessages } from '../messages.js';
import { NearbyEmpty, NearbyError } from '../parts/MapNotes.js';
import { LiveMap } from './LiveMap.js';
import type { LiveOptions } from './liveProps.js';
import type { useLiveDonations } from './useLiveDonations.js';
import type { MapPosition } from './useMapPosition.js';

export interface LiveDonationsProps {
  parts: { engine: MapEngine; basemap: BasemapData | undefined; onBroken: () => void };
  place: MapPosition;
  found: ReturnType<typeof useLiveDonations>;
  /** Whether a category leaves some out. */
  isFiltered: boolean;
  level: 3 | 4 | 5 | 6;
  options: LiveOptions;
  texts: DonationsMapMessages;
}

/** The live map of many donations, or what there is to say instead. */
export function LiveDonations({ parts, place, found, isFiltered, level, options, texts }: LiveDonationsProps) {
  const { engine, basemap, onBroken } = parts;
  const { donations, isLoading, error, refetch } = found;
  const origin: Position = place.position ?? defaultLocation;
  const notice = () => {
    if (error && donations.length === 0) {
      return <NearbyError texts={texts} level={level} error={error} onRetry={refetch} />;
    }
    return !isLoading && donations.length === 0 && <NearbyEmpty texts={texts} level={level} isFiltered={isFiltered} />;
  };
  return (
    <LiveMap
      engine={engine}
      basemap={basemap}
      onBroken={onBroken}
      donations={donations}
      origin={origin}
      zoom={options.zoom}
      tiles={options.tiles}
      attribution={options.attribution}
      units={options.units}
      list={options.list}
      wheelZoom={options.wheelZoom}
      linkBase={options.linkBase}
      visitor={place.visitor}
      onSelect={options.onSelect}
      onLocateRequest={place.locate}
      isLocating={place.isLocating}
      locateError={place.error}
      onMove={(event) => {
        found.onMove(event);
        options.onMove?.(event);
      }}
      isKnown={donations.length > 0 || (!isLoading && !error)}
      notice={notice()}
      texts={texts}
    />
  );
}
