import type { Donation } from '@clothesline/api-client';
import { defineTable, event, json } from '@clothesline/web-component';
import { commonAttributes } from '@clothesline/widget-element/attributes';
import type { DonationCardMessages } from './messages.js';

const shared = {
  ...commonAttributes,
  messages: json<Partial<DonationCardMessages>>({
    description: 'Texts other than the built-in ones',
    isValid: isObject,
    expected: 'an object of texts',
  }),
} as const;

const events = {
  select: event<{ donation: Donation }>({
    description: "A card was pressed; prevent it to keep the page from following the card's link",
    cancelable: true,
  }),
};

/** `<clothesline-featured-donations>`: everything that a page may set on it and hear from it. */
export const featuredElement = defineTable({
  tag: 'clothesline-featured-donations',
  description: 'The newest donations, as cards under a heading.',
  attributes: {
    ...shared,
    category: { type: 'string', description: 'Only this category; every one by default' },
    limit: { type: 'number', description: 'How many donations to show', default: 4 },
    'view-all-href': { type: 'string', description: "Where 'View all' leads; without it there is none" },
  },
  events,
});

/** `<clothesline-donation-card>`: everything that a page may set on it and hear from it. */
export const cardElement = defineTable({
  tag: 'clothesline-donation-card',
  description: 'One donation as a card.',
  attributes: {
    ...shared,
    'donation-id': { type: 'number', description: 'The donation to ask the server for' },
    donation: json<Donation>({
      description: 'The donation itself; the server is not asked then',
      isValid: isDonation,
      expected: 'a donation with an id and a title',
    }),
    latitude: { type: 'number', description: 'Where a missing distance is counted from, in degrees' },
    longitude: { type: 'number', description: 'Where a missing distance is counted from, in degrees' },
    heart: { type: 'boolean', description: 'Whether there is a heart to press' },
    saved: { type: 'boolean', description: 'Whether the heart is pressed' },
  },
  events: {
    ...events,
    save: event<{ donation: Donation; saved: boolean }>({ description: 'The heart was pressed' }),
  },
});

function isObject(value: unknown): value is Partial<DonationCardMessages> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a card cannot do without; whether the rest is well is the page's own matter. */
function isDonation(value: unknown): value is Donation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'images' in value &&
    Array.isArray(value.images)
  );
}
