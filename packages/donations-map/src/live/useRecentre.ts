import type { Position } from '@clothesline/api-client';
import { useEffect, useRef } from 'react';
import type { MapSurface } from '../engine/MapEngine.js';

/** Goes to the origin whenever it becomes another one. The surface begins there by itself. */
export function useRecentre(
  surface: MapSurface | undefined,
  { latitude, longitude }: Position,
  zoom: number | undefined,
) {
  const shown = useRef<{ surface: MapSurface; latitude: number; longitude: number; zoom: number | undefined }>(
    undefined,
  );
  useEffect(() => {
    if (!surface) return;
    const last = shown.current;
    shown.current = { surface, latitude, longitude, zoom };
    if (!last || last.surface !== surface) return;
    surface.setView({ center: { latitude, longitude }, zoom: zoom ?? surface.view().zoom });
  }, [surface, latitude, longitude, zoom]);
}
