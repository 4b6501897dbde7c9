import { chatElement } from '@clothesline/chat-widget/define';
import { createFormElement } from '@clothesline/create-form/define';
import { cardElement, featuredElement, needsElement } from '@clothesline/donation-card/define';
import { donationsMapElement } from '@clothesline/donations-map/define';
import type { ElementTable } from '@clothesline/web-component';

export type Setting =
  | 'category'
  | 'limit'
  | 'size'
  | 'heading'
  | 'donation-id'
  | 'organization'
  | 'layout'
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

export interface SiteWidget {
  table: ElementTable;
  label: 'featured' | 'card' | 'needs' | 'map' | 'form' | 'chat';
  settings: readonly Setting[];
  fallback?: { path: string; text: 'fallbackToList' | 'fallbackToForm' | 'fallbackToNeeds' };
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
    table: needsElement,
    label: 'needs',
    settings: ['organization', 'layout', 'lang'],
    fallback: { path: '/people/{organization}', text: 'fallbackToNeeds' },
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
