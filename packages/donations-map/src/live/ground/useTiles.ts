import { useEffect, useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';

/** Shows map tiles. Returns false if there are none, or if they're blocked, and the built-in map should be used. */
export function useTiles(surface: MapSurface | undefined, tiles: string | undefined): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    surface?.setTiles(tiles, (outcome) => setShown(outcome === 'shown' ? tiles : undefined));
  }, [surface, tiles]);
  return tiles !== undefined && shown === tiles;
}
