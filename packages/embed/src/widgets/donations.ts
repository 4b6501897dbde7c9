import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import { loaded } from '../styles.js';
import { defaultsFor } from './defaults.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(origin: string): void {
  defineFeaturedElement(loaded(), defaultsFor(origin));
  defineCardElement(loaded(), defaultsFor(origin));
}
