import { donationLimits, type Donation } from '@clothesline/api-client/contract';
import { defineTable, event } from '@clothesline/web-component';
import { commonAttributes, latitudeRange, longitudeRange, texts } from '@clothesline/web-component/attributes';
import { createFormMessages } from '../messages.js';

/** Attributes and events of `<clothesline-create-form>`. */
export const createFormElement = defineTable({
  tag: 'clothesline-create-form',
  description: 'The form that lists a donation.',
  attributes: {
    ...commonAttributes,
    'user-id': {
      type: 'number',
      description: 'The user that the donation is made as',
      min: 1,
      max: donationLimits.id,
      whole: true,
      default: 1,
    },
    city: { type: 'string', description: 'The city that donations are offered in, with latitude and longitude' },
    region: { type: 'string', description: 'The region of the city, as CA', default: '' },
    latitude: { type: 'number', description: 'Where donations are offered, in degrees', ...latitudeRange },
    longitude: { type: 'number', description: 'Where donations are offered, in degrees', ...longitudeRange },
    units: { type: 'enum', description: 'What distances are told in', values: ['mi', 'km'], default: 'mi' },
    draft: { type: 'boolean', description: 'Keeps what is typed on the device until it is sent' },
    messages: texts(createFormMessages),
  },
  events: {
    created: event<{ donation: Donation | undefined }>({
      description: 'A donation was listed; undefined where the server does not tell what it made',
      holds: '{ donation: Donation | undefined }',
    }),
  },
});
