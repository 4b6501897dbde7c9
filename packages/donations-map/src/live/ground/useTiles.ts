import { useEffect, useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';

/** Lays a provider's tiles on the map. Says whether they lie there: until they do, or when they are blocked, the ground is ours. */
export function useTiles(surface: MapSurface | undefined, tiles: string | undefined): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    surface?.setTiles(tiles, (outcome) => setShown(outcome === 'shown' ? tiles : undefined));
  }, [surface, tiles]);
  return tiles !== undefined && shown === tiles;
}
