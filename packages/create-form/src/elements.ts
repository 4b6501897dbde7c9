import type { Donation } from '@clothesline/api-client';
import { defineTable, event, json } from '@clothesline/web-component';
import type { CreateFormMessages } from './messages.js';

/** `<clothesline-create-form>`: everything that a page may set on it and hear from it. */
export const createFormElement = defineTable({
  tag: 'clothesline-create-form',
  description: 'The form that lists a donation.',
  attributes: {
    'api-host': {
      type: 'string',
      description: 'Where the server is, as https://api.example.org; the page itself by default',
      default: '',
    },
    product: { type: 'string', description: 'The name of the marketplace', default: 'Clothesline' },
    'link-base': { type: 'string', description: 'What goes before /donations/{id} in links', default: '' },
    theme: {
      type: 'enum',
      description: "The colours; auto follows the visitor's system",
      values: ['light', 'dark', 'auto'],
      default: 'light',
    },
    lang: { type: 'string', description: 'The language of the texts; English by default' },
    'user-id': { type: 'number', description: 'The user that the donation is made as', default: 1 },
    city: { type: 'string', description: 'The city that donations are offered in, with latitude and longitude' },
    region: { type: 'string', description: 'The region of the city, as CA', default: '' },
    latitude: { type: 'number', description: 'Where donations are offered, in degrees' },
    longitude: { type: 'number', description: 'Where donations are offered, in degrees' },
    draft: { type: 'boolean', description: 'Keeps what is typed on the device until it is sent' },
    messages: json<Partial<CreateFormMessages>>({
      description: 'Texts other than the built-in ones',
      isValid: (value): value is Partial<CreateFormMessages> =>
        typeof value === 'object' && value !== null && !Array.isArray(value),
      expected: 'an object of texts',
    }),
  },
  events: {
    created: event<{ donation: Donation | undefined }>({
      description: 'A donation was listed; undefined where the server does not tell what it made',
    }),
  },
});
