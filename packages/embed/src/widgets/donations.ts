import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import type { Hosts, LoadPart } from '../start/types.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(hosts: Hosts, part: LoadPart): void {
  defineFeaturedElement(makeSetup(hosts, part));
  defineCardElement(makeSetup(hosts, part));
}
