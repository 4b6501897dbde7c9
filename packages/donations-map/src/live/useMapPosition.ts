import { defaultLocation, type LocationError, useCurrentLocation, type Position } from '@clothesline/api-client';
import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { usableCenter } from './usableCenter.js';

/** Position of the map, and the way to the visitor's own. */
export interface MapPosition {
  /** Undefined until it is known. */
  position: Position | undefined;
  /** Position returned by the browser. */
  visitor: Position | undefined;
  /** Undefined if the browser cannot locate. */
  locate: (() => void) | undefined;
  isLocating: boolean;
  /** Number of the visitor's requests. */
  attempts: number;
  /** Why the browser returned no position. */
  error: LocationError | undefined;
}

/**
 * Returns the given center, otherwise the current location, otherwise San Francisco, CA (spec §9); or the visitor's
 * own position on request.
 */
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
