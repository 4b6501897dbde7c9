import { useEffect, useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';

/**
 * Lays a provider's tiles on the map. Returns whether they are shown: until they are, or if they are blocked, the
 * built-in ground shows.
 */
export function useTiles(surface: MapSurface | undefined, tiles: string | undefined): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    surface?.setTiles(tiles, (outcome) => setShown(outcome === 'shown' ? tiles : undefined));
  }, [surface, tiles]);
  return tiles !== undefined && shown === tiles;
}
