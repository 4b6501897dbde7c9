/// <reference types="vite/client" />
import api from '@clothesline/api-client/locales/all';
import location from '@clothesline/location/locales/all';
import widget from '@clothesline/create-form/styles.css?inline';
import picker from '@clothesline/location/styles.css?inline';
import uiTexts from '@clothesline/ui/locales/all';
import ui from '@clothesline/ui/styles.css?inline';
import { joinCatalogs } from '@clothesline/web-component';
import { defineCreateFormElement } from './register.js';
import own from '../locales/all.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { createFormElement } from './table.js';

const catalogs = joinCatalogs(uiTexts, api, location, own);

defineCreateFormElement({ styles: [ui, picker, widget], catalogs });

export { createFormElement } from './table.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-create-form': ElementJsx<typeof createFormElement>;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-create-form': ElementOf<typeof createFormElement>;
  }
}
