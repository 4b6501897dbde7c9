export interface Position {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** Where the visitor is, as the header shows it. */
export interface CurrentLocation extends Position {
  /** Empty where no city near is known. */
  city: string;
  region: string;
}

/** Where a visitor is until something better is known (spec §9). */
export const defaultLocation: CurrentLocation = {
  latitude: 37.7749,
  longitude: -122.4194,
  city: 'San Francisco',
  region: 'CA',
};

/** How a location is written in a donation: `{city}, {region}` (spec §5); empty where it has no name. */
export function locationName(location: Pick<CurrentLocation, 'city' | 'region'>): string {
  return location.city && `${location.city}, ${location.region}`;
}

/** Mean radius of the earth in miles (IUGG, 6371.0088 km). */
const earthRadiusMiles = 3958.7613;

/** The great-circle distance between two positions, in miles. */
export function distanceInMiles(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const deltaLatitude = (to.latitude - from.latitude) * radians;
  const deltaLongitude = (to.longitude - from.longitude) * radians;
  const haversine =
    Math.sin(deltaLatitude / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(deltaLongitude / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A distance as it is told: to a tenth of a mile, which is also all that the server gives away. */
export function toTenthOfMile(miles: number): number {
  return Math.round(miles * 10) / 10;
}
