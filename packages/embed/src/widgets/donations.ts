import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import { atOnce } from '../atOnce.js';
import type { LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(origin: string, part: LoadPart): void {
  atOnce(() => defineFeaturedElement(setupFor(origin, part)));
  atOnce(() => defineCardElement(setupFor(origin, part)));
}
