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
      ['[role=dialog]', 'Panel', 'next to the page, not covering it'],
      ['[role=log]', 'Conversation', 'new answers are announced'],
      ['textarea', 'Field', 'grows with the text'],
      ['[role=dialog] textarea ~ button', 'Send', 'also sent with Enter'],
    ],
  },
  pairs: [
    { do: { says: 'Say that answers are automated.' }, dont: { says: 'Give it a person’s name and photo.' } },
    { do: { says: 'Open it when it is asked for.' }, dont: { says: 'Open it automatically after a few seconds.' } },
  ],
  keys: [
    ['Enter', 'sends'],
    ['Shift + Enter', 'starts a new line'],
    ['Escape', 'closes the panel and returns focus to its button'],
  ],
  readOut: ['“Open chat, button, collapsed”.', '“Warm Hands Assistant, dialog”, and each answer once it’s complete.'],
  words: ['The assistant uses the first person: “I could not send that.”', 'No codes, no “AI”.'],
};
