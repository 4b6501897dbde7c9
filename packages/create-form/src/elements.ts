import type { Donation } from '@clothesline/api-client';
import { defineTable, event, json } from '@clothesline/web-component';
import { commonAttributes } from '@clothesline/widget-element/attributes';
import type { CreateFormMessages } from './messages.js';

/** `<clothesline-create-form>`: everything that a page may set on it and hear from it. */
export const createFormElement = defineTable({
  tag: 'clothesline-create-form',
  description: 'The form that lists a donation.',
  attributes: {
    ...commonAttributes,
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
