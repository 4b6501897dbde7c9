import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import type { Catalogs, Hosts } from '../start/types.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(hosts: Hosts, catalogs: Catalogs): void {
  defineFeaturedElement(makeSetup(hosts, catalogs));
  defineCardElement(makeSetup(hosts, catalogs));
}
