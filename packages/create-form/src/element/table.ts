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
      description: 'The id of the donor',
      min: 1,
      max: donationLimits.id,
      whole: true,
      isId: true,
      default: 1,
    },
    city: { type: 'string', description: 'The city of the donations, with latitude and longitude' },
    region: { type: 'string', description: 'The region of the city, such as CA', default: '' },
    latitude: { type: 'number', description: 'Position of the city, in degrees', ...latitudeRange },
    longitude: { type: 'number', description: 'Position of the city, in degrees', ...longitudeRange },
    units: { type: 'enum', description: 'Units of distances', values: ['mi', 'km'], default: 'mi' },
    draft: { type: 'boolean', description: 'Keeps a draft on the device until it is sent' },
    messages: texts(createFormMessages),
  },
  events: {
    created: event<{ donation: Donation | undefined }>({
      description: 'A donation was listed; undefined if the server does not return it',
      holds: '{ donation: Donation | undefined }',
    }),
  },
});
