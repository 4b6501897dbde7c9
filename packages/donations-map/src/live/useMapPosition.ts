import { defaultLocation, type LocationError, useCurrentLocation, type Position } from '@clothesline/api-client';
import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { usableCenter } from './usableCenter.js';

/** The position of the map, and how to switch to the visitor's position. */
export interface MapPosition {
  position: Position | undefined;
  visitor: Position | undefined;
  locate: (() => void) | undefined;
  isLocating: boolean;
  attempts: number;
  error: LocationError | undefined;
}

/**
 * Returns the position to show: the given center, the current location or San Francisco, CA (spec §9), in this order.
 * The visitor's own position takes precedence once they have requested it.
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
