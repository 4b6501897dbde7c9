import type { Loaders } from '@clothesline/donations-map';

/** The live map's engine and ground: chunks of their own, asked for when a map is near the viewport. */
export const liveMap: Loaders = {
  engine: () => import('@clothesline/donations-map/live'),
  basemap: () => import('@clothesline/donations-map/basemap'),
};
