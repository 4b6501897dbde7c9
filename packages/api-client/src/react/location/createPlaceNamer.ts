import type { Client } from '../../client/createClient.js';
import type { CurrentLocation, Position } from '../../contract/position.js';

type PlaceName = Pick<CurrentLocation, 'city' | 'region'>;

/** Digits that a city needs, about a kilometer, and that hide a street. */
const digits = 2;

/**
 * Finds the city at a position, for `LocationProvider`'s `namePlace`: asks the server, to about a kilometer; if that lacks
 * the call, or is away, uses the list of `loadPlaces`.
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
