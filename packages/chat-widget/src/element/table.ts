import type { ChatMessage } from '@clothesline/api-client/contract';
import { defineTable, event } from '@clothesline/web-component';
import { commonAttributes } from '@clothesline/web-component/attributes';

/** `<clothesline-chat>`: everything that a page may set on it, hear from it and restyle. */
export const chatElement = defineTable({
  tag: 'clothesline-chat',
  description: 'The assistant: a floating button and its panel.',
  attributes: {
    ...commonAttributes,
    product: { ...commonAttributes.product, description: 'The name in the title and the greeting' },
    theme: {
      ...commonAttributes.theme,
      description: "The colors; auto follows the visitor's system",
      default: 'auto',
    },
    lang: { type: 'language', description: "The language of times and numbers; the visitor's by default" },
    open: { type: 'boolean', description: 'Whether the panel is shown. It follows the visitor' },
    placement: {
      type: 'enum',
      description: 'The lower corner; end is right where one reads from left to right',
      values: ['end', 'start'],
      default: 'end',
    },
  },
  events: {
    message: event<ChatMessage>({
      description: 'The visitor or the assistant said something',
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
