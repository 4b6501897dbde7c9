import { chatElement } from '@clothesline/chat-widget/define';
import { createFormElement } from '@clothesline/create-form/define';
import { cardElement, featuredElement } from '@clothesline/donation-card/define';
import { donationsMapElement } from '@clothesline/donations-map/define';
import type { ElementTable } from '@clothesline/web-component';

/** Attributes that the page offers, besides those of every widget. */
export type Setting =
  | 'category'
  | 'limit'
  | 'size'
  | 'heading'
  | 'donation-id'
  | 'product'
  | 'categories'
  | 'place'
  | 'radius'
  | 'greeting'
  | 'quick-replies'
  | 'answers'
  | 'answers-url'
  | 'contact'
  | 'placement'
  | 'lang';

/** Widget that a page may have by pasting. */
export interface SiteWidget {
  table: ElementTable;
  /** Name of its label among the texts. */
  label: 'featured' | 'card' | 'map' | 'form' | 'chat';
  /** Settings with an effect on it. */
  settings: readonly Setting[];
  /** Link shown while the script is away, by its text's name; left out if the widget takes no place in the page. */
  fallback?: { path: string; text: 'fallbackToList' | 'fallbackToForm' };
}

export const widgets: readonly SiteWidget[] = [
  {
    table: featuredElement,
    label: 'featured',
    settings: ['category', 'size', 'place', 'radius', 'limit', 'heading', 'lang'],
    fallback: { path: '/explore', text: 'fallbackToList' },
  },
  {
    table: cardElement,
    label: 'card',
    settings: ['donation-id', 'lang'],
    fallback: { path: '/explore', text: 'fallbackToList' },
  },
  {
    table: donationsMapElement,
    label: 'map',
    settings: ['category', 'lang'],
    fallback: { path: '/explore?view=map', text: 'fallbackToList' },
  },
  {
    table: createFormElement,
    label: 'form',
    settings: ['lang'],
    fallback: { path: '/create', text: 'fallbackToForm' },
  },
  {
    table: chatElement,
    label: 'chat',
    settings: [
      'product',
      'categories',
      'place',
      'radius',
      'greeting',
      'quick-replies',
      'answers',
      'answers-url',
      'contact',
      'placement',
      'lang',
    ],
  },
];
