import { chatElement } from '@clothesline/chat-widget/define';
import { createFormElement } from '@clothesline/create-form/define';
import { cardElement, featuredElement } from '@clothesline/donation-card/define';
import { donationsMapElement } from '@clothesline/donations-map/define';
import type { ElementTable } from '@clothesline/web-component';
import { generatorMessages as messages } from './messages.js';

/** Attributes that the page offers, beside those that every widget takes. */
export type Setting =
  | 'category'
  | 'limit'
  | 'donation-id'
  | 'product'
  | 'categories'
  | 'place'
  | 'radius'
  | 'greeting'
  | 'quick-replies'
  | 'answers-url'
  | 'placement'
  | 'lang';

/** Widget that a page may have by pasting. */
export interface GeneratorWidget {
  table: ElementTable;
  label: string;
  /** Settings with an effect on it. */
  settings: readonly Setting[];
  /**
   * Link shown while the script is away; left out if the widget takes no place in the page. `name` is the
   * marketplace's.
   */
  fallback?: { path: string; text: (name: string) => string };
}

export const widgets: readonly GeneratorWidget[] = [
  {
    table: featuredElement,
    label: messages.featured,
    settings: ['category', 'limit', 'lang'],
    fallback: { path: '/explore', text: messages.fallbackToList },
  },
  {
    table: cardElement,
    label: messages.card,
    settings: ['donation-id', 'lang'],
    fallback: { path: '/explore', text: messages.fallbackToList },
  },
  {
    table: donationsMapElement,
    label: messages.map,
    settings: ['category', 'lang'],
    fallback: { path: '/explore?view=map', text: messages.fallbackToList },
  },
  {
    table: createFormElement,
    label: messages.form,
    settings: ['lang'],
    fallback: { path: '/create', text: messages.fallbackToForm },
  },
  {
    table: chatElement,
    label: messages.chat,
    settings: [
      'product',
      'categories',
      'place',
      'radius',
      'greeting',
      'quick-replies',
      'answers-url',
      'placement',
      'lang',
    ],
  },
];
