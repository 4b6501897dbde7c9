/// <reference types="vite/client" />
import widget from '@clothesline/donation-card/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineCardElement, defineFeaturedElement } from './register.js';
import { uiSpanish } from '@clothesline/ui/es';
import { donationCardSpanish } from '../es.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { cardElement, featuredElement } from './table.js';

const es = async () => [uiSpanish, donationCardSpanish];

defineFeaturedElement({ styles: [ui, widget], catalogs: { es } });
defineCardElement({ styles: [ui, widget], catalogs: { es } });

export { cardElement, featuredElement } from './table.js';

/** Its tags in JSX (React 19). */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-donation-card': ElementJsx<typeof cardElement>;
      'clothesline-featured-donations': ElementJsx<typeof featuredElement>;
    }
  }
}

/** Its elements in scripts. */
declare global {
  interface HTMLElementTagNameMap {
    'clothesline-donation-card': ElementOf<typeof cardElement>;
    'clothesline-featured-donations': ElementOf<typeof featuredElement>;
  }
}
