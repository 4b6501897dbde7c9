import type { ChatMessage, SiteAnswers } from '@clothesline/api-client/contract';
import { defineTable, event, json } from '@clothesline/web-component';
import { commonAttributes, isRecord, url } from '@clothesline/web-component/attributes';

/** Attributes, events and CSS parts of `<clothesline-chat>`. */
export const chatElement = defineTable({
  tag: 'clothesline-chat',
  description: 'The assistant: a floating button and its panel.',
  attributes: {
    ...commonAttributes,
    product: { ...commonAttributes.product, description: 'The name in the title and the greeting' },
    theme: { ...commonAttributes.theme, default: 'auto' },
    categories: {
      type: 'string',
      description: 'The categories to search, separated by commas; all by default',
    },
    place: { type: 'string', description: 'The place to search around; everywhere by default' },
    radius: {
      type: 'number',
      description: 'Search radius around the place, in miles; 5 by default',
      min: 0.1,
      max: 100,
    },
    greeting: { type: 'string', description: 'The first message' },
    'quick-replies': {
      type: 'string',
      description: 'Suggested first messages, separated by |; six at most',
    },
    answers: json<SiteAnswers>({
      description: 'Answers of your own, shown with the name of your organization',
      holds: 'SiteAnswers',
      isValid: (value): value is SiteAnswers => isRecord(value) && Array.isArray(value.answers),
      expected: '{"answers": [{"questions": ["…"], "answer": "…"}]}',
    }),
    'answers-url': url({ description: 'Address of a JSON file with such answers', setBy: 'owner' }),
    contact: {
      type: 'string',
      description: 'How to reach your organization, shown if a question about it has no answer',
    },
    open: { type: 'boolean', description: 'Whether the panel is open; changes when the visitor opens or closes it' },
    placement: {
      type: 'enum',
      description: 'The lower corner; end is the right one in English',
      values: ['end', 'start'],
      default: 'end',
    },
  },
  events: {
    message: event<ChatMessage>({
      description: 'A message was sent or received',
      holds:
        "{ role: 'user' | 'assistant'; content: string; timestamp: string; donations?: ChatDonation[]; suggestions?: string[] }",
    }),
    opened: event({ description: 'The panel was opened' }),
    closed: event({ description: 'The panel was closed' }),
  },
  parts: {
    launcher: 'The floating button',
    panel: 'The panel',
    message: 'A message, of either side',
    user: 'A message of the visitor',
    assistant: 'A message of the assistant',
    input: 'Where one writes',
  },
  variables: {
    '--clothesline-chat-offset-block': 'How far the button is from the lower edge',
    '--clothesline-chat-offset-inline': 'How far the button is from the side',
    '--clothesline-chat-offset-top': 'What the panel leaves free at the upper edge',
    '--clothesline-chat-stacking': 'The z-index; 900 by default, and above the page where the panel covers a phone',
  },
});
