import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import type { Hosts, LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(hosts: Hosts, part: LoadPart): void {
  defineFeaturedElement(setupFor(hosts, part));
  defineCardElement(setupFor(hosts, part));
}
