import { defaultLocation, type LocationError, useCurrentLocation, type Position } from '@clothesline/api-client';
import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { usableCenter } from './usableCenter.js';

/** Position of the map, and the way to the visitor's own. */
export interface MapPosition {
  /** Undefined until it is known. */
  position: Position | undefined;
  /** Position that the browser gave. */
  visitor: Position | undefined;
  /** Undefined if the browser cannot give a position. */
  locate: (() => void) | undefined;
  isLocating: boolean;
  /** Number of times that the visitor asked. */
  attempts: number;
  /** Reason why the browser gave no position when asked. */
  error: LocationError | undefined;
}

/**
 * Returns the given center, else the current location, else San Francisco, CA (spec §9); the visitor's own after they
 * asked for it.
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
