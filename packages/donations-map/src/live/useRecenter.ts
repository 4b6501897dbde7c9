import type { Position } from '@clothesline/api-client';
import { useEffect, useRef } from 'react';
import type { MapSurface } from '../engine/MapEngine.js';

interface RecenterOptions {
  /** Whether all donations are shown. If so, the map only moves when the visitor requests to be located. */
  fits: boolean;
  isLocating: boolean;
}

/** Moves the map when the origin changes. The initial position is up to the surface. */
export function useRecenter(
  surface: MapSurface | undefined,
  { latitude, longitude }: Position,
  zoom: number | undefined,
  { fits, isLocating }: RecenterOptions,
) {
  const shown = useRef<{ surface: MapSurface; latitude: number; longitude: number; zoom: number | undefined }>(
    undefined,
  );
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isLocating) hasAsked.current = true;
    if (!surface) return;
    const last = shown.current;
    const isSame = last?.latitude === latitude && last.longitude === longitude && last.zoom === zoom;
    shown.current = { surface, latitude, longitude, zoom };
    if (last?.surface !== surface || isSame || (fits && !hasAsked.current)) return;
    surface.setView({ center: { latitude, longitude }, zoom: zoom ?? surface.view().zoom });
  }, [surface, latitude, longitude, zoom, fits, isLocating]);
}
