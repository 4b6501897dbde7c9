/// <reference types="vite/client" />
import widget from '@clothesline/create-form/styles.css?inline';
import picker from '@clothesline/location/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineCreateFormElement } from './register.js';
import { uiSpanish } from '@clothesline/ui/es';
import { locationSpanish } from '@clothesline/location/es';
import { createFormSpanish } from '../es.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { createFormElement } from './table.js';

const es = async () => [uiSpanish, locationSpanish, createFormSpanish];

defineCreateFormElement({ styles: [ui, picker, widget], catalogs: { es } });

export { createFormElement } from './table.js';

/** Its tags in JSX (React 19). */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-create-form': ElementJsx<typeof createFormElement>;
    }
  }
}

/** Its elements in scripts. */
declare global {
  interface HTMLElementTagNameMap {
    'clothesline-create-form': ElementOf<typeof createFormElement>;
  }
}
