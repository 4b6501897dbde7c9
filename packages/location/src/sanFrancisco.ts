import { defaultLocation } from '@clothesline/api-client/contract';
import type { ListedPlace } from './ListedPlace.js';

const inhabitants = 873_965;

/** San Francisco (at the position from the spec), its neighborhoods, and Dolores Park. */
export const sanFrancisco: readonly ListedPlace[] = [
  { ...defaultLocation, regionCode: defaultLocation.region, population: inhabitants },
  ...neighborhoods().map(([city, latitude, longitude]) => ({
    city,
    region: defaultLocation.city,
    regionCode: defaultLocation.city,
    latitude,
    longitude,
    population: 0,
  })),
];

/** The centers were picked by hand and are accurate to about 200 m. */
function neighborhoods(): [name: string, latitude: number, longitude: number][] {
  return [
    ['Bayview', 37.73, -122.389],
    ['Bernal Heights', 37.7395, -122.4155],
    ['Castro', 37.7609, -122.435],
    ['Chinatown', 37.7941, -122.4078],
    ['Cole Valley', 37.7655, -122.45],
    ['Cow Hollow', 37.7975, -122.4362],
    ['Crocker-Amazon', 37.7112, -122.4382],
    ['Diamond Heights', 37.7425, -122.4405],
    ['Dogpatch', 37.758, -122.389],
    ['Dolores Park', 37.7596, -122.4269],
    ['Duboce Triangle', 37.7685, -122.433],
    ['Embarcadero', 37.7955, -122.3945],
    ['Excelsior', 37.7218, -122.43],
    ['Financial District', 37.7935, -122.4005],
    ['Forest Hill', 37.7475, -122.4635],
    ['Glen Park', 37.734, -122.433],
    ['Haight-Ashbury', 37.7692, -122.4481],
    ['Hayes Valley', 37.7759, -122.4245],
    ['Hunters Point', 37.7265, -122.3735],
    ['Ingleside', 37.723, -122.454],
    ['Inner Richmond', 37.7805, -122.464],
    ['Inner Sunset', 37.762, -122.468],
    ['Japantown', 37.7852, -122.4294],
    ['Lakeshore', 37.7225, -122.4855],
    ['Laurel Heights', 37.7855, -122.4495],
    ['Lower Haight', 37.772, -122.431],
    ['Marina', 37.8015, -122.4382],
    ['Mission Bay', 37.7706, -122.391],
    ['Mission District', 37.7599, -122.4148],
    ['Nob Hill', 37.793, -122.4161],
    ['Noe Valley', 37.7502, -122.4337],
    ['NoPa', 37.776, -122.442],
    ['North Beach', 37.8003, -122.4102],
    ['Oceanview', 37.7145, -122.457],
    ['Outer Mission', 37.7145, -122.4435],
    ['Outer Richmond', 37.778, -122.492],
    ['Outer Sunset', 37.7553, -122.494],
    ['Pacific Heights', 37.7925, -122.4382],
    ['Parkside', 37.74, -122.489],
    ['Portola', 37.7265, -122.4075],
    ['Potrero Hill', 37.7583, -122.401],
    ['Presidio', 37.7985, -122.4665],
    ['Russian Hill', 37.8005, -122.4194],
    ['Sea Cliff', 37.788, -122.487],
    ['SoMa', 37.7785, -122.4056],
    ['Telegraph Hill', 37.8025, -122.4058],
    ['Tenderloin', 37.784, -122.414],
    ['Twin Peaks', 37.7545, -122.4477],
    ['Union Square', 37.788, -122.4075],
    ['Visitacion Valley', 37.713, -122.408],
    ['West Portal', 37.7405, -122.466],
    ['Western Addition', 37.7815, -122.433],
  ];
}
