import type { Client } from '../../client/createClient.js';
import type { CurrentLocation, Position } from '../../contract/position.js';

type PlaceName = Pick<CurrentLocation, 'city' | 'region'>;

const digits = 2;

/**
 * Creates a `namePlace` function for `LocationProvider`. Positions are rounded to about a kilometer before they're sent
 * to the server. If that fails, the list from `loadPlaces` is used.
 */
export function createPlaceNamer(
  client: Client,
  loadPlaces?: () => Promise<{ nearest(position: Position): PlaceName | undefined }>,
): (position: Position) => Promise<PlaceName | undefined> {
  return async (position) => {
    const query = { lat: Number(position.latitude.toFixed(digits)), lng: Number(position.longitude.toFixed(digits)) };
    try {
      const [place] = await client.request('findPlaces', { query });
      return place;
    } catch {
      return (await loadPlaces?.())?.nearest(position);
    }
  };
}
