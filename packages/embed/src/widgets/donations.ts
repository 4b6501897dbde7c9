import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import { sync } from '../sync.js';
import type { Hosts, LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(hosts: Hosts, part: LoadPart): void {
  sync(() => defineFeaturedElement(setupFor(hosts, part)));
  sync(() => defineCardElement(setupFor(hosts, part)));
}
