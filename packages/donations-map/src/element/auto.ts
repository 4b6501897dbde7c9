/// <reference types="vite/client" />
import widget from '@clothesline/donations-map/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineMapElement } from './register.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { donationsMapElement } from './table.js';

defineMapElement([ui, widget]);

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
