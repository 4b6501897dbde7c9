import { defaultLocation, type LocationError, useCurrentLocation, type Position } from '@clothesline/api-client';
import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { usableCenter } from './usableCenter.js';

/** Where the map is, and how to get to the visitor's position. */
export interface MapPosition {
  position: Position | undefined;
  visitor: Position | undefined;
  locate: (() => void) | undefined;
  isLocating: boolean;
  attempts: number;
  error: LocationError | undefined;
}

/**
 * Returns the position to show. That's the given center, the current location or San Francisco, CA (spec §9), in this
 * order. Once the visitor has asked for it, their own position takes over.
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
