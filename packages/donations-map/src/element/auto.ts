/// <reference types="vite/client" />
import api from '@clothesline/api-client/locales/all';
import widget from '@clothesline/donations-map/styles.css?inline';
import uiTexts from '@clothesline/ui/locales/all';
import ui from '@clothesline/ui/styles.css?inline';
import { joinCatalogs } from '@clothesline/web-component';
import { defineMapElement } from './register.js';
import own from '../locales/all.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { donationsMapElement } from './table.js';

const catalogs = joinCatalogs(uiTexts, api, own);

const live = { engine: () => import('../live.js'), basemap: () => import('../basemap.js') };

defineMapElement({ styles: [ui, widget], catalogs }, live);

export { donationsMapElement } from './table.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-donations-map': ElementJsx<typeof donationsMapElement>;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-donations-map': ElementOf<typeof donationsMapElement>;
  }
}
