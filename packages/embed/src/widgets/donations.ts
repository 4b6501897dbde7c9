import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import { sync } from '../sync.js';
import type { LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(origin: string, part: LoadPart): void {
  sync(() => defineFeaturedElement(setupFor(origin, part)));
  sync(() => defineCardElement(setupFor(origin, part)));
}
