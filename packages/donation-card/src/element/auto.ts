/// <reference types="vite/client" />
import api from '@clothesline/api-client/locales/all';
import widget from '@clothesline/donation-card/styles.css?inline';
import uiTexts from '@clothesline/ui/locales/all';
import ui from '@clothesline/ui/styles.css?inline';
import { joinCatalogs } from '@clothesline/web-component';
import { defineCardElement, defineFeaturedElement } from './register.js';
import own from '../locales/all.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { cardElement, featuredElement } from './table.js';

const catalogs = joinCatalogs(uiTexts, api, own);

defineFeaturedElement({ styles: [ui, widget], catalogs });
defineCardElement({ styles: [ui, widget], catalogs });

export { cardElement, featuredElement } from './table.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-donation-card': ElementJsx<typeof cardElement>;
      'clothesline-featured-donations': ElementJsx<typeof featuredElement>;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-donation-card': ElementOf<typeof cardElement>;
    'clothesline-featured-donations': ElementOf<typeof featuredElement>;
  }
}
