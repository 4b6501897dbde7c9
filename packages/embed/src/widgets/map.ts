import 'virtual:map-styles';
import { defineMapElement } from '@clothesline/donations-map/define';
import type { Catalogs, Hosts, LoadPart } from '../start/types.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-donations-map>`. The live map is loaded once the element is close to the viewport. */
export function define(hosts: Hosts, catalogs: Catalogs, part: LoadPart): void {
  const loaders = {
    engine: () => part('live').then(() => import('@clothesline/donations-map/live')),
    basemap: () => part('basemap').then(() => import('@clothesline/donations-map/basemap')),
  };
  defineMapElement(makeSetup(hosts, catalogs), loaders);
}
