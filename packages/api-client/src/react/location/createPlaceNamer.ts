import type { Client } from '../../client/createClient.js';
import type { CurrentLocation, Position } from '../../contract/position.js';

type PlaceName = Pick<CurrentLocation, 'city' | 'region'>;

/** About a kilometer. */
const digits = 2;

/**
 * `namePlace` for `LocationProvider`: asks the server with about a kilometer of precision, else uses the list of
 * `loadPlaces`.
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
