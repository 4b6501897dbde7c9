import 'virtual:map-styles';
import { defineMapElement } from '@clothesline/donations-map/define';
import type { Catalogs, Hosts, LoadPart } from '../start/types.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-donations-map>`, whose engine and ground load when it is near the viewport. */
export function define(hosts: Hosts, catalogs: Catalogs, part: LoadPart): void {
  const loaders = {
    engine: () => part('live').then(() => import('@clothesline/donations-map/live')),
    basemap: () => part('basemap').then(() => import('@clothesline/donations-map/basemap')),
  };
  defineMapElement(makeSetup(hosts, catalogs), loaders);
}
