/// <reference types="vite/client" />
import api from '@clothesline/api-client/locales/all';
import widget from '@clothesline/donation-card/styles.css?inline';
import uiTexts from '@clothesline/ui/locales/all';
import ui from '@clothesline/ui/styles.css?inline';
import { joinCatalogs } from '@clothesline/web-component';
import { defineCardElement, defineFeaturedElement, defineNeedsElement } from './register.js';
import own from '../locales/all.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { cardElement, featuredElement, needsElement } from './table.js';

const catalogs = joinCatalogs(uiTexts, api, own);

defineFeaturedElement({ styles: [ui, widget], catalogs });
defineCardElement({ styles: [ui, widget], catalogs });
defineNeedsElement({ styles: [ui, widget], catalogs });

export { cardElement, featuredElement, needsElement } from './table.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-donation-card': ElementJsx<typeof cardElement>;
      'clothesline-featured-donations': ElementJsx<typeof featuredElement>;
      'clothesline-needs': ElementJsx<typeof needsElement>;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-donation-card': ElementOf<typeof cardElement>;
    'clothesline-featured-donations': ElementOf<typeof featuredElement>;
    'clothesline-needs': ElementOf<typeof needsElement>;
  }
}
