/// <reference types="vite/client" />
import widget from '@clothesline/create-form/styles.css?inline';
import picker from '@clothesline/location/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineCreateFormElement } from './register.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { createFormElement } from './table.js';

defineCreateFormElement([ui, picker, widget]);

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
