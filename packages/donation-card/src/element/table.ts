import { donationLimits, type Donation } from '@clothesline/api-client/contract';
import { defineTable, event, json } from '@clothesline/web-component';
import {
  commonAttributes,
  isRecord,
  latitudeRange,
  longitudeRange,
  texts,
  url,
} from '@clothesline/web-component/attributes';
import { donationCardMessages } from '../messages.js';
import { cardElementMessages } from './messages.js';

// Separate, so that the other elements don't load its strings.
export { needsElement } from './needsTable.js';

const shared = {
  ...commonAttributes,
  messages: texts(donationCardMessages),
} as const;

const events = {
  select: event<{ donation: Donation }>({
    description: 'A card was pressed; call preventDefault to stay on the page',
    holds: '{ donation: Donation }',
    cancelable: true,
  }),
};

/** Attributes, events and CSS parts of `<clothesline-featured-donations>`. */
export const featuredElement = defineTable({
  tag: 'clothesline-featured-donations',
  description: 'The newest donations, as cards under a heading.',
  attributes: {
    ...shared,
    category: { type: 'string', description: 'Only this category; all by default' },
    limit: {
      type: 'number',
      description: 'The number of donations',
      min: 1,
      max: 100,
      whole: true,
      default: 4,
    },
    size: { type: 'string', description: 'Only this size, such as 6-7 or XL; all by default' },
    place: { type: 'string', description: 'Only around this place; everywhere by default' },
    radius: {
      type: 'number',
      description: 'Search radius around the place, in miles; 5 by default',
      min: 0.1,
      max: 100,
    },
    heading: {
      type: 'enum',
      description: 'none hides the heading, for pages that have their own',
      values: ['shown', 'none'],
      default: 'shown',
    },
    'view-all-href': url({ description: 'Target of the link “View all”, which is hidden without it', setBy: 'author' }),
  },
  events,
});

/** Attributes, events and CSS parts of `<clothesline-donation-card>`. */
export const cardElement = defineTable({
  tag: 'clothesline-donation-card',
  description: 'One donation as a card.',
  attributes: {
    ...shared,
    messages: texts(cardElementMessages),
    'donation-id': {
      type: 'number',
      description: 'The id of the donation to load',
      min: 1,
      max: donationLimits.id,
      whole: true,
      isId: true,
    },
    donation: json<Donation>({
      description: 'The donation, to skip loading it',
      holds: 'Donation',
      isValid: isDonation,
      expected: 'a donation with an id, a title and a userId',
    }),
    latitude: {
      type: 'number',
      description: 'Position from which distances are computed if the server sends none, in degrees',
      ...latitudeRange,
    },
    longitude: {
      type: 'number',
      description: 'Position from which distances are computed if the server sends none, in degrees',
      ...longitudeRange,
    },
    units: { type: 'enum', description: 'Unit of the distance', values: ['mi', 'km'], default: 'mi' },
    heart: { type: 'boolean', description: 'Whether to show the save button' },
    saved: {
      type: 'boolean',
      description: 'Whether the donation is saved; changes when the visitor presses the save button',
    },
  },
  events: {
    ...events,
    save: event<{ donation: Donation; saved: boolean }>({
      description: 'The save button was pressed',
      holds: '{ donation: Donation; saved: boolean }',
    }),
  },
});

function isDonation(value: unknown): value is Donation {
  return (
    isRecord(value) &&
    Number.isInteger(value.id) &&
    Number.isInteger(value.userId) &&
    typeof value.title === 'string' &&
    areTexts(value.images) &&
    areTexts(value.sizes ?? []) &&
    areTexts(value.imageDescriptions ?? []) &&
    Object.entries(optionalTypes).every(([name, type]) =>
      [type, 'undefined'].includes(typeof (value[name] ?? undefined)),
    )
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

const optionalTypes = {
  description: 'string',
  quantity: 'number',
  category: 'string',
  latitude: 'number',
  longitude: 'number',
  locationName: 'string',
  areaMeters: 'number',
  distance: 'number',
  status: 'string',
  createdAt: 'string',
} satisfies Partial<Record<keyof Donation, 'string' | 'number'>>;
