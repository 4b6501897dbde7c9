import { defineCardElement, defineFeaturedElement } from '@clothesline/donation-card/define';
import widget from '@clothesline/donation-card/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import type { Defaults } from './defaults.js';

/** Registers `<clothesline-featured-donations>` and `<clothesline-donation-card>`. */
export function define(defaults: Defaults): void {
  defineFeaturedElement([ui, widget], defaults);
  defineCardElement([ui, widget], defaults);
}
