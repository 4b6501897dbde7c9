import type { Client } from '../../client/createClient.js';
import type { CurrentLocation, Position } from '../../contract/position.js';

type PlaceName = Pick<CurrentLocation, 'city' | 'region'>;

/** Digits that a city needs, and no street does: about a kilometer. */
const digits = 2;

/**
 * Finds the city at a position, for `LocationProvider`'s `nameOf`: asks the server, to about a kilometer; where that has
 * no such call, or is away, the list that `loadPlaces` brings.
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
