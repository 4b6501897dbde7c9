import type { Position } from '@clothesline/api-client';
import { useEffect, useRef } from 'react';
import type { MapSurface } from '../engine/MapEngine.js';

interface RecenterOptions {
  /** Shows all donations, so that only the visitor's own request moves the map. */
  fits: boolean;
  isLocating: boolean;
}

/** Moves to the origin whenever it changes. The surface begins there by itself. */
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
