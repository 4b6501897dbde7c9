/// <reference types="vite/client" />
import widget from '@clothesline/donations-map/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineMapElement } from './register.js';
import { uiSpanish } from '@clothesline/ui/es';
import { donationsMapSpanish } from '../es.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { donationsMapElement } from './table.js';

const es = async () => [uiSpanish, donationsMapSpanish];

const live = { engine: () => import('../live.js'), basemap: () => import('../basemap.js') };

defineMapElement({ styles: [ui, widget], catalogs: { es } }, live);

export { donationsMapElement } from './table.js';

/** Its tags in JSX (React 19). */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-donations-map': ElementJsx<typeof donationsMapElement>;
    }
  }
}

/** Its elements in scripts. */
declare global {
  interface HTMLElementTagNameMap {
    'clothesline-donations-map': ElementOf<typeof donationsMapElement>;
  }
}
