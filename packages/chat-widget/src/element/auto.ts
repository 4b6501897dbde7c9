/// <reference types="vite/client" />
import widget from '@clothesline/chat-widget/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineChatElement } from './register.js';
import { uiSpanish } from '@clothesline/ui/es';
import { chatSpanish } from '../es.js';
import type { ElementJsx, ElementOf } from '@clothesline/web-component';
import type { chatElement } from './table.js';

const es = async () => [uiSpanish, chatSpanish];

defineChatElement({ styles: [ui, widget], catalogs: { es } });

export { chatElement } from './table.js';

/** Its tags in JSX (React 19). */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clothesline-chat': ElementJsx<typeof chatElement>;
    }
  }
}

/** Its elements in scripts. */
declare global {
  interface HTMLElementTagNameMap {
    'clothesline-chat': ElementOf<typeof chatElement>;
  }
}
