export interface Position {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** Position of the visitor, as the header shows it. */
export interface CurrentLocation extends Position {
  /** Empty if no city near is known. */
  city: string;
  region: string;
}

/** Position of a visitor until a better one is known (spec §9). */
export const defaultLocation: CurrentLocation = {
  latitude: 37.7749,
  longitude: -122.4194,
  city: 'San Francisco',
  region: 'CA',
};

/** Returns the name of a location for a donation: `{city}, {region}` (spec §5); empty if it has no name. */
export function locationName(location: Pick<CurrentLocation, 'city' | 'region'>): string {
  return location.city && `${location.city}, ${location.region}`;
}

/** Mean radius of the earth in miles (IUGG, 6371.0088 km). */
const earthRadiusMiles = 3958.7613;

/** Returns the great-circle distance between two positions, in miles. */
export function distanceInMiles(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const deltaLatitude = (to.latitude - from.latitude) * radians;
  const deltaLongitude = (to.longitude - from.longitude) * radians;
  const haversine =
    Math.sin(deltaLatitude / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(deltaLongitude / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Rounds a distance to a tenth of a mile, the precision of the server. */
export function toTenthOfMile(miles: number): number {
  return Math.round(miles * 10) / 10;
}
