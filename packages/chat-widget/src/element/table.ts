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
      description: 'Custom answers, shown with the name of your organization',
      holds: 'SiteAnswers',
      isValid: (value): value is SiteAnswers => isRecord(value) && Array.isArray(value.answers),
      expected: '{"answers": [{"questions": ["…"], "answer": "…"}]}',
    }),
    'answers-url': url({ description: 'URL of a JSON file with custom answers', setBy: 'owner' }),
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
    message: 'Any message',
    user: "A visitor's message",
    assistant: "An assistant's message",
    input: 'Where one writes',
  },
  variables: {
    '--clothesline-chat-offset-block': 'Distance of the button from the bottom edge',
    '--clothesline-chat-offset-inline': 'Distance of the button from the side',
    '--clothesline-chat-offset-top': 'Space above the panel',
    '--clothesline-chat-stacking': 'The z-index; 900 by default, and above the page if the panel covers a phone screen',
  },
});
