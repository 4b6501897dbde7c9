import { useEffect, useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';

/** Shows map tiles. Returns `false` if tiles are missing or blocked and the built-in map should be used instead. */
export function useTiles(surface: MapSurface | undefined, tiles: string | undefined): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    surface?.setTiles(tiles, (outcome) => setShown(outcome === 'shown' ? tiles : undefined));
  }, [surface, tiles]);
  return tiles !== undefined && shown === tiles;
}
