export interface Position {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** The visitor's location, including its name. */
export interface CurrentLocation extends Position {
  /** Empty if we only have coordinates. */
  city: string;
  region: string;
}

/** San Francisco (spec §9). */
export const defaultLocation: CurrentLocation = {
  latitude: 37.7749,
  longitude: -122.4194,
  city: 'San Francisco',
  region: 'CA',
};

/** Formats a location as `{city}, {region}` (spec §5). Returns '' if the city is unknown. */
export function locationName(location: Pick<CurrentLocation, 'city' | 'region'>): string {
  return location.city && `${location.city}, ${location.region}`;
}

/** Based on the IUGG mean radius of 6371.0088 km. */
const earthRadiusMiles = 3958.7613;

/** Great-circle distance. */
export function distanceInMiles(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const deltaLatitude = (to.latitude - from.latitude) * radians;
  const deltaLongitude = (to.longitude - from.longitude) * radians;
  const haversine =
    Math.sin(deltaLatitude / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(deltaLongitude / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Rounds the same way as the server. */
export function toTenthOfMile(miles: number): number {
  return Math.round(miles * 10) / 10;
}
