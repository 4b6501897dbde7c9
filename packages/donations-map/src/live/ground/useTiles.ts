import { useEffect, useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';

/** Whether tiles are shown; otherwise the built-in ground is. */
export function useTiles(surface: MapSurface | undefined, tiles: string | undefined): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    surface?.setTiles(tiles, (outcome) => setShown(outcome === 'shown' ? tiles : undefined));
  }, [surface, tiles]);
  return tiles !== undefined && shown === tiles;
}
