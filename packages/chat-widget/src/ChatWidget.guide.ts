export const guide: ComponentGuide = {
  status: 'beta',
  since: '0.1.0',
  alsoCalled: 'assistant, chatbot, messenger, help',
  use: {
    from: '@clothesline/chat-widget',
    react: '<ChatWidget product="Warm Hands" />',
    element: 'clothesline-chat',
    html: '<clothesline-chat api-host="https://clothesline.example" product="Warm Hands"></clothesline-chat>',
  },
  gallery: { stories: ['with-history', 'empty', 'phone'], height: 700 },
  anatomy: {
    story: 'with-history',
    height: 700,
    parts: [
      ['[role=dialog]', 'Panel', 'beside the page, not over it'],
      ['[role=log]', 'Conversation', 'an answer is read out when it comes'],
      ['textarea', 'Field', 'grows to several lines'],
      ['[role=dialog] textarea ~ button', 'Send', 'Enter does it too'],
    ],
  },
  pairs: [
    { do: { says: 'Say that answers are automated.' }, dont: { says: 'Give it a person’s name and picture.' } },
    { do: { says: 'Open it when it is asked for.' }, dont: { says: 'Open it by itself after some seconds.' } },
  ],
  keys: [
    ['Enter', 'sends'],
    ['Shift + Enter', 'begins a line'],
    ['Escape', 'closes the panel; the focus goes back to its button'],
  ],
  readOut: ['“Open chat, button, collapsed”.', '“Warm Hands Assistant, dialog”, and each answer when it is whole.'],
  words: ['The assistant speaks as itself: “I could not send that.”', 'No codes, no “AI”.'],
};
