/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'vue';
import type { ClotheslineChatAttributes, ClotheslineChatEvents } from './element.js';

export * from './element.js';

interface ClotheslineChatListeners {
  'onClotheslineReady'?: (event: ClotheslineChatEvents['clothesline-ready']) => void;
  'onClotheslineError'?: (event: ClotheslineChatEvents['clothesline-error']) => void;
  'onClotheslineMessage'?: (event: ClotheslineChatEvents['clothesline-message']) => void;
  'onClotheslineOpened'?: (event: ClotheslineChatEvents['clothesline-opened']) => void;
  'onClotheslineClosed'?: (event: ClotheslineChatEvents['clothesline-closed']) => void;
}

declare module 'vue' {
  interface GlobalComponents {
    'clothesline-chat': new () => { $props: ClotheslineChatAttributes & ClotheslineChatListeners & HTMLAttributes };
  }
}
