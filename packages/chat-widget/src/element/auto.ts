/// <reference types="vite/client" />
import api from '@clothesline/api-client/locales/all';
import widget from '@clothesline/chat-widget/styles.css?inline';
import uiTexts from '@clothesline/ui/locales/all';
import ui from '@clothesline/ui/styles.css?inline';
import { joinCatalogs } from '@clothesline/web-component';
import { defineChatElement } from './register.js';
import own from '../locales/all.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { chatElement } from './table.js';

const catalogs = joinCatalogs(uiTexts, api, own);

defineChatElement({ styles: [ui, widget], catalogs });

export { chatElement } from './table.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-chat': ElementJsx<typeof chatElement>;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-chat': ElementOf<typeof chatElement>;
  }
}
