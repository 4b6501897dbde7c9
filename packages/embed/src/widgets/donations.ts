import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import { atOnce } from '../atOnce.js';
import { loaded } from '../styles.js';
import { defaultsFor } from './defaults.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(origin: string): void {
  atOnce(() => defineFeaturedElement(loaded(), defaultsFor(origin)));
  atOnce(() => defineCardElement(loaded(), defaultsFor(origin)));
}
