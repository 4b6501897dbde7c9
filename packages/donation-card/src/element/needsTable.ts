import { donationLimits, type Need } from '@clothesline/api-client/contract';
import { defineTable, event } from '@clothesline/web-component';
import { commonAttributes, texts } from '@clothesline/web-component/attributes';
import { needsMessages } from '../OrganizationNeeds/messages.js';

/** Attributes, events and parts of `<clothesline-needs>`. */
export const needsElement = defineTable({
  tag: 'clothesline-needs',
  description: 'The needs of an organization, with ways to bring or offer items.',
  attributes: {
    ...commonAttributes,
    messages: texts(needsMessages),
    organization: {
      type: 'number',
      description: 'The account ID of the organization, as in the address of its page',
      min: 1,
      max: donationLimits.id,
      whole: true,
      isId: true,
    },
    layout: {
      type: 'enum',
      description: 'Rows, or cards next to each other',
      values: ['list', 'grid'],
      default: 'list',
    },
    limit: { type: 'number', description: 'The number of needs; all by default', min: 1, max: 100, whole: true },
    heading: {
      type: 'enum',
      description: 'none hides the heading, for pages that have their own',
      values: ['shown', 'none'],
      default: 'shown',
    },
  },
  events: {
    offer: event<{ need: Need }>({
      description: 'A visitor wants to offer an item; call preventDefault to stay on the page',
      holds: '{ need: Need }',
      cancelable: true,
    }),
  },
});
