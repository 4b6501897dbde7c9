import { defaultLocation, type LocationError, useCurrentLocation, type Position } from '@clothesline/api-client';
import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { usableCenter } from './usableCenter.js';

/** Where the map is, and how the visitor brings it to where they are. */
export interface MapPosition {
  /** Undefined until it is known. */
  position: Position | undefined;
  /** Where the visitor is, as the browser told. */
  visitor: Position | undefined;
  /** Undefined where there is nobody to ask. */
  locate: (() => void) | undefined;
  isLocating: boolean;
  /** How often the visitor has asked. */
  attempts: number;
  /** Why the visitor's position did not come, after they asked for it. */
  error: LocationError | undefined;
}

/** The given center, else the current location, else San Francisco, CA (spec §9); the visitor's own once they asked for it. */
export function useMapPosition(
  center: Position | undefined,
  onLocate: ((event: { position: Position }) => void) | undefined,
): MapPosition {
  const current = useCurrentLocation();
  const [attempts, setAttempts] = useState(0);
  const hasAsked = attempts > 0;
  const visitor = current.source === 'browser' ? current.location : undefined;
  const report = useLatest(onLocate);
  useEffect(() => {
    if (!hasAsked || !visitor) return;
    report.current?.({ position: { latitude: visitor.latitude, longitude: visitor.longitude } });
  }, [hasAsked, report, visitor]);

  const own = current.location ?? (current.status === 'ready' ? defaultLocation : undefined);
  const hasProvider = current.location !== undefined || current.status === 'loading';
  const locate = () => {
    setAttempts(attempts + 1);
    current.locate();
  };
  return {
    position: (hasAsked && visitor) || usableCenter(center) || own,
    visitor,
    locate: hasProvider ? locate : undefined,
    isLocating: hasAsked && current.isLocating,
    attempts,
    error: hasAsked ? current.error : undefined,
  };
}
