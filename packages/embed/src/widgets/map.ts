import { defineMapElement } from '@clothesline/donations-map/define';
import widget from '@clothesline/donations-map/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import type { Defaults } from './defaults.js';

/** Registers `<clothesline-donations-map>`, whose engine and ground come when it is near the viewport. */
export function define(defaults: Defaults): void {
  defineMapElement(
    [ui, widget],
    {
      engine: () => import('@clothesline/donations-map/live'),
      basemap: () => import('@clothesline/donations-map/basemap'),
    },
    defaults,
  );
}
