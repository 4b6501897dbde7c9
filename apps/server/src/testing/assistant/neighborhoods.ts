/** Centers of San Francisco's neighborhoods in degrees, accurate to about 200 m. */
export const neighborhoods = {
  Bayview: [37.73, -122.389],
  'Bernal Heights': [37.7395, -122.4155],
  Castro: [37.7609, -122.435],
  Chinatown: [37.7941, -122.4078],
  'Cole Valley': [37.7655, -122.45],
  'Crocker-Amazon': [37.7112, -122.4382],
  Dogpatch: [37.758, -122.389],
  Excelsior: [37.7218, -122.43],
  'Glen Park': [37.734, -122.433],
  'Haight-Ashbury': [37.7692, -122.4481],
  'Hayes Valley': [37.7759, -122.4245],
  Ingleside: [37.723, -122.454],
  'Inner Richmond': [37.7805, -122.464],
  'Inner Sunset': [37.762, -122.468],
  Japantown: [37.7852, -122.4294],
  'Lower Haight': [37.772, -122.431],
  Marina: [37.8015, -122.4382],
  'Mission Bay': [37.7706, -122.391],
  'Mission District': [37.7599, -122.4148],
  'Nob Hill': [37.793, -122.4161],
  'Noe Valley': [37.7502, -122.4337],
  NoPa: [37.776, -122.442],
  'North Beach': [37.8003, -122.4102],
  'Outer Richmond': [37.778, -122.492],
  'Outer Sunset': [37.7553, -122.494],
  'Pacific Heights': [37.7925, -122.4382],
  Parkside: [37.74, -122.489],
  Portola: [37.7265, -122.4075],
  'Potrero Hill': [37.7583, -122.401],
  'Russian Hill': [37.8005, -122.4194],
  SoMa: [37.7785, -122.4056],
  Tenderloin: [37.784, -122.414],
  'Visitacion Valley': [37.713, -122.408],
  'West Portal': [37.7405, -122.466],
} as const satisfies Record<string, readonly [latitude: number, longitude: number]>;

export type Neighborhood = keyof typeof neighborhoods;

export interface Place {
  latitude: number;
  longitude: number;
  locationName: string;
}

/** Moves by 100 m blocks from the center. */
export function near(name: Neighborhood, north: number, east: number): Place {
  const [latitude, longitude] = neighborhoods[name];
  return {
    latitude: toFourPlaces(latitude + north * 0.0009),
    longitude: toFourPlaces(longitude + east * 0.00114),
    locationName: `${name}, San Francisco`,
  };
}

/** Accurate to 11 m. */
function toFourPlaces(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
