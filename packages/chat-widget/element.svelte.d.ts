/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ClotheslineChatAttributes, ClotheslineChatElement, ClotheslineChatEvents } from './element.js';

export * from './element.js';

interface ClotheslineChatListeners {
  'onclothesline-ready'?: (event: ClotheslineChatEvents['clothesline-ready']) => void;
  'on:clothesline-ready'?: (event: ClotheslineChatEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineChatEvents['clothesline-error']) => void;
  'on:clothesline-error'?: (event: ClotheslineChatEvents['clothesline-error']) => void;
  'onclothesline-message'?: (event: ClotheslineChatEvents['clothesline-message']) => void;
  'on:clothesline-message'?: (event: ClotheslineChatEvents['clothesline-message']) => void;
  'onclothesline-opened'?: (event: ClotheslineChatEvents['clothesline-opened']) => void;
  'on:clothesline-opened'?: (event: ClotheslineChatEvents['clothesline-opened']) => void;
  'onclothesline-closed'?: (event: ClotheslineChatEvents['clothesline-closed']) => void;
  'on:clothesline-closed'?: (event: ClotheslineChatEvents['clothesline-closed']) => void;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'clothesline-chat': HTMLAttributes<ClotheslineChatElement> & ClotheslineChatAttributes & ClotheslineChatListeners;
  }
}
